### Japanese Napoleon.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

## Roles

napoleon-napoleon = ナポレオン
napoleon-adjutant = 副官
napoleon-adjutant-hidden = 不明
napoleon-adjutant-secret = あなた（秘密）
napoleon-adjutant-nobody = なし
napoleon-role-napoleon = ナポレオン
napoleon-role-alone = ナポレオン（単独）
napoleon-role-adjutant = 副官
napoleon-role-adjutant-secret = 副官（秘密）
napoleon-role-ally = 連合軍
napoleon-role-mighty = マイティ
napoleon-role-joker = ジョーカー
napoleon-role-right-jack = 正ジャック
napoleon-role-left-jack = 裏ジャック
napoleon-role-yoromeki = よろめき
napoleon-role-named = 副官指名カード
napoleon-role-and-named = { $role }、副官指名カード

## Auction

napoleon-auction = 競り
napoleon-no-bid = まだビッドなし
napoleon-highest-bid = 最高のビッド
napoleon-ask-bid = ビッドするか、パスしてください
napoleon-ask-bid-over = { $bid }より上のビッドか、パスです
napoleon-ask-bid-detail = A・K・Q・J・10 の20枚が絵札です。切り札をどのマークにして、味方と何枚取れそうですか。
napoleon-ask-bid-detail-no-trump = A・K・Q・J・10 の20枚が絵札です。切り札をどのマークにして、または切り札なしで、味方と何枚取れそうですか。
napoleon-bid-means = { $bid }：味方と合わせて、絵札20枚のうち{ $number }枚を取ります。
napoleon-bid-too-low = { $bid }より高くビッドしてください
napoleon-no-such-bid = ビッドは{ $lowest }～20の枚数とマークです
napoleon-no-such-bid-no-trump = ビッドは{ $lowest }～20の枚数と、マークまたはノートランプです
napoleon-submit-bid = { $face }をビッド
napoleon-passed-out = 全員パスしました
napoleon-passed-out-detail = 得点はありません。次の人が親です。

## Naming

napoleon-naming = { $who_me ->
    [yes] 副官を指名
   *[no] { $who }が副官を指名
}
napoleon-ask-name = 1枚指名してください。持ち主が副官です
napoleon-ask-name-detail = 副官は味方です。そのカードが出るまで、正体は秘密です。
napoleon-ask-name-detail-widow = 副官は味方です。そのカードが出るまで、正体は秘密です。場札にあれば、独りで戦います。
napoleon-name-means = { $card }を持つ人が副官になります。知っているのは本人だけです。
napoleon-name-means-role = { $card }（{ $role }）です。持ち主だけが知ります。
napoleon-name-own = { $card }は自分の手札です。独りで戦うことになります。
napoleon-name-confirm = { $card }は自分の手札です。副官なしで、独りで全員と戦うことになります。指名しますか？
napoleon-name-discarded = { $card }は自分で捨てました。独りで戦うことになります。
napoleon-name-confirm-discarded = { $card }は自分で捨てました。副官なしで、独りで全員と戦うことになります。指名しますか？
napoleon-not-in-pack = そのカードは使っていません
napoleon-submit-name = { $face }を指名

## Exchange

napoleon-exchanging = { $who_me ->
    [yes] カードを交換
   *[no] { $who }が場札を取ります
}
napoleon-ask-discard = { $count }枚捨ててください
napoleon-ask-discard-detail = 印のあるカードが場札から来ました。1つのマークをなくせば、そこで切り札を使えます。
napoleon-ask-discard-detail-no-trump = 印のあるカードが場札から来ました。切り札はないので、強いカードと長いマークでトリックを取ります。
napoleon-discard-honour-allies = { $card }は絵札です。連合軍のものになります。
napoleon-discard-honour-first-trick = { $card }は絵札です。全員に見せ、最初のトリックを取った人のものになります。
napoleon-discard-honour-nobody = { $card }は絵札です。だれのものにもなりません。
napoleon-discard-count = ちょうど{ $count }枚捨ててください
napoleon-submit-discard = { $count }枚捨てる
napoleon-alone-widow = { $card }は場札にありました。あなたは独りです。ほかの人は知りません。
napoleon-alone-own = 自分の{ $card }を指名したので、あなたは独りです。ほかの人は知りません。
napoleon-you-adjutant = あなたは{ $card }を持っているので、{ $who }の副官です。ほかの人は知りません。

## Play

napoleon-turn-trumps = ジョーカーの切り札請求です。{ $suit }を出してください
napoleon-turn-joker = ジョーカーを出してください
napoleon-turn-anything = あなたの番です。好きなカードを出してください
napoleon-must-trump = ジョーカーの切り札請求です。{ $suit }を出してください
napoleon-must-joker = { $card }のジョーカー請求です
napoleon-so-far = { $who_me ->
    [yes] あなたの{ $card }が勝っています。
   *[no] { $who }の{ $card }が勝っています。
}{ napoleon-in-trick }
napoleon-so-far-line = { $who_me ->
    [yes] あなたが勝っています（{ $line }）。
   *[no] { $who }が勝っています（{ $line }）。
}{ napoleon-in-trick }
napoleon-in-trick = { $count ->
    [0] 絵札は出ていません。
   *[other] 絵札が{ $count }枚出ています。
}
napoleon-revealed = { $who_me ->
    [yes] { $card }が出て、あなたが副官だと全員が知りました。
   *[no] { $card }が出ました。副官は{ $who }です。
}
napoleon-revealed-alone = { $who_me ->
    [yes] { $card }が出て、あなたが独りだと全員が知りました。
   *[no] { $card }は{ $who }が持っていました。ナポレオンは独りです。
}
napoleon-trick = { $who_me ->
    [yes] あなたのトリック
   *[no] { $who }のトリック
}{ napoleon-gain }
napoleon-trick-line = { $who_me ->
    [yes] あなたの勝ち（{ $line }）
   *[no] { $who }の勝ち（{ $line }）
}{ napoleon-gain }
napoleon-gain = { $count ->
    [0] 、絵札なし
   *[other] 、絵札{ $count }枚
}
napoleon-line-yoromeki = よろめき
napoleon-line-mighty = マイティ
napoleon-line-joker = ジョーカーの台札
napoleon-line-right-jack = 正ジャック
napoleon-line-left-jack = 裏ジャック
napoleon-line-same-two = セイムツー

## Result

napoleon-result-made = ナポレオン軍の勝ち
napoleon-result-failed = ナポレオン軍の負け（{ $short }枚不足）
napoleon-result-all = ナポレオン軍が20枚すべて獲得
napoleon-result-made-alone = { $who_me ->
    [yes] あなたが独りで勝ちました
   *[no] { $who }が独りで勝ちました
}
napoleon-result-failed-alone = { $who_me ->
    [yes] あなたは独りで負けました
   *[no] { $who }は独りで負けました
}（{ $short }枚不足）
napoleon-result-all-alone = { $who_me ->
    [yes] あなたが独りで20枚すべて獲得
   *[no] { $who }が独りで20枚すべて獲得
}
napoleon-result-all-loses = 20枚をビッドせずにすべて取ったので、連合軍の勝ち
napoleon-result-detail = { $bid }のビッドで絵札{ $total }枚。連合軍は{ $allies }枚でした。
napoleon-result-detail-discard = { $bid }のビッドで絵札{ $total }枚。連合軍は{ $allies }枚と、捨て札から{ $discarded }枚でした。
napoleon-result-detail-lost = { $bid }のビッドで絵札{ $total }枚。連合軍は{ $allies }枚で、捨て札の{ $discarded }枚はだれのものにもなりません。
napoleon-result-legend = 明るい札は絵札
napoleon-widow = 場札
napoleon-discarded = 捨て札

## Explanations for who is new

napoleon-tip-bid = 味方と取る絵札の枚数をビッドします。一番高い人がナポレオンです。
napoleon-tip-name = 持っていない強いカードを指名します。それを持つ人が、秘密の味方になります。
napoleon-tip-discard = 役に立たないカードを捨てます。なくなったマークには切り札を出せます。
napoleon-tip-discard-no-trump = 役に立たないカードを捨てます。強いカードと長いマークでトリックを取ります。
napoleon-tip-napoleon = { $card }を持つ人が味方ですが、ほかの人は知りません。2人の獲得は合計します。
napoleon-tip-alone = あなたは独りで全員と戦います。知っているのはあなただけです。
napoleon-tip-adjutant = { $card }を持つあなたは{ $who }の副官です。出すまでは秘密です。2人で絵札を集めます。
napoleon-tip-ally = 敵は{ $who }と、{ $card }を持つ副官です。2人に絵札を渡さないでください。
napoleon-tip-special = 小さな金のひし形は、切り札にも勝てる特別なカードの印です。メニューのルールにあります。
napoleon-tip-special-no-trump = 小さな金のひし形は、見かけより強い特別なカードの印です。メニューのルールにあります。
napoleon-tip-ring = 輪は絵札の数です。ひし形はナポレオン軍、丸は連合軍、数字の印がビッドです。

## The log of a deal

napoleon-log-contract = { $who_me ->
    [yes] あなたが{ $bid }でナポレオンです
   *[no] { $who }が{ $bid }でナポレオンです
}
napoleon-log-naming = 指名と交換
napoleon-log-names = { $who_me ->
    [yes] あなたが{ $card }を指名しました
   *[no] { $who }が{ $card }を指名しました
}
napoleon-log-names-role = { $who_me ->
    [yes] あなたが{ $card }（{ $role }）を指名しました
   *[no] { $who }が{ $card }（{ $role }）を指名しました
}
napoleon-log-exchange = { $who_me ->
    [yes] あなたが場札を取り、{ $count }枚捨てました
   *[no] { $who }が場札を取り、{ $count }枚捨てました
}
napoleon-log-shown = 捨てた絵札を全員に見せます：{ $cards }
napoleon-log-shown-won = { $who_me ->
    [yes] あなたが、捨てた絵札{ $count }枚も取りました
   *[no] { $who }が、捨てた絵札{ $count }枚も取りました
}
napoleon-log-takes = { $who_me ->
    [yes] あなたが{ $card }でトリックを取りました
   *[no] { $who }が{ $card }でトリックを取りました
}{ napoleon-gain }
napoleon-log-takes-line = { $who_me ->
    [yes] あなたが{ $card }（{ $line }）でトリックを取りました
   *[no] { $who }が{ $card }（{ $line }）でトリックを取りました
}{ napoleon-gain }
napoleon-log-takes-trump = { $who_me ->
    [yes] あなたが切り札の{ $card }でトリックを取りました
   *[no] { $who }が切り札の{ $card }でトリックを取りました
}{ napoleon-gain }
napoleon-log-alone = { $who_me ->
    [yes] { $card }は捨て札にありました。あなたは独りでした
   *[no] { $card }は捨て札にありました。{ $who }は独りでした
}
napoleon-log-widow = 場札：{ $cards }
napoleon-log-discard = 捨て札：{ $cards }

# Why a CPU player, or a hint, chooses a move.
napoleon-why-bid = 達成の見込みは約{ $percent }%で、パスより得です。
napoleon-why-pass = 残ったビッドは、どれもパスより得になりません。
napoleon-why-call = 味方が持っていて一番助かるのは{ $card }です。
napoleon-why-call-role = 味方が持っていて一番助かるのは{ $card }（{ $role }）です。
napoleon-why-alone = 独りで戦える強さです。{ $card }は自分の手札にあります。
napoleon-why-void = { $suit }がなくなるので、{ $suit }に切り札を出せます。
napoleon-why-discard =
    { $count ->
        [0] 残す値打ちの低いカードを捨て、絵札は捨てません。
       *[other] 残す値打ちの低いカードを捨てます。
    }
napoleon-why-only = 出せるカードは{ $card }だけです。
napoleon-why-joker = ジョーカーで{ $suit }を請求し、全員に切り札を出させます。
napoleon-why-show = 正体を隠すより、今{ $card }を出すほうが得です。
napoleon-why-hide = { $kept }は温存し、正体も隠します。
napoleon-why-lead-sure = { $card }に勝てるカードは残っていません。
napoleon-why-draw = { $card }で、ほかの人の{ $suit }を狩ります。
napoleon-why-lead-honour = { $card }なら勝てそうです。
napoleon-why-lead-low = { $card }なら絵札を失いません。
napoleon-why-win-line = { $card }でトリックを取ります（{ $line }）。
napoleon-why-win = { $card }なら、ここまでで一番強くなります。
napoleon-why-win-last = { $card }でトリックを取ります。
napoleon-why-feed = { $who }が勝っているので、{ $card }は取られません。
napoleon-why-partner = { $who }が勝っているので、よいカードを出すのはもったいないです。
napoleon-why-keep = { $kept }（{ $role }）は、もっとよいトリックのために残します。
napoleon-why-keep-queen = ♥Q はマイティが出るまで残します。
napoleon-why-spare = 相手に絵札を渡しません。
napoleon-why-low = ほかによい手がないので、損の少ない{ $card }を出します。

## What may be claimed
napoleon-claim = カードがどう配られていても、ほかの人が何を出しても、残りのトリックはすべてあなたが取ります。
