# What the view itself says. Everything about a game comes with the table.

ui-game-title = ナポレオン

## Regions, for those who listen
ui-headline = ビッド
ui-tools = ツール
ui-table = テーブル
ui-prompt = 今すること
ui-your-hand = あなたの手札
ui-result = 結果

## Cards and seats
ui-joker-index = JOKER
# $card: a card in words; $part: what it is in this deal, such as "left jack"
ui-card-part = { $card }、{ $part }
ui-card-new = { $card }、新しく入ったカード
ui-put-back = { $card }を手札に戻す
ui-face-down = 裏向きのカード{ $count }枚
# Cards kept before their owner; $down of them are turned down, for tricks won
ui-kept = { $name }が出したカード、{ $down ->
    [0] 裏返したものはなし
   *[other] うち裏返し{ $down }枚
}
ui-dealer = 親
ui-dealer-letter = 親
ui-taken = 獲得 { $count }
ui-turn = 手番
ui-turn-own = 手番
ui-pass = パス
ui-played = { $name }、{ $card }
ui-winning = 優勢
ui-wins = 勝ち
ui-leads = 台札
ui-of = ／{ $of }
ui-picked = { $count }／{ $of } 枚選択

## Grids
ui-choose-bids = ビッドを選ぶ
ui-choose-pack = カードを選ぶ
ui-cell-barred = { $name }、選べません。{ $why }
ui-cell-own = { $name }、自分の手札
ui-own-card = 自分の手札

## Result
ui-result-table = 席ごとの結果
ui-col-player = プレイヤー
ui-col-won = 獲得
ui-col-dealt = 配られた手札
ui-col-deal = 今回
ui-col-total = 合計
# $unit: what scores are counted in, such as chips
ui-col-unit = { $name }（{ $unit }）
ui-all-tricks = 全トリック
ui-next-deal = 次の回へ
ui-play-again = もう一度対戦
ui-final-table = 最終順位
ui-place = { $place }位
# $count players have the most
ui-winner = { $count ->
    [1] 優勝
   *[other] 引き分け
}

## Panels
ui-close = 閉じる
ui-back = 戻る
ui-confirm = よろしいですか？
ui-arrange = 手札を並べる
ui-arrange-note = タップで動かします。
ui-arrange-from = 動かすカードをタップしてください。
ui-arrange-to = 次に、移す場所をタップしてください。
ui-arranged = 完了
ui-go-on = 次へ
ui-tap-on = どこかをタップすると進みます。
ui-log = この回の記録
ui-log-empty = この回はまだ何も起きていません。
ui-play-card = { $card }を出す
ui-last-trick = 前のトリック
ui-no-trick = この回はまだ1トリックも終わっていません。
ui-trick = トリック
ui-scores = 得点表
ui-no-scores = まだ1回も終わっていません。
ui-passed-out = 全員パス
ui-deal-of = 第{ $number }回／全{ $of }回
ui-menu = メニュー
ui-settings = 設定
ui-settings-note = 見た目、音、動き。
ui-export = 対戦の記録を保存
ui-export-note = すべての回が入ったテキストファイルです。
ui-export-warn = 今の回も含め、全員の手札が入ったテキストファイルです。
ui-report = 不具合の報告をコピー
ui-report-note = バージョン、設定、この対戦を文字にします。直せる人に送ってください。
ui-report-copied = 報告をコピーしました。不具合の説明と一緒に貼り付けてください。
ui-report-by-hand = ブラウザーがコピーを許可していません。ここから報告をコピーしてください。
ui-stand-in = コンピューターに打ってもらう
ui-stand-in-note = 席に戻るまで、定石どおりに打ちます。対戦の成績は数えられます。
ui-take-back = 席に戻る
ui-take-back-of = { $who }の席を取り戻す
ui-give-up = 降参する
ui-give-up-note = 最後までコンピューターが打ち、対戦の成績は数えられます。
ui-seat-stand-in = コンピューターが代わりに打っています
ui-claim = 残りを請求
ui-new-match = 新しい対戦
ui-new-match-note = ゲーム、人数、ルールを選びます。配るまでは今の対戦が残ります。
ui-open-record = 記録を開く
ui-open-record-note = ファイルに保存した対戦です。今の対戦は残ります。
ui-back-to-match = 元の対戦に戻る
ui-back-note = そのまま残っています。

## Keys, and what they tell
ui-keys = キー操作と読み上げ
ui-keys-this = この画面を開きます
ui-keys-hint = 自分の番にヒントを出す
ui-key-tab = Tab
ui-key-tab-does = 次へ移る：今すること、手札、ツール
ui-key-arrows = 矢印、Home、End
ui-key-arrows-does = カードやビッドの間を動く
ui-key-enter = Enter、Space
ui-key-enter-does = カードを出す、ビッドを選ぶ、ボタンを押す
ui-key-escape = Esc
ui-key-escape-does = 画面を閉じる
ui-tells-asked = 今すること
ui-tells-hand = 手札
ui-tells-trick = 場のトリック
ui-tells-last = 前のトリック
ui-tells-contract = ビッドと、今の進み具合
ui-tells-scores = 得点
ui-read-no-trick = 今はカードを出す場面ではありません。
ui-read-trick = トリック{ $number }、{ $count ->
    [0] まだだれも出していません
   *[other] { $count }枚
}
ui-read-winning = { $name }が優勢
ui-read-won = { $of }枚のうち{ $low }枚獲得
ui-read-won-range = { $of }枚のうち{ $low }～{ $high }枚獲得
ui-read-score = { $name }：今回の獲得{ $taken }、合計{ $total }
ui-read-role = { $name }、{ $role }
ui-read-of = { $label }：{ $value }
ui-read-hand-hidden = 端末を渡すまで、手札は伏せてあります
ui-read-hand = 手札{ $count }枚
ui-read-playable = 出せるのは{ $count }枚：

## Explanations for who is new
ui-tip = 説明
ui-tip-close = この説明をもう出さない

## Language
ui-language = 言語
ui-language-failed = その言語を読み込めませんでした。もう一度お試しください。

## About the game
ui-about = このゲームについて
ui-about-note = プライバシー、バージョン、ライセンス
ui-about-play = 遊ぶ
ui-about-print = 印刷用のページ
ui-about-privacy = プライバシー
ui-about-privacy-text = あなたのブラウザから外へは何も送られません。アカウントも、アクセスの計測も、ほかのサイトへの通信もありません。対戦と設定は、このブラウザの中だけに保存されます。
ui-about-versions = バージョン
ui-about-version-core = ルールとプレイヤー
ui-about-version-build = サイトのビルド
ui-about-version-pyodide = Pyodide
ui-about-version-python = Python
ui-about-licences = ライセンス
ui-about-own = このゲームは自由ソフトウェアです。ライセンス：
ui-about-others = 次のものを含みます。それぞれのライセンスと入手元：

## Start
ui-boot-title = テーブルを用意しています
ui-boot-new-match = 準備ができしだい、開始画面を開きます。
ui-step-runtime = 実行環境
ui-step-library = ライブラリ
ui-step-core = ルールとプレイヤー
ui-step-parts = { $name }、{ $of }個中{ $done }個
ui-step-bad = { $name }：届きませんでした
ui-step-done = 、完了
ui-retry = もう一度試す
ui-download-save = 壊れた対戦をダウンロード

## The form of the start screen
ui-game = ゲーム
ui-opponents = 相手の強さ
ui-level-named = { $number }、{ $name }
ui-level-told = { $name }：{ $detail }
ui-levels-apart = 席ごとに決める
ui-person-here = この機器で遊ぶ人
ui-person-name = プレイヤー{ $number }
ui-persons-note = 機器を回して遊びます。本人が交代するまで、手札は伏せてあります。この対戦はレーティングに入りません。
ui-levels-mixed = 相手ごとに違います
ui-rules = ルール
ui-house-rules = ハウスルール
ui-changes = { $count ->
    [0] 既定のまま
   *[other] { $count }か所変更
}
ui-differs = 、既定と違う
ui-on = あり
ui-off = なし
ui-less = 1減らす
ui-more = 1増やす
ui-range = { $least } ～ { $most }
ui-entry-wrong = 使えない数があります。直してから配ってください。
ui-reset-option = 「{ $value }」に戻す
ui-reset-all = すべて「{ $preset }」に戻す
ui-names = 名前
# $place: 0 is the reader, then clockwise
ui-place-name = { $place ->
    [0] あなた
   *[other] 時計回りに{ $place }人目
}
ui-fixed-seed = シード { $seed }
ui-fixed-dealer = 最初の親：席 { $seat }
ui-fixed-seat = あなたの席：{ $seat }
ui-fresh-cards = 新しく配る
ui-share = このテーブルのリンク
ui-copy-link = リンクをコピー
ui-copied = リンクをコピーしました。
ui-copy-by-hand = ブラウザがコピーを許可していません。ここからコピーしてください。
ui-deal = 配る

## Hints, and taking back
ui-hint = ヒント
ui-hint-none = ヒントは自分の番に見られます。
ui-hint-thinking = ヒントを考えています…
ui-hint-play = { $cards }を出す
ui-hint-discard = { $cards }を捨てる
# $chance: in hundredths
ui-hint-chance = 達成の見込みは{ $chance ->
    [0] 1%未満です。
    [100] 99%を超えます。
   *[other] 約{ $chance }%です。
}
# $deed: what to do, such as “Play the ace of spades”; $why: one or two sentences
ui-hint-said = ヒント：{ $deed }。{ $why }
ui-hinted = { $name }、ヒント
ui-undo = 戻す
ui-undo-none = この回に、戻せる決定はまだありません。
ui-undo-given-up = この対戦では降参した席があるので、もう手は戻せません。
ui-undo-note = この回の、前の決定まで戻します。
ui-undone = 戻しました。

## 共有するリンク、今日の一番

ui-share-title = 共有
ui-share-note = リンクかQRコードで、ほかの人や別の端末へ
ui-share-send = 共有する…
ui-share-copy-text = 文をコピー
ui-share-copied-text = 文をコピーしました。
ui-share-code = QRコード
ui-share-code-label = リンクのQRコード
ui-share-code-long = このリンクはQRコードには長すぎます。
ui-share-code-failed = QRコードを作れませんでした。もう一度お試しください。
ui-share-nothing = このテーブルのリンクは作れません。札がシードから配られていないためです。
ui-share-day = 自分の結果
ui-share-day-note = 札のことは何も書かれません。
ui-share-match = この対戦
ui-share-match-note = 全員の名前と手札を含む、すべての回の記録です。開いた人はこの札を知るので、この札での対戦はレーティングの対象外になります。
ui-share-deal = この札
ui-share-deal-note = 同じ札と同じルールで、ほかの人が遊べます。リンクは対戦の最初の回から始まります。
ui-share-table = このテーブル
ui-share-table-note = 同じゲームと同じルールで、札は新しく配られます。
ui-days = 今日の一番
ui-days-note = だれでも同じ札で。コンピューターの成績と比べられます
ui-days-rule = 日付は協定世界時（UTC）です。UTCの午前0時に、世界中で同時に変わります。札も相手も全員同じです。最初の結果が、配られた日の成績になります。
ui-days-day = 日付
ui-days-today = 今日
ui-day-play = 遊ぶ
ui-day-go-on = 続ける
ui-day-look = 見る
ui-day-label = { $act }：{ $game }、{ $date }
ui-day-result = { $date }の一番。あなたの結果：{ $score }{ $unrated ->
    [yes] （対象外）
   *[no] {""}
}
ui-day-comparing = コンピューターが同じ札で遊んでいます…
ui-day-compared = あなたの席と札でのコンピューターの成績：
ui-day-level = { $level } { $score }
ui-day-text = { $game }、{ $date }の一番：{ $score }{ $unrated ->
    [yes] （対象外）
   *[no] {""}
}
ui-day-text-compared = 同じ席でのコンピューター：{ $scores }
