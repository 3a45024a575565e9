# How computer players decide: what holds for all of them. The page and the printed page have the same words.

table-players-title = コンピューターの考え方
ui-players-print = このページ（読む・印刷する）

## What they know

table-players-know-title = 知っていること
table-players-know = コンピューターのプレイヤーに渡されるのは、その席から分かることだけです。
table-players-know-hand = 自分の手札
table-players-know-said = この回にテーブルで言われたことすべて
table-players-know-played = 出たカードすべてと、それを出した人
table-players-know-counts = 全員の手札の枚数と、親がだれか
table-players-know-rules = テーブルのルール
table-players-know-never = 配られたカード全体が渡されることはありません。ほかの人の手札も、伏せたカードも渡されないので、見ようとしても見られません。
table-players-know-alone = だれが人間でだれがコンピューターかも、対戦の得点も知りません。コンピューターどうしが伝え合うのは、ビッドと出したカードだけです。

## How they decide

table-players-decide-title = 決め方
table-players-rule = 定石
table-players-rule-text = 人と同じように、どのプレイヤーにも習慣があります。この手札なら競りでどこまで行けるか、このトリックにはどのカードが合うか。すばやいですが、先は読みません。
table-players-search = 読み
table-players-search-text = 強いプレイヤーは、見えないカードの配置を思い描きます。知っていることと合う配置ごとに、考えている手をそれぞれ試し、その先がどう終わるかを調べます。すべての配置を通して一番よかった手を選びます。
table-players-worlds = どの手にも同じ配置
table-players-worlds-text = どの手も同じ配置で試します。運よく配置に恵まれた手が選ばれることはありません。
table-players-clock = 読みの終わり
table-players-clock-text = レベルで決まった数の配置を調べ終えるか、時間が来るか、早いほうで終わります。手が1つしかないときは読みません。

## Each game, and its levels

table-players-game = { $game }では

table-players-levels = レベルと、1つの決定に使えるもの
table-players-col-level = レベル
table-players-col-by = 決め方
table-players-col-worlds = 配置（最大）
table-players-col-clock = ミリ秒（最大）
table-players-level = { $number } { $name }
table-players-by-rule = 定石
table-players-by-slips = 定石、間違いあり
table-players-by-search = 読み
table-players-no-search = このゲームには、まだ読みを使うプレイヤーがいません。
table-players-one-level = このゲームのコンピューターは、全員が同じレベル「{ $level }」です。
table-players-slips = レベル{ $level }は、100回の決定のうち約{ $percent }回、こうした間違いに誘われます。
table-players-apart = レベルの差
table-players-apart-text = 多くの配りで測ると、レベル{ $from }までは、どのレベルもすぐ下のレベルより強くなっています。レベル{ $from }とその上のレベルとの差は、これまでの測定では見えていません。

## Time

table-players-time-title = 時間からは何も分かりません
table-players-time = コンピューターの手は、その前の出来事から決まった時間の後に見せます。その時間を決めるのは、速さの設定、カードを待つのか言葉を待つのか、そしてテーブルで一番強いレベルだけです。手札や、考えた時間にはよりません。難しい選択も、選択の余地がないときも、同じ時間です。
table-players-time-once = 速さが「{ ui-setting-speed-once }」のときは、ほかの人が一度にプレイするので、全体の待ち時間だけが長くなったり短くなったりします。

## The cards

table-players-cards-title = カードの配り方
table-players-cards = 各回のカードは、対戦のシードと回の番号だけで決まります。だれかが考え始める前に配り終え、だれが何をしても、後から取り替えることはありません。
table-players-cards-chance = プレイヤーが思い描く配置には、別の乱数を使います。ですから同じシードなら、だれと対戦しても同じカードです。対戦の記録にはシードとすべてのカードが入っていて、確かめられます。

## What is tested

table-players-proved-title = 確かめていること
table-players-proved = プログラムを変えるたびに、多くの回をでたらめに進めるテストで、次のことを確かめています。
table-players-proved-hidden = 見えないカードを別のものと入れ替えても、どの場面でも決定は同じで、考えた手の評価もすべて前とまったく同じです。
table-players-proved-worlds = 思い描く配置は、知っていることと矛盾しません。本当の配置とは、そのプレイヤーには見分けがつきません。
table-players-proved-cards = だれが何をしても、配られるカードは同じです。
table-players-proved-time = どれだけ長く考えても、カードを見せる時は同じです。
table-players-proved-legal = コンピューターにもあなたと同じルールが適用され、どの番でもルールどおりの手を見つけます。
table-players-proved-page = あなたに見えてはいけないカードは、ページにも、ページに届くメッセージにもありません。

## What is not claimed

table-players-limits-title = 言い切れないこと
table-players-limits = このページは、次のことまでは言いません。
table-players-limits-perfect = 間違えずに打つこと。配置は推測で、その結末も推測です。テーブルのだれにも見えない全員の手札を開いて進めるか、定石どおりに進めるかだからです。
table-players-limits-device = どの機器でも同じ強さであること。遅い機器では、少ない配置で時間が来るので、違う手になることがあります。カードは同じです。
table-players-limits-browser = あなた自身にもカードを見る手立てがないこと。サーバーはないので、全員の手札があなたのブラウザにあり、プログラムを調べれば見つかります。ただし、手を決める部分には渡されません。
table-players-limits-tests = テストがすべての不具合を見つけること。多くの回を試しますが、すべてではありません。
