### The rules of Nap.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

nap-rules-title = ナップのルール

## Aim

nap-rules-goal-title = 目的
nap-rules-goal = 手札は1人5枚です。一番高くビッドした人が、独りでほかの全員と戦います。その人が最初に出したカードのマークが切り札になり、5トリックのうち、ビッドした数以上を取ります。
nap-rules-match = 全員が{ $each }回ずつ親をすると、全{ $deals }回で対戦は終わりです。全員パスの回も数えます。合計点が一番高い人の優勝です。同点なら勝ちを分け合います。

## Deal

nap-rules-deal-title = 配る
nap-rules-pack = { $players }人で、{ $cards }枚すべてを使います。どのマークも強い順に A K Q J 10 9 8 7 6 5 4 3 2 です。
nap-rules-pack-stripped = { $players }人で、低いカードを抜いた{ $cards }枚を使います。各マークのエースから{ $lowest }までで、エースが一番強いです。
nap-rules-hands = 手札は{ $hand }枚で、3枚、2枚と配ります。残りの{ $left }枚は使わず、だれも見ません。
nap-rules-hands-singly = 手札は{ $hand }枚で、1枚ずつ配ります。残りの{ $left }枚は使わず、だれも見ません。
nap-rules-dealer = 最初の親はくじで決めます。1回ごとに、親は左隣に移ります。

## Auction

nap-rules-auction-title = 競り
nap-rules-auction = 親の左隣から時計回りに、1周だけ行います。
nap-rules-one-round = 発言は1回だけです。ビッドするか、パスします。
nap-rules-higher = ビッドは、前のビッドより高くなければなりません。
nap-rules-only-over = { $bid }は、{ $over }の上にだけビッドできます。
nap-rules-auction-ends = 競りは親の発言で終わります。{ $highest }のビッドが出れば、すぐに終わります。一番高くビッドした人が宣言者です。
nap-rules-auction-bids = ビッドは{ $lowest }から{ $highest }まで、次の順に高くなります。
nap-rules-bids-caption = ビッド（低い順）
nap-rules-all-pass-redeal = 全員がパスすると得点はありません。1回に数え、次の人が親です。
nap-rules-all-pass-dealer = ほかの全員がパスしたら、親はビッドしなければなりません。最低のビッドにかかわらず、1トリックまで下げられます。

## Play

nap-rules-play-title = プレイ
nap-rules-lead = 最初のトリックの台札は、宣言者が好きなカードを出します。そのマークが切り札です。
nap-rules-follow = 台札と同じマークがあれば、それを出します。なければ何を出してもかまいません。切り札を出す義務も、勝とうとする義務もありません。
nap-rules-winner-leads = トリックを取った人が、次の台札に好きなカードを出します。
nap-rules-gathered = トリックを取った人が、そのカードを集めて伏せます。
nap-rules-kept = 出したカードは各自の前に表のまま残すので、何が出たか全員に見えます。勝ったカードだけを裏返すので、だれが何トリック取ったかも見えます。
nap-rules-misere-no-trumps = ミゼールには切り札がありません。
nap-rules-misere-trumps = ミゼールでも、最初に出たマークが切り札です。
nap-rules-whole = 5トリックをすべて行います。

## Tricks

nap-rules-tricks-title = トリックの勝者
nap-rules-tricks = 上から見て、最初に当てはまる行で決まります。この図ではダイヤが切り札です。
nap-rules-line-trump = 一番強い切り札
nap-rules-line-led = 台札と同じマークで一番強いカード

## Examples

nap-rules-examples-title = 例
nap-rules-led = 台札は{ $suit }、切り札は{ $trump }
nap-rules-led-trumps = 台札は{ $suit }（切り札）
nap-rules-led-plain = 台札は{ $suit }、切り札なし
nap-rules-example-first-lead = { $lead }がこの回の最初の台札なので、{ $suit }が切り札です。その中で一番強い{ $card }の勝ちです。
nap-rules-example-trump = クラブのない人が切り札を出しました。{ $card }の勝ちで、{ $who_me ->
    [yes] 次の台札はあなた
   *[no] 次の台札は{ $who }
}が出します。
nap-rules-example-led = クラブのエースは別のマークで、切り札でもありません。台札と同じマークで一番強い{ $card }の勝ちです。
nap-rules-example-misere = ミゼールに切り札はないので、捨てたスペードは勝てません。{ $card }の勝ちです。
nap-rules-example-misere-trumps = このミゼールでは最初の台札がスペードだったので、{ $suit }が切り札で、{ $card }の勝ちです。

## Scores

nap-rules-scores-title = 得点
nap-rules-scores = ビッドを達成すると、宣言者は相手1人ずつからビッドの点をもらい、失敗すると1人ずつに払います。全員の得点を足すと0になります。数のビッドはその数が点で、余分に取っても変わりません。
nap-rules-scores-unit = 得点は{ $unit }で数えます。
nap-rules-scores-misere = ミゼールは1トリックも取らなければ達成で、達成も失敗も{ $value }点です。
nap-rules-scores-nap = ナップは、達成すれば{ $won }、失敗すれば{ $lost }です。
nap-rules-scores-times = { $bid }は、達成も失敗もナップの{ $times }倍です。
nap-rules-paid = { $players }人のときの得点
nap-rules-paid-in = { $players }人のときの得点（{ $unit }）
nap-rules-col-bid = ビッド
nap-rules-col-tricks = 取るトリック
nap-rules-col-made = 達成：宣言者
nap-rules-col-made-others = 相手1人
nap-rules-col-failed = 失敗：宣言者
nap-rules-col-failed-others = 相手1人
nap-rules-tricks-none = なし
nap-rules-tricks-all = 5つ全部
nap-rules-tricks-some = { $tricks }以上

## Playing well

nap-rules-well-title = うまく打つには
nap-rules-well-bidding = ビッド
nap-rules-well-bidding-text = 一番よいマークを切り札にしたときのトリックと、ほかのマークのエースを数えます。同じマークのエース、キングともう1枚で、3トリック近くになります。切り札2枚で、ほかにエースがなければ、ビッドはあまり勧められません。
nap-rules-well-players = 相手の人数
nap-rules-well-few = 配るのは半分より少ないので、あなたに勝つカードは、使われていないことのほうが多いです。キングも頼りになり、少し強気に出られます。
nap-rules-well-many = 半分より多く配るので、あなたに勝つカードは、だれかが持っていることのほうが多いです。確実なものだけを数えてください。
nap-rules-well-going = ナップをねらう
nap-rules-well-going-even = ナップは得も損も同じ点です。半分より高い見込みがあれば、ねらってください。
nap-rules-well-going-odds = ナップは損より得が大きいので、失敗のほうが多くてもかまいません。確実な4トリックと、5つ目にまずまずの見込みがあれば十分です。
nap-rules-well-leading = 宣言者の台札
nap-rules-well-leading-text = まず一番強い切り札を出し、相手の切り札がなくなるまで続けます。そうすれば、ほかのマークの強いカードを切られません。
nap-rules-well-discarding = 捨てるカード
nap-rules-well-discarding-text = 台札のマークがないときは、まだ取れそうなマークを残し、ほかの人が残しているマークを捨てます。同じマークが2枚なら、高いほうが宣言者を止める最後の1枚かもしれません。
nap-rules-well-defending = 相手側では
nap-rules-well-defending-text = 全員で宣言者と戦うので、仲間どうしで勝ち合わないでください。仲間が勝っていれば低く出します。宣言者より先なら高く、後ならなるべく小さいカードで勝ちます。
nap-rules-well-misere = ミゼールでは
nap-rules-well-misere-text = 手にあるマークすべてに低いカードがあるときにビッドします。中くらいの1枚だけのマークは危なく、下に2や3があれば高いカードも守れます。人数が多いほど、だれかがあなたの上に出さざるをえなくなります。勝たない範囲で一番高いカードを出し、台札のマークがないときは一番危ないカードを捨てます。
nap-rules-well-against-misere = ミゼールの相手側では
nap-rules-well-against-misere-text = 宣言者がまだ持っているマークの低いカードを台札にします。宣言者より低く出し、ほかの人が勝っていたら、高いカードを手放します。

## Glossary

nap-rules-words-title = 用語
nap-rules-word-bidder = 宣言者
nap-rules-word-bidder-text = 一番高くビッドした人。独りでほかの全員と戦います。
nap-rules-word-defenders = 相手側
nap-rules-word-defenders-text = 宣言者以外の全員。この回は仲間です。
nap-rules-word-trumps = 切り札
nap-rules-word-trumps-text = 宣言者が最初に出したマーク。ほかのどのマークにも勝ちます。
nap-rules-word-misere = ミゼール
nap-rules-word-misere-text = 1トリックも取らないというビッド。
nap-rules-word-nap = ナップ
nap-rules-word-nap-text = 5トリック全部を取るというビッド。ナポレオンの略です。
nap-rules-word-wellington = ウェリントン
nap-rules-word-wellington-text = ナップの上の、2倍で5トリック全部を取るというビッド。
nap-rules-word-blucher = ブリュッヒャー
nap-rules-word-blucher-text = ウェリントンの上の、さらに高い点で5トリック全部を取るというビッド。
nap-rules-word-void = 切れている
nap-rules-word-void-text = あるマークのカードを1枚も持っていないこと。
nap-rules-word-passed-out = 流れ
nap-rules-word-passed-out-text = だれもビッドしなかった回。

## Questions

nap-rules-questions-title = よくある質問
nap-rules-ask-trump = 台札のマークがないとき、切り札を出さなければいけませんか？
nap-rules-ask-trump-text = いいえ。何を出してもかまいません。
nap-rules-ask-over = 勝てるカードがあれば、出さなければいけませんか？
nap-rules-ask-over-text = いいえ。台札と同じマークを出すことだけが義務です。
nap-rules-ask-first = 宣言者は、一番長いマークから出さなければいけませんか？
nap-rules-ask-first-text = いいえ。好きなカードを出し、そのマークが切り札になります。
nap-rules-ask-misere = ミゼールの宣言者が1トリック取ったら？
nap-rules-ask-misere-text = その後がどうなっても、ビッドは失敗です。
nap-rules-ask-overtricks = ビッドより多く取った分は得になりますか？
nap-rules-ask-overtricks-text = いいえ。3のビッドは、3トリックでも4でも5でも3点です。
nap-rules-ask-rest = 配られなかったカードはどうなりますか？
nap-rules-ask-rest-text = 伏せたまま使いません。ですから、見えないエースが相手の手にあるとは限りません。
nap-rules-ask-together = 相手側は、もらった点を分け合いますか？
nap-rules-ask-together-text = いいえ。1人ずつ、ビッドの点をそのまま払うか、もらいます。
