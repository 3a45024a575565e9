### What every game says at the table.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

table-who = { $who }
table-thinking = { $who_me ->
    [yes] あなたの番です
   *[no] { $who }が考えています
}
table-take = { $who }に渡してください
table-take-detail = { $who }が交代するまで、カードは伏せてあります。
table-take-submit = { $who }です
table-pass = パス
table-deal = 第{ $number }回／全{ $of }回
table-deal-over = 第{ $number }回／全{ $of }回が終了
table-deal-is-over = この回は終わりました
table-match-won = { $who_me ->
    [yes] あなたの優勝です
   *[no] { $who }の優勝です
}
table-match-drawn = { $count }人の引き分けです
table-illegal = それはできません
table-not-in-hand = { $card }は手札にありません
table-turn-lead = あなたの番です。好きなカードを出してください
table-turn-follow = あなたの番です。{ $suit }を出してください
table-turn-void = { $suit }がありません。好きなカードを出してください
table-must-follow = { $suit }があるので、{ $suit }を出してください
table-wrong-phase = 今はそれをする場面ではありません

## Explanations for who is new
table-tip-lead = 最初に出すのはあなたです。何を出してもかまいません。ほかの人は、同じマークがあれば出します。
table-tip-barred = 今出せるのは、上がっているカードです。ほかのカードをタップすると、理由が出ます。

## The log of a deal, a line for each thing that happened
table-log-bids = { $who_me ->
    [yes] あなた、{ $bid }
   *[no] { $who }、{ $bid }
}
table-log-passes = { $who_me ->
    [yes] あなた、パス
   *[no] { $who }、パス
}
table-log-trick = トリック{ $number }
table-log-leads = { $who_me ->
    [yes] 台札はあなたの{ $card }
   *[no] 台札は{ $who }の{ $card }
}
table-log-leads-role = { $who_me ->
    [yes] 台札はあなたの{ $card }、{ $role }
   *[no] 台札は{ $who }の{ $card }、{ $role }
}
table-log-plays = { $who_me ->
    [yes] あなた、{ $card }
   *[no] { $who }、{ $card }
}
table-log-plays-role = { $who_me ->
    [yes] あなた、{ $card }、{ $role }
   *[no] { $who }、{ $card }、{ $role }
}
table-log-end = この回の終わり
table-log-plus = { $who }：+{ $score }
table-log-minus = { $who }：−{ $score }
table-log-even = { $who }：{ $score }

## The levels of CPU players. $count: how many ways the cards may lie are looked at before a move.
table-level-1 = 初心者
table-level-1-help = ルールと定石をいくつか知っていますが、初心者らしい間違いをします。
table-level-2 = 初級
table-level-2-help = 定石どおりに打ちますが、時々忘れます。
table-level-3 = 中級
table-level-3-help = 定石どおりに打ち、先は読みません。
table-level-4 = 上級
table-level-4-help = 1手ごとに、見えないカードの配置を{ $count }通り思い描きます。
table-level-5 = 強豪
table-level-5-help = 1手ごとに、見えないカードの配置を{ $count }通り思い描きます。
table-level-6 = 達人
table-level-6-help = 見えないカードの配置を{ $count }通り思い描きます。1枚ごとに少し時間がかかります。
table-level-7 = 名人
table-level-7-help = 見えないカードの配置を最大{ $count }通り思い描きます。1枚ごとに1秒待ちます。

## Why a match counts for no rating
table-unrated-hint = レーティング対象外：ヒントを見ました。
table-unrated-undo = レーティング対象外：手を戻しました。
table-unrated-record = レーティング対象外：終わる前に手札の記録を保存しました。
table-unrated-seen = レーティング対象外：この札は前に見ています。
table-unrated-people = レーティング対象外：複数の人で遊んでいます。

## A person’s seat that is played for them, and the rest of a deal that was claimed
table-stand-in = 交代するまで、コンピューターが定石どおりにあなたの席で打ちます。
table-stand-in-end = 降参しました。対戦の終わりまで、コンピューターが定石どおりにあなたの席で打ちます。
table-stand-in-thinking = コンピューターがあなたの席で打っています
table-claimed = { $who_me ->
    [yes] あなたが残りのトリックを宣言しました。
   *[no] { $who }が残りのトリックを宣言しました。
}

## A drawn trick or hand in a page about rules
table-diagram-wins = { $card }の勝ちです。
table-diagram-some = 出せるカード：{ $cards }
table-diagram-all = どのカードも出せます。
table-diagram-lead = 最初に出す人は、どのカードでも出せます。
