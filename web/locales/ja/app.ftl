# The page itself: starting up, saving, trouble, spoken news, and the words for cards.

ui-name-1 = あなた
ui-name-2 = アオイ
ui-name-3 = ユーゴ
ui-name-4 = ミナ
ui-name-5 = レオン
ui-name-6 = ベルト

# Cards in words

ui-suit-s = スペード
ui-suit-h = ハート
ui-suit-d = ダイヤ
ui-suit-c = クラブ
ui-suit-n = ノートランプ
ui-rank-A = エース
ui-rank-K = キング
ui-rank-Q = クイーン
ui-rank-J = ジャック
ui-rank-T = 10
ui-rank-9 = 9
ui-rank-8 = 8
ui-rank-7 = 7
ui-rank-6 = 6
ui-rank-5 = 5
ui-rank-4 = 4
ui-rank-3 = 3
ui-rank-2 = 2
ui-card-joker = ジョーカー
ui-card-name = { $suit }の{ $rank }
# Points in what they are counted in, such as 3 chips
ui-amount = { $amount }{ $unit }
ui-bid-name = { $suit }{ $n }

# Spoken news

ui-said-role = あなたの役割：{ $role }

# Starting up

ui-boot-file = ゲームの一部が届きませんでした
ui-boot-file-detail = 通信が切れたようです。もう一度お試しください。何も失われていません。
ui-boot-type = ゲームの一部が正しい形で届きませんでした
ui-boot-type-detail = サイトの設定に問題があるようです。もう一度試すか、時間をおいてお越しください。何も失われていません。
ui-boot-stalled = ゲームの読み込みに時間がかかりすぎています
ui-boot-stalled-detail = 通信が遅いか、止まっています。もう一度お試しください。何も失われていません。
ui-boot-python = ゲームを始められませんでした
ui-boot-python-detail = ゲームの不具合です。もう一度お試しください。対戦は保存されています。
ui-boot-old = このブラウザは古いため、ゲームが動きません
ui-boot-old-detail = 新しい Firefox、Chrome、Edge、Safari をお使いください。

# Saving and trouble

ui-save-damaged = 保存された対戦を読み込めません。新しい対戦を始める前に、その内容をファイルに残せます。
ui-not-saved = この対戦は保存されません。ブラウザがここでの保存を許可していません。
ui-worker-restarted = ゲームを起動し直しました。何も失われていません。
ui-trouble = うまくいきませんでした。何も変わっていません。もう一度お試しください。
ui-trouble-cpu = プレイヤーの手番が進みません。ページを読み込み直すか、メニューから新しい対戦を始めてください。

# Questions

ui-ask-new = 新しい対戦を始めますか？
ui-ask-new-detail = 途中の対戦はここで終わり、残りません。
ui-ask-new-yes = 新しい対戦
# $address: where the match is found again
ui-ask-aside = 新しい対戦を始めますか？
ui-ask-aside-detail = 今の対戦は脇に置きます。このアドレスでまた開けます：{ $address }
ui-ask-aside-yes = 新しい対戦
ui-ask-record = 別の記録を開きますか？
ui-ask-record-detail = 前に開いた記録の対戦は終わっていません。ここで終わりになり、残りません。
ui-ask-record-yes = 記録を開く
ui-ask-give-up = 降参しますか？
ui-ask-give-up-detail = 対戦の終わりまで、コンピューターが定石どおりにあなたの席で打ちます。対戦はふつうに数えられ、席には戻れません。
ui-ask-give-up-yes = 降参する
ui-ask-claim = 残りを請求しますか？
ui-ask-claim-detail = これは確実です。あなたのカードを確実な順に出し、この回を最後まで一度に進めます。
ui-ask-claim-yes = 請求する
ui-ask-export = 終わっていない回の記録を保存しますか？
ui-ask-export-detail = 全員の手札が見えてしまいます。この対戦はレーティングの対象外になります。
ui-ask-export-yes = 記録を保存
ui-ask-hint = ヒントを見ますか？
ui-ask-hint-detail = この対戦はレーティングの対象外になります。得点はそのまま数えます。
ui-ask-hint-yes = ヒントを見る
ui-ask-undo = 前の決定を戻しますか？
ui-ask-undo-detail = この対戦はレーティングの対象外になります。得点はそのまま数えます。
ui-ask-undo-yes = 戻す
ui-ask-silence = 次から聞かない
ui-ask-no = やめる

# The time for a turn

ui-time-short = 残り{ $seconds }秒です
ui-time-up = 時間切れです。コンピューターが代わりに打ちます。いつでも席に戻れます。

# Links

ui-link-game = 「{ $name }」というゲームはありません。あるのは { $games } です。
ui-link-no-game = リンクにゲームの名前がありません。あるのは { $games } です。
ui-link-preset = 「{ $value }」というルールはありません。あるのは { $presets } です。かわりに標準ルールにしました。
ui-link-key = リンクの「{ $name }」は、{ $game }にない項目です。これを除いて、残りを使います。
ui-link-value = 「{ $option }」を「{ $value }」にはできません。選べるのは { $values } です。これを除いて、残りを使います。
ui-link-place = 「{ $value }」という席はありません。席は 0 から数えます。これを除いて、残りを使います。
ui-link-seed = シードは 1 ～ 64 文字です。これを除いたので、カードは新しく配られます。残りは使います。
ui-link-theme = テーマは light か dark です。これを除いて、残りを使います。
ui-link-code = リンクの「{ $name }」が読めません。これを除いて、残りを使います。
ui-link-record = その記録はこのブラウザに保存されていません。ファイルから開いてください。
ui-link-day = 「{ $value }」は一番の日付ではありません。今日（UTC）までの日付だけを、day=2026-03-01のように書いてください。
ui-link-match = そのリンクから対戦を読めません。一部が欠けているようです。何も変わっていません。

# Records

ui-record-huge = 記録としては大きすぎるファイルです。何も変わっていません。
ui-record-text = UTF-8 のテキストではないので、記録ではありません。何も変わっていません。
ui-record-empty = 空のファイルです。何も変わっていません。
ui-record-bad = このゲームの記録として読めないファイルです。何も変わっていません。
ui-record-deal = 記録を開けません。第{ $deal }回の内容が正しくありません。何も変わっていません。
ui-record-action = 記録を開けません。第{ $deal }回の{ $action }手目はルールに反します。何も変わっていません。
# $beside: whether a match of one's own waits meanwhile
ui-record-opened = 記録を開きました。{ $beside ->
    [yes] 元の対戦は残っています。
   *[no] {""}
}
ui-record-others = ファイルの最初の記録を開きました。{ $beside ->
    [yes] 元の対戦は残っています。
   *[no] {""}
}

# Ways to long pages, whose own words are fetched when they are asked for
ui-contents = 目次
ui-rules-failed = ルールを読み込めませんでした。もう一度お試しください。
ui-rules-read = ルールを読む
ui-rules-read-note = ここで選んだとおりのルールです。ハウスルールも含みます。
ui-players = コンピューターの考え方
ui-players-failed = ページを読み込めませんでした。もう一度お試しください。

# ネットワークなしで遊ぶ、新しいバージョン

ui-kept-coming = オフラインで遊ぶ準備をしています…
ui-kept-ready = オフラインで遊べます
ui-kept-failed = オフラインで遊ぶ準備ができていません。ゲームの一部を保存できませんでした。次に開いたときにもう一度試します。
ui-update-offered = ゲームの新しいバージョンがあります。メニューから更新できます。
ui-update = ゲームを更新する
ui-update-note = ページを読み込み直します。対戦はそのままの続きから始まります。
ui-update-after = この回のあとで更新する
ui-update-after-note = 次の回が始まるまで何も変わりません。
ui-update-wanted = 選択中：次の回が始まるときに更新します。もう一度押すと取り消します。
