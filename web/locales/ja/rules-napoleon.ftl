### The rules of Japanese Napoleon.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

napoleon-rules-title = ナポレオンのルール

## Aim

napoleon-rules-goal-title = 目的
napoleon-rules-goal = 一番高くビッドした人がナポレオンになり、20枚の絵札のうち、ビッドした枚数以上を取ります。ナポレオンはカードを1枚指名し、それを持つ人が副官となって、初めは正体を隠してナポレオンを助けます。残りの全員は連合軍で、2人と戦います。
napoleon-rules-honours = 絵札は、各マークのエース、キング、クイーン、ジャック、10です。ほかのカードは数えません。
napoleon-rules-honours-joker = 絵札は、各マークのエース、キング、クイーン、ジャック、10です。ほかのカードは数えません。ジョーカーも絵札ではありません。
napoleon-rules-match = 1対戦は{ $deals }回で、全員パスの回は数えません。合計点が一番高い人の優勝です。同点なら勝ちを分け合います。

## Deal

napoleon-rules-deal-title = 配る
napoleon-rules-pack = { $players }人で、ジョーカーなしの52枚を使います。どのマークも強い順に A K Q J 10 9 8 7 6 5 4 3 2 です。
napoleon-rules-pack-joker = { $players }人で、52枚にジョーカー1枚を加えて使います。どのマークも強い順に A K Q J 10 9 8 7 6 5 4 3 2 です。
napoleon-rules-hands = 手札は{ $hand }枚です。残りの{ $widow }枚は場札で、ナポレオンが取るまで伏せておきます。
napoleon-rules-dealer = 最初の親はくじで決めます。1回ごとに、親は左隣に移ります。

## Auction

napoleon-rules-auction-title = 競り
napoleon-rules-auction = 親の左隣から時計回りに行います。自分の番に、絵札の枚数と切り札にするマークを言ってビッドするか、パスします。
napoleon-rules-bids = 最低のビッドは{ $lowest }、最高は{ $highest }です。
napoleon-rules-climb = ビッドは、前のビッドより高くなければなりません。枚数が多いか、同じ枚数で上のマークです。マークは下からクラブ、ダイヤ、ハート、スペードの順です。
napoleon-rules-climb-no-trump = ビッドは、前のビッドより高くなければなりません。枚数が多いか、同じ枚数で上のマークです。マークは下からクラブ、ダイヤ、ハート、スペードの順で、ノートランプはスペードの上です。
napoleon-rules-jumps = 枚数を飛ばしてもかまいません。一度パスしたら、この競りにはもう加われません。
napoleon-rules-auction-ends = 1人がビッドしてほかの全員がパスするか、{ $highest }のビッドが出れば競りは終わりです。最後にビッドした人がナポレオンです。
napoleon-rules-all-pass = 全員がパスすると得点はなく、回数にも数えず、次の人が親です。

## Adjutant

napoleon-rules-adjutant-title = 副官
napoleon-rules-naming-first = ナポレオンはまず1枚を指名し、それから場札を取って捨てます。
napoleon-rules-exchange-first = ナポレオンはまず場札を取って捨て、それから1枚を指名します。
napoleon-rules-naming = どのカードを指名してもかまいません。それを持つ人が副官で、ナポレオンの味方です。
napoleon-rules-naming-joker = ジョーカーも含め、どのカードを指名してもかまいません。それを持つ人が副官で、ナポレオンの味方です。
napoleon-rules-secret = 初めは副官だけが知っています。ほかの人が知るのは、指名されたカードが出たとき、遅くともその回が終わったときです。
napoleon-rules-exchange = ナポレオンは{ $widow }枚の場札を取り、同じ枚数を伏せて捨てます。取ったばかりのカードも含め、どれを捨ててもかまいません。
napoleon-rules-alone = 指名したカードをほかのだれも持っていなければ、ナポレオンは独りで戦います。自分の手札や場札にあったか、捨てた場合です。ほかの人には知らされません。
napoleon-rules-discarded-allies = 捨てた絵札は連合軍のものです。捨て札は、その回が終わるまで伏せておきます。
napoleon-rules-discarded-nobody = 捨てた絵札はだれのものにもならず、ナポレオンには損です。捨て札は、その回が終わるまで伏せておきます。
napoleon-rules-discarded-napoleon = 捨てた絵札はナポレオン軍のものです。捨て札は、その回が終わるまで伏せておきます。
napoleon-rules-discarded-first-trick = 捨てた絵札はすぐ全員に見せ、最初のトリックを取った人のものになります。その中に指名したカードがあれば、ナポレオンが独りだと全員に分かります。ほかの捨て札は、その回が終わるまで伏せておきます。

## Play

napoleon-rules-play-title = プレイ
napoleon-rules-lead = 最初の台札は、ナポレオンが好きなカードを出します。トリックを取った人が、次の台札を出します。
napoleon-rules-follow = 台札と同じマークがあれば、それを出します。なければ何を出してもかまいません。切り札を出す義務も、勝とうとする義務もありません。
napoleon-rules-printed = スペードのエースも正・裏ジャックも、書いてあるマークのカードです。
napoleon-rules-joker = ジョーカーにマークはありません。台札と同じマークを持っていても、いつでも出せます。
napoleon-rules-trump-call = ジョーカーを台札に出すと切り札請求です。切り札があれば、出さなければなりません。
napoleon-rules-trump-call-no-trump = ジョーカーを台札に出すと切り札請求です。切り札があれば、出さなければなりません。切り札のない回では請求にならず、何を出してもかまいません。
napoleon-rules-joker-call = { $card }が台札に出るとジョーカー請求です。ジョーカーの持ち主は、台札と同じマークがあっても、ジョーカーを出さなければなりません。

## Tricks

napoleon-rules-tricks-title = トリックの勝者
napoleon-rules-tricks = 上から見て、最初に当てはまる行で決まります。この図では{ $trump }が切り札です。
napoleon-rules-tricks-no-trump = ノートランプの回では正・裏ジャックがなく、次の行だけが残ります。
napoleon-rules-line-yoromeki = よろめき（ハートのクイーン）
napoleon-rules-line-yoromeki-note = マイティと同じトリックに出たとき。順番は問いません
napoleon-rules-line-mighty = マイティ
napoleon-rules-line-mighty-note = スペードのエース
napoleon-rules-line-right-jack = 正ジャック
napoleon-rules-line-right-jack-note = 切り札のジャック
napoleon-rules-line-left-jack = 裏ジャック
napoleon-rules-line-left-jack-note = 切り札と同じ色の、もう1枚のジャック
napoleon-rules-line-joker = 台札のジョーカー
napoleon-rules-line-joker-note = 台札でないジョーカーは決して勝ちません
napoleon-rules-line-joker-weak-note = 上の行のカードが1枚も出ていないとき。台札でなければ決して勝ちません
napoleon-rules-line-same-two = セイムツー
napoleon-rules-line-same-two-note = 全員が同じマークのとき、その2。最初のトリックを除きます
napoleon-rules-line-trump = 一番強い切り札
napoleon-rules-line-led = 台札と同じマークで一番強いカード

## Examples

napoleon-rules-examples-title = 例
napoleon-rules-led = 台札は{ $suit }、切り札は{ $trump }
napoleon-rules-led-trumps = 台札は{ $suit }（切り札）
napoleon-rules-led-no-trump = 台札は{ $suit }、切り札なし
napoleon-rules-led-joker = 台札はジョーカー、切り札は{ $trump }
napoleon-rules-led-joker-no-trump = 台札はジョーカー、切り札なし
napoleon-rules-example-led = だれも切り札を出していないので、台札と同じマークで一番強い{ $card }の勝ちです。ハートのキングは別のマークです。
napoleon-rules-example-trump = スペードのない人が切り札を出しました。低くても{ $card }の勝ちです。
napoleon-rules-example-left-jack = ダイヤとハートはどちらも赤なので、{ $who_me ->
    [yes] あなた
   *[no] { $who }
}の{ $card }は裏ジャックです。マークはハートですが、切り札の9にも台札のエースにも勝ちます。
napoleon-rules-example-right-jack = 両方のジャックが出ました。{ $card }は切り札のジャック、つまり正ジャックで、裏ジャックにも切り札のキングにも勝ちます。
napoleon-rules-example-yoromeki = スペードのエースなら正ジャックにも勝つところですが、同じトリックにハートのクイーンが出たので、{ $who_me ->
    [yes] あなた
   *[no] { $who }
}の勝ちです。
napoleon-rules-example-mighty = { $card }はマイティで、正ジャックにも、ほかのどのカードにも勝ちます。このテーブルでは、ハートのクイーンもマイティに勝てません。
napoleon-rules-example-same-two = 全員がクラブで、最初のトリックではないので、{ $card }がキングにも勝ちます。
napoleon-rules-example-no-same-two = 全員がクラブです。このテーブルでは2はただの一番低いカードで、{ $card }の勝ちです。
napoleon-rules-example-first-trick = 同じカードでも、最初のトリックでは2に特別な力はなく、{ $card }の勝ちです。
napoleon-rules-example-joker-over-jack = { $who_me ->
    [yes] あなた
   *[no] { $who }
}がジョーカーを台札に出し、切り札のある人は出さなければなりません。勝てるのはマイティだけで、切り札のエースにも裏ジャックにも勝ちます。
napoleon-rules-example-jack-over-joker = 台札はジョーカーで、切り札のある人は出さなければなりません。{ $who_me ->
    [yes] あなた
   *[no] { $who }
}は切り札がなく、{ $card }を出しました。裏ジャックはジョーカーより上で、勝ちです。
napoleon-rules-example-joker-over-trump = ジョーカーが台札で、切り札請求です。切り札もクラブのエースも勝てないので、{ $who_me ->
    [yes] あなた
   *[no] { $who }
}の勝ちです。
napoleon-rules-example-trump-over-joker = ジョーカーが台札で、切り札請求です。このテーブルではジョーカーはどの切り札より弱く、一番強い切り札の{ $card }の勝ちです。
napoleon-rules-example-joker-alone = 切り札も特別なカードも出ていないので、台札のジョーカーの勝ちです。
napoleon-rules-example-joker-not-led = ジョーカーはいつでも出せますが、台札ではないので勝てません。{ $card }の勝ちです。
napoleon-rules-example-joker-call = { $lead }が台札に出て、ジョーカー請求です。持ち主はジョーカーを出すしかなく、取られます。{ $card }の勝ちです。
napoleon-rules-example-no-trump = 切り札がないので、ダイヤのジャックはただの別のマークのカードです。台札と同じマークで一番強い{ $card }の勝ちです。
napoleon-rules-example-no-trump-joker = 切り札がないので、台札のジョーカーは何も請求せず、勝てるのはマイティだけです。

## Scores

napoleon-rules-scores-title = 得点
napoleon-rules-total = ナポレオン軍はナポレオンと副官、またはナポレオン独りです。取ったトリックの絵札がその枚数です。捨てた絵札は入りません。
napoleon-rules-total-napoleon = ナポレオン軍はナポレオンと副官、またはナポレオン独りです。取ったトリックの絵札と、ナポレオンが捨てた絵札がその枚数です。
napoleon-rules-total-first-trick = ナポレオン軍はナポレオンと副官、またはナポレオン独りです。取ったトリックの絵札がその枚数です。捨てた絵札は、最初のトリックに付いていきます。
napoleon-rules-made = 枚数がビッド以上なら達成です。
napoleon-rules-shares = 達成すると、連合軍は1人1点ずつ失います。そのうち副官が1点、ナポレオンが残りの{ $helped }点を得ます。ナポレオンが独りなら{ $alone }点すべてを得ます。失敗すると、すべて逆になります。
napoleon-rules-all-normal = 20枚全部を取っても、得点は変わりません。
napoleon-rules-all-double = 20枚全部を取って達成すると、得点は2倍です。
napoleon-rules-all-allies-win = 20枚をビッドせずに20枚全部を取ると、ナポレオン軍の負けです。
napoleon-rules-scoring-fixed = 得点はビッドの高さによりません。
napoleon-rules-scoring-fixed-double = 20枚のビッドか、ナポレオンが独りなら、得点は2倍です。両方でも2倍です。
napoleon-rules-scoring-additive = 20枚のビッドか、ナポレオンが独りなら、得点は2倍です。両方でも2倍です。負けても点は減らず、0点です。
napoleon-rules-scoring-bid-linked = ビッドの枚数から10を引いた倍率で、1倍より下にはなりません。
napoleon-rules-paid-made = 達成（20枚未満）
napoleon-rules-paid-failed = 失敗
napoleon-rules-paid-all = 20枚全部
napoleon-rules-col-bid = ビッド
napoleon-rules-col-napoleon = ナポレオン
napoleon-rules-col-adjutant = 副官
napoleon-rules-col-ally = 連合軍1人
napoleon-rules-col-alone = ナポレオン独り
napoleon-rules-col-ally-alone = そのとき連合軍1人
napoleon-rules-numbers = { $low }～{ $high }

## Playing well

napoleon-rules-well-title = うまく打つには
napoleon-rules-well-bidding = ビッド
napoleon-rules-well-bidding-text = 特別なカード、一番よいマークの枚数、エースを数えます。切り札が5枚あって、マイティかジャックもあれば、ビッドできる手です。副官が強いカードを持ってきますし、場札もよく助けになります。
napoleon-rules-well-chances = 達成の見込み
napoleon-rules-well-chances-text = 上手な5人で遊ぶと、一番よい手の人が達成するのは、{ $lowest ->
    [14] 14は半分より多く、15は10回に4、5回、16は3回に1回です。
    [15] 15は10回に4、5回、16は3回に1回です。
    [16] 16は3回に1回です。
   *[other] 13なら10回に約7回、14は半分より多く、15は10回に4、5回、16は3回に1回です。
}
napoleon-rules-well-stakes = どこまで上げるか
napoleon-rules-well-lowest = 枚数を上げても得点は増えません。連合軍になるよりナポレオンになりたいあいだは、許される最低のビッドをします。
napoleon-rules-well-lowest-short = 20枚でなければ、枚数を上げても得点は増えません。連合軍になるよりナポレオンになりたいあいだは、許される最低のビッドをします。
napoleon-rules-well-nothing-lost = 失敗しても点は減らず、連合軍に点が入るだけです。ほかのテーブルより強気に出られます。
napoleon-rules-well-higher = 枚数を上げると、得も損も大きくなります。半分より高い見込みで達成できるところまでビッドします。
napoleon-rules-well-naming = 指名
napoleon-rules-well-naming-text = 持っていない中で一番強いカードを指名します。正・裏ジャック、マイティ、切り札のエースです。連合軍の手にあれば負けるカードが、副官の手にあれば助けになります。
napoleon-rules-well-naming-joker = 持っていない中で一番強いカードを指名します。正・裏ジャック、マイティ、切り札のエース、ジョーカーです。連合軍の手にあれば負けるカードが、副官の手にあれば助けになります。
napoleon-rules-well-discarding = 捨て札
napoleon-rules-well-discarding-text = 切り札、特別なカード、エースは残します。短いマークはすっかりなくせば、そこで切り札を使えます。絵札より先に低いカードを捨てます。
napoleon-rules-well-discarding-first-trick = 切り札、特別なカード、エースは残します。短いマークはすっかりなくせば、そこで切り札を使えます。捨てた絵札は最初のトリックに付くので、それを必ず取れるときだけ絵札を捨てます。
napoleon-rules-well-discarding-napoleon = 切り札、特別なカード、エースは残します。捨てた絵札は戦わずに自分のものになるので、取られそうな絵札、まずほかのマークの10やクイーンを捨てます。短いマークはすっかりなくせば、そこで切り札を使えます。
napoleon-rules-well-leading = ナポレオンの台札
napoleon-rules-well-leading-text = 早めに切り札を出し、連合軍に切られないようにします。マイティは絵札の多いトリックまで残し、すでに味方のトリックには使いません。
napoleon-rules-well-joker = ジョーカー
napoleon-rules-well-joker-text = 連合軍に切り札が残っているうちに台札に出せば、トリックを取り、切り札も狩れます。長く持ちすぎると値打ちがなくなります。
napoleon-rules-well-joker-weak = 切り札が出なければ勝てるだけなので、切り札がなくなってから台札に出します。それまでは、台札のマークのよいカードを残すのに使えます。
napoleon-rules-well-queen = ハートのクイーン
napoleon-rules-well-queen-text = できればマイティが出るまで残します。マイティを持っていたら、クイーンが出た後か、トリックの最後に出します。
napoleon-rules-well-two = 2のカード
napoleon-rules-well-two-text = 2は、まだ全員が同じマークを出せる早いうちが強いです。まだ台札になっていないマークで使います。最初のトリックだけは早すぎます。
napoleon-rules-well-adjutant = 副官では
napoleon-rules-well-adjutant-text = 指名されたカードを早く見せすぎずに、ナポレオンのトリックに絵札を渡し、連合軍からトリックを取ります。取られそうな絵札を取り戻せるときに、指名されたカードを出します。
napoleon-rules-well-defending = 連合軍では
napoleon-rules-well-defending-text = 仲間が必ず取るトリックにだけ絵札を渡し、分からなければ低く出します。ナポレオンより先に出すときは、ナポレオンに勝たれない場合だけ取りに行きます。ナポレオンの強いカードがなくなったマークを台札にします。
napoleon-rules-well-reading = 副官はだれか
napoleon-rules-well-reading-text = ナポレオンのトリックに絵札を渡す人、切り札を台札に出す人、勝てるのにナポレオンに遠慮する人に注目します。ナポレオンからトリックを取る人は、まず副官ではありません。

## Glossary

napoleon-rules-words-title = 用語
napoleon-rules-word-honour = 絵札
napoleon-rules-word-honour-text = エース、キング、クイーン、ジャック、10。全部で20枚です。
napoleon-rules-word-widow = 場札
napoleon-rules-word-widow-text = 配られなかったカード。ナポレオンが取ります。
napoleon-rules-word-napoleon = ナポレオン
napoleon-rules-word-napoleon-text = 最後にビッドした人。
napoleon-rules-word-named = 副官指名カード
napoleon-rules-word-named-text = ナポレオンが副官を選ぶために指名したカード。
napoleon-rules-word-adjutant = 副官
napoleon-rules-word-adjutant-text = 指名されたカードを持つ人。ナポレオンの隠れた味方です。
napoleon-rules-word-army = ナポレオン軍
napoleon-rules-word-army-text = ナポレオンと副官、またはナポレオン独り。
napoleon-rules-word-allies = 連合軍
napoleon-rules-word-allies-text = 残りの全員。ナポレオン軍と戦います。
napoleon-rules-word-mighty = マイティ
napoleon-rules-word-mighty-text = スペードのエース。
napoleon-rules-word-right-jack = 正ジャック
napoleon-rules-word-right-jack-text = 切り札のジャック。
napoleon-rules-word-left-jack = 裏ジャック
napoleon-rules-word-left-jack-text = 切り札と同じ色の、もう1枚のジャック。スペードとクラブ、ハートとダイヤが組です。
napoleon-rules-word-trump-call = 切り札請求
napoleon-rules-word-trump-call-text = 台札のジョーカー。切り札のある人は出さなければなりません。
napoleon-rules-word-joker-call = ジョーカー請求
napoleon-rules-word-joker-call-text = 台札に出ると、ジョーカーを出させるカード。
napoleon-rules-word-yoromeki = よろめき
napoleon-rules-word-yoromeki-text = 同じトリックで、ハートのクイーンがマイティに勝つこと。マイティがクイーンによろめく、という意味です。
napoleon-rules-word-same-two = セイムツー
napoleon-rules-word-same-two-text = 全員が同じマークを出したとき、トリックを取る2。
napoleon-rules-word-passed-out = 流れ
napoleon-rules-word-passed-out-text = だれもビッドしなかった回。

## Questions

napoleon-rules-questions-title = よくある質問
napoleon-rules-ask-left-jack = 裏ジャックは切り札ですか？
napoleon-rules-ask-left-jack-text = いいえ。切り札のように勝ちますが、書いてあるマークのカードで、切り札が台札のときに出す義務はありません。
napoleon-rules-ask-mighty = マイティが負けることはありますか？
napoleon-rules-ask-mighty-yes = 同じトリックのハートのクイーンにだけ負けます。ほかのどのカードにも、どのトリックでも負けません。
napoleon-rules-ask-mighty-no = いいえ。どのトリックでも、何にも負けません。
napoleon-rules-ask-joker = 台札と同じマークがあっても、ジョーカーを出せますか？
napoleon-rules-ask-joker-text = はい、いつでも出せます。
napoleon-rules-ask-joker-wins = 台札でないジョーカーは勝ちますか？
napoleon-rules-ask-joker-wins-text = いいえ、決して勝ちません。でも、残したいカードを出さずに済みます。
napoleon-rules-ask-first-lead = ナポレオンは、最初に切り札や特別なカードを出せますか？
napoleon-rules-ask-first-lead-text = はい。どのトリックにも、出してはいけないカードはありません。
napoleon-rules-ask-own = ナポレオンは、自分の手札を指名できますか？
napoleon-rules-ask-own-text = はい。そのときは独りで戦い、ほかの人はそれを見抜かなければなりません。
napoleon-rules-ask-tell = 副官は名乗ってもよいですか？
napoleon-rules-ask-tell-text = 出すカードで示すだけです。指名されたカードが出るまで、ほかの人に確かなことは分かりません。
napoleon-rules-ask-hide = 勝てるときには、指名されたカードを出さなければいけませんか？
napoleon-rules-ask-hide-text = いいえ。ほかのカードと同じです。台札のマークに従い、出せるカードの中から自由に選べます。
napoleon-rules-ask-discard = 絵札を捨ててもよいですか？
napoleon-rules-ask-discard-text = はい、どのカードでも捨てられます。だれのものになるかは、副官の章にあります。
napoleon-rules-ask-two = 切り札の2も勝ちますか？
napoleon-rules-ask-two-text = はい。全員が切り札で、最初のトリックではなく、特別なカードも出ていなければ勝ちます。
napoleon-rules-ask-over = ビッドを達成したら、その回は終わりですか？
napoleon-rules-ask-over-text = いいえ。最後のトリックまで行います。
