# The pages of rules: what stands around the rules themselves, in the page and in print.

ui-rules-play = このルールで遊ぶ
ui-rules-index = すべてのルール
ui-rules-index-title = ルール（読む・印刷する）
ui-rules-index-lead = どのページにも、1つのルールを初めから終わりまで、人数ごとに書いてあります。遊んでいるテーブルのルールは、そのメニューから読めます。
# A set of rules as the title of its page
ui-rules-page = { $title }：{ $set }
ui-rules-of = { $preset }ルール、{ $players }人
ui-rules-players = { $players }人
ui-rules-numbers = { $game }、{ $preset }ルール、人数別
ui-rules-agreed = 始める前に決めること：{ $option }。このページでは「{ $value }」です。
