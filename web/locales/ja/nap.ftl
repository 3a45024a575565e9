### Nap.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

## Roles

nap-declarer = 宣言者
nap-role-declarer = 宣言者
nap-role-defender = 相手側
nap-role-trump = 切り札

## What scores are counted in: $count of them

nap-unit-chips = { $count ->
   *[other] チップ
}
nap-unit-pence = { $count ->
   *[other] ペンス
}

## Auction

nap-auction = 競り
nap-no-bid = まだビッドなし
nap-highest-bid = 最高のビッド
nap-bid-misere = ミゼール
nap-bid-nap = ナップ
nap-bid-wellington = ウェリントン
nap-bid-blucher = ブリュッヒャー
nap-ask-bid = ビッドするか、パスしてください
nap-ask-bid-over = { $bid }より上のビッドか、パスです
nap-ask-bid-detail = 発言は1回だけです。最初に出すカードのマークが切り札になります。5トリックのうち、いくつ取れそうですか。
nap-ask-forced = 全員パスしたので、ビッドしてください
nap-ask-forced-detail = 親は1トリックまで下げられます。
nap-bid-means-some = { $tricks }トリック以上。できれば相手1人から{ $won }ずつもらい、できなければ{ $lost }ずつ払います。
nap-bid-means-none = 1トリックも取らない。できれば相手1人から{ $won }ずつもらい、できなければ{ $lost }ずつ払います。
nap-bid-means-all = 5トリック全部。できれば相手1人から{ $won }ずつもらい、できなければ{ $lost }ずつ払います。
nap-bid-note-some = { $tricks }トリック
nap-bid-note-none = 0トリック
nap-bid-note-all = 5つ全部
nap-bid-note-over = { $bid }の上
nap-bid-too-low = { $bid }より高くビッドしてください
nap-bid-only-over = { $bid }の上にだけビッドできます
nap-bid-under-lowest = 最低のビッドは{ $lowest }です
nap-no-such-bid = このテーブルにそのビッドはありません
nap-dealer-must-bid = 全員パスしたので、親はビッドしなければなりません
nap-submit-bid = { $face }をビッド
nap-passed-out = 全員パスしました
nap-passed-out-detail = 得点はありませんが、1回に数えます。次の人が親です。

## Play

nap-trumps-label = 切り札
nap-trumps = { $suit }
nap-trumps-open = 最初のカード
nap-no-trumps = なし
nap-tricks-won = トリック
nap-turn-trumps = 最初に出すマークが切り札です
nap-so-far = { $who_me ->
    [yes] あなたの{ $card }が勝っています。
   *[no] { $who }の{ $card }が勝っています。
}
nap-standing = { $who_me ->
    [yes] あなたは
   *[no] { $who }は
}あと{ $need }トリック必要です。
nap-standing-made = { $who_me ->
    [yes] あなたのビッドは達成です。
   *[no] { $who }のビッドは達成です。
}
nap-standing-lost = { $who_me ->
    [yes] あなたのビッドは失敗です。
   *[no] { $who }のビッドは失敗です。
}
nap-standing-none = { $who_me ->
    [yes] あなたは1トリックも取れません。
   *[no] { $who }は1トリックも取れません。
}
nap-trick = { $who_me ->
    [yes] あなたのトリック
   *[no] { $who }のトリック
}（{ $count }つ目）

## Result

nap-result-made = { $who_me ->
    [yes] あなたは{ $bid }を達成しました
   *[no] { $who }は{ $bid }を達成しました
}
nap-result-failed = { $who_me ->
    [yes] あなたは{ $bid }に失敗しました
   *[no] { $who }は{ $bid }に失敗しました
}
nap-result-legend = 明るい札は切り札
nap-result-some = { $tricks }トリックのビッドで、5つのうち{ $taken }つ獲得
nap-result-none = { $taken ->
    [0] 1トリックも取りませんでした
   *[other] 取ってはいけないのに{ $taken }トリック獲得
}
nap-result-all = 全部取るビッドで、5つのうち{ $taken }つ獲得
nap-result-detail-made = { $line }。相手は1人{ $value }ずつ払います。
nap-result-detail-failed = { $line }。相手は1人{ $value }ずつもらいます。

# Why a move is made. $percent: the chance that the bid is made.
nap-why-bid = 達成の見込みは約{ $percent }%で、パスより得です。
nap-why-forced = ビッドしなければなりません。これが一番得で、達成の見込みは約{ $percent }%です。
nap-why-pass = 残ったビッドは、どれもパスより得になりません。
nap-why-only = 出せるカードは{ $card }だけです。
nap-why-under = { $card }は、ほかの人が一番下をくぐりにくいカードです。
nap-why-duck = { $card }なら負けて、もっと低いカードも残ります。
nap-why-caught = どのカードでも一番強くなるので、一番惜しくない{ $card }を出します。
nap-why-low-before = { $card }ならトリックは低いままで、宣言者が取らされるかもしれません。
nap-why-leave = { $card }で、宣言者にトリックを取らせます。
nap-why-rid = { $card }では、後で宣言者の下をくぐれません。
nap-why-trumps = 手の中で一番よい{ $suit }を切り札にします。
nap-why-draw = { $card }で、ほかの人の切り札を狩ります。
nap-why-lead-sure = 相手に{ $card }に勝てるカードはありません。
nap-why-lead = 一番勝てそうなのは{ $card }です。
nap-why-win = { $card }なら、ここまでで一番強くなります。
nap-why-win-last = { $card }でトリックを取ります。
nap-why-partner = { $who }が勝っているので、よいカードを出すのはもったいないです。
nap-why-low = ほかによい手がないので、損の少ない{ $card }を出します。

## Explanations for who is new

nap-tip-bid = 5トリックのうち独りで何トリック取るかをビッドします。発言は1回だけで、一番高い人がプレイします。
nap-tip-declarer = あなたは独りで全員と戦います。最初に出すカードのマークが切り札です。
nap-tip-misere = あなたは独りで、1トリックも取ってはいけません。
nap-tip-defender = ほかの人と力を合わせて、{ $who }のビッドを止めます。
nap-tip-ring = 輪はトリックの数です。ひし形は宣言者、丸は相手側、数字の印がビッドです。

## The log of a deal

nap-log-contract = { $who_me ->
    [yes] あなたが{ $bid }で戦います。最初に出すマークが切り札です
   *[no] { $who }が{ $bid }で戦います。最初に出すマークが切り札です
}
nap-log-contract-no-trumps = { $who_me ->
    [yes] あなたが{ $bid }で戦います。切り札はありません
   *[no] { $who }が{ $bid }で戦います。切り札はありません
}
nap-log-trumps = 切り札は{ $suit }
nap-log-takes = { $who_me ->
    [yes] あなたが{ $card }でトリックを取りました
   *[no] { $who }が{ $card }でトリックを取りました
}{ nap-log-count }
nap-log-takes-trump = { $who_me ->
    [yes] あなたが切り札の{ $card }でトリックを取りました
   *[no] { $who }が切り札の{ $card }でトリックを取りました
}{ nap-log-count }
nap-log-count = （{ $count }つ目）

## What may be claimed
nap-claim = カードがどう配られていても、ほかの人が何を出しても、残りのトリックはすべてあなたが取ります。
nap-claim-none = カードがどう配られていても、ほかの人が何を出しても、あなたは残りのトリックを1つも取りません。
