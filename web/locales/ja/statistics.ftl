# What the page keeps of matches, and files of all that is kept.

table-stats-title = 成績
table-stats-none-title = まだありません
table-stats-none = まだ1回も数えていません。回は終わったときに、対戦は最後の回が終わったときに数えます。
table-stats-rating = レーティング{ $rating }（±{ $range }）、対象は{ $count }対戦です。
table-stats-no-rating = レーティングはまだありません。最初の対象の対戦から始まります。
table-stats-no-match = まだ1対戦も終わっていません。
table-stats-history = レーティング対象の対戦（新しい順）
table-stats-rated = { $rating }
table-stats-more = +{ $count }
table-stats-less = −{ $count }
table-stats-same = 0
table-stats-points = { $of }のうち{ $points }
table-stats-percent = { $percent }%
table-stats-mean = { $below ->
    [0] {""}
   *[other] −
}{ NUMBER($mean, minimumFractionDigits: 1) }
table-stats-of-matches = 対戦
table-stats-matches = 終了
table-stats-won = 優勝
table-stats-shared = 同点優勝
table-stats-lost = 負け
table-stats-streak = 今の連勝
table-stats-longest = 最長の連勝
table-stats-total = 1対戦の平均点
# $passed of them were passed out
table-stats-deals = 全{ $count }回、{ $passed ->
    [0] 全員パスはなし
   *[other] うち全員パス{ $passed }回
}。
table-stats-of-deals = 役割別の成績
table-stats-all = 全部
table-stats-of-bids = あなたのビッド
table-stats-of-levels = { $game }：コンピューターの強さの基準
table-stats-col-what = 対戦
table-stats-col-count = 数
table-stats-col-part = 役割
table-stats-col-deals = 回数
table-stats-col-won = 成功
table-stats-col-score = 点
table-stats-col-bid = ビッド
table-stats-col-undertaken = 回数
table-stats-col-made = 達成
table-stats-col-rating = レート
table-stats-col-change = 増減
table-stats-col-games = 勝ち数
table-stats-col-against = 相手
table-stats-col-level = レベル
table-stats-how = 数え方
table-stats-how-games = 1対戦を、同じテーブルのコンピューター1人ずつとの勝負とみなします。合計点が上なら1、同じなら½、下なら0です。レーティングはゲームごとに別です。
table-stats-how-formula = レーティングは Glicko-2 で、1対戦を1期間とします。初めは{ $start }、偏差は{ $deviation }です。「±」は偏差の1.96倍で、100回のうち95回はこの範囲に入ります。
table-stats-how-constants = あなたのレーティングを r、偏差を d、相手のレーティングを s とし、すべて μ =（レーティング − 1500）／173.7178 の目盛りにすると、1勝負の期待値は E = 1／(1 + exp(s − r)) です。v = 1／ΣE(1 − E) として、新しい偏差は 1／√(1／(d² + σ²) + 1／v)、レーティングはその2乗に Σ（結果 − E）を掛けた分だけ増えます。変動率 σ は{ $volatility }から始まり、τ = { $tau }として Glickman の手順5に従います。同じ対戦の勝負は同じカードなので、実際の確かさは表示より低くなります。
table-stats-how-unrated = ヒントを見たとき、手を戻したとき、終わっていない回の記録を保存したとき、前の対戦や終わった対戦のリンクで同じ札を見ていたとき、ファイルで同じ対戦の前の状態に戻したときは、レーティングの対象外です。各回は成績に入ります。
table-stats-how-again = もう一度遊んだ回は、前の結果と置き換わり、その対戦はレーティングの対象外になります。
table-stats-how-records = 記録から開いた対戦は、まったく数えません。途中でやめた対戦は、終わった回だけを数えます。
table-stats-how-people = 1台の機器を複数の人で使う対戦は数えません。
table-stats-how-levels = 定石のレベルを{ $middle }とし、ほかのレベルは、対戦の結果と、同じ配りで互いにつけた差から決めています。

table-rating-now = レーティング{ $rating }（{ $change ->
    [0] 変わらず
   *[other] この対戦で{ $signed }
}、±{ $range }）。
table-rating-none = この対戦はレーティングの対象外です。

napoleon-tally-taken = 絵札
nap-tally-taken = トリック

# Panel of statistics, and what is done with all that is kept

ui-statistics = 成績
ui-statistics-note = 各回、対戦、レーティング。
ui-statistics-failed = 成績を読み込めませんでした。もう一度お試しください。
ui-statistics-reset = 成績を消す
ui-keep-export = すべてをファイルに保存
ui-keep-export-note = 設定、途中の対戦、成績、レーティング。
ui-keep-import = ファイルからすべて読み込む
ui-keep-import-note = 置き換える前に確かめます。
ui-ask-reset = 成績を消しますか？
ui-ask-reset-detail = 回、対戦、レーティングの成績がすべて消えます。途中の対戦は残ります。元には戻せません。
ui-ask-reset-yes = 消す
ui-ask-import = このファイルをどうしますか？
# $matches: matches in progress; $booked: matches in the statistics; $unread: parts that cannot be read
ui-ask-import-detail = 設定と、途中の対戦{ $matches }件、成績の対戦{ $booked }件が入っています。{ $unread ->
    [0] {""}
   *[other] 読めない部分{ $unread }件は除きます。
}「置き換える」は、ここにあるものすべてと入れ替えます。「加える」は、ここにあるものを残し、足りないものを加えます。
ui-ask-import-yes = 置き換える
ui-ask-import-add = 加える
ui-keep-huge = 大きすぎるファイルです。何も変わっていません。
ui-keep-text = UTF-8 のテキストではありません。何も変わっていません。
ui-keep-json = JSON ではないので、このページが保存したファイルではありません。何も変わっていません。
ui-keep-format = このページが保存したファイルではありません。何も変わっていません。
ui-keep-version = このページの新しい版で保存したファイルです。何も変わっていません。
ui-keep-shape = ファイルが壊れています。「{ $part }」が正しくありません。何も変わっていません。
ui-keep-full = ブラウザに空きがありません。何も変わっていません。
ui-keep-replaced = ファイルの内容に置き換えました。
ui-keep-added = 足りないものを加えました。

# Two tabs
ui-elsewhere = この対戦は別のタブで開いています。こちらで続けるか、ほかのテーブルで遊んでください。
ui-taken-over = この対戦は別のタブで続いています。こちらに戻すか、ほかのテーブルで遊んでください。
ui-take-over = こちらで続ける
ui-record-elsewhere = 別のタブで記録が開いています。先にそちらを閉じてください。何も変わっていません。
