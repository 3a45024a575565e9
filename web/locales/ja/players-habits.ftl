# キャラクターの打ち方として数えるもの。ページと印刷用ページの言葉は同じです。

table-characters-plays = 打ち方：{ $game }
table-characters-measured = キャラクターどうしで、それぞれ約{ $deals }ディールを打って数えました。全員が{ $worlds }通りの配置を調べるので、違うのは気質だけです。
table-characters-figures = それぞれの打ち方：{ $game }
table-characters-who = キャラクター
table-habit-most = { $what } { $percent }%

napoleon-habit-bid = ビッド
napoleon-habit-bid-help = ビッドするディールの割合です。
napoleon-habit-jump = ジャンプ
napoleon-habit-jump-help = 必要より高いビッドの割合です。
napoleon-habit-number = 枚数
napoleon-habit-number-help = ナポレオンとして宣言した枚数の平均です。
napoleon-habit-made = 達成
napoleon-habit-made-help = そのうち達成した割合です。
napoleon-habit-drawn = 切り札を出す
napoleon-habit-drawn-help = ナポレオンのとき、最初の5トリックで、選べるときに切り札をリードする割合です。
napoleon-habit-named = 指名
napoleon-habit-named-help = ナポレオンのとき、いちばん多く指名するカードの種類と、その割合です。
napoleon-habit-mighty = マイティ
napoleon-habit-jacks = ジャック
napoleon-habit-joker = ジョーカー
napoleon-habit-trump = 高い切り札
napoleon-habit-ace = ほかのエース
napoleon-habit-alone = 単独
napoleon-habit-alone-help = 自分のカードを指名して、独りで戦う割合です。
napoleon-habit-shown = 名乗り
napoleon-habit-shown-help = 副官のとき、指名されたカードを出すトリックの平均です。

nap-habit-bid = ビッド
nap-habit-bid-help = ビッドするディールの割合です。
nap-habit-made = 達成
nap-habit-made-help = 引き受けたビッドを達成した割合です。
nap-habit-misere = ミゼール
nap-habit-misere-help = 引き受けたビッドのうち、ミゼールの割合です。
nap-habit-high = 高いビッド
nap-habit-high-help = 引き受けたビッドのうち、4トリック以上を取る宣言の割合です。
nap-habit-suit = 切り札
nap-habit-suit-help = いちばん多く切り札にするマークと、その割合です。
nap-habit-trump = { $suit }
nap-habit-trumps = 切り札を続ける
nap-habit-trumps-help = 宣言者のとき、選べるときに切り札を続けてリードする割合です。
nap-habit-lead = 高いリード
nap-habit-lead-help = リードするカードの高さです。手札で一番低いカードが0%、一番高いカードが100%で、宣言者の切り札は数えません。
nap-habit-defend = 高い守り
nap-habit-defend-help = 宣言者の相手として、ほかの人のリードに出すカードの高さです。
