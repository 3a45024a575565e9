# How computer players of Nap decide.

nap-players-bidding = 競りでは
nap-players-bidding-text = ビッドごとに、相手の人数も考えて達成の見込みを見積もり、そのテーブルのルールで何点得て何点失うかを計算します。一番得なビッドを選ぶか、パスします。
nap-players-playing = プレイでは
nap-players-playing-text = 宣言者は切り札を狩り、安全な範囲でなるべく小さいカードで勝ちます。ほかの人は協力し、宣言者には勝っても、仲間には勝ちません。ミゼールでは宣言者が低く出し、ほかの人はさらに低く出します。全員が、出たカードと、どのマークがないと分かった人を数えています。
