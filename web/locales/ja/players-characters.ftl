# The page of the characters.

table-characters-title = キャラクター
table-characters-cast = 紹介
table-characters-cast-text = それぞれの一言は、テーブルで気づく特徴です。強さは、別のものを選ばないときの強さです。
table-characters-level = 強さ：{ $level }
table-characters-how = しくみ
table-characters-how-temper = キャラクターには気質があります。何で競るか、いつ切り札を狩るか、どのカードを指名するか、副官としていつ名乗るか。判断の傾きが違うだけで、同じゲームを打ちます。
table-characters-how-level = どこまで考えるかは強さで決まり、席ごとに変えられます。気質で強くなることはありません。
table-characters-how-fair = 知っているのは、ほかのコンピューターと同じく、自分の席から見えることだけです。
