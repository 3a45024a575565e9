# What stands in pages of others. Each message is one line, for the build takes the lines apart.

## Elements
ui-embed-who-wins = 勝つのは？
ui-embed-which = 出せるカードは？
ui-embed-wins = 勝ち
ui-embed-leads = 最初
ui-embed-allowed = 出せる
ui-embed-trick = トリック（出した順）
ui-embed-hand = 手札
ui-embed-table = 場：
ui-embed-trump = 切り札：
ui-embed-no-trump = 切り札なし
ui-embed-first = その回の最初のトリック
ui-embed-swap = { $card }。ほかのカードに替える
ui-embed-line = { $of }段のうち{ $line }段目
ui-embed-ladder = すべての段（強い順）
ui-embed-asking = 調べています…
ui-embed-again = もう一度試す
ui-embed-failed = 答えを読み込めませんでした。
ui-embed-barred = このページの中では答えられません。
ui-embed-site = ゲームを開く
ui-embed-wrong = カード、切り札、ルールの組み合わせが正しくありません。

## The page of the site that shows them all
ui-demo-title = ほかのページの中のナポレオン
ui-demo-lead = ページに置ける部品を、すべて並べました。使い方はソースの docs/embedding.md にあります。
ui-demo-tables = テーブル
ui-demo-table-note = ボタンを押すまで、何も動きません。
ui-demo-frame = 普通のフレームでも同じです
ui-demo-tricks = トリック
ui-demo-tricks-note = 誰が勝つかを尋ねてください。カードを押して替えると、答えも変わります。
ui-demo-hands = 手札
ui-demo-told = テーブルがこのページに伝えること
ui-demo-play = このディールで遊ぶ
