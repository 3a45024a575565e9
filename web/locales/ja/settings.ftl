# The settings of the page: for each its name, its values, and what the chosen $value means.

ui-settings-look = 見た目
ui-settings-cards = カード
ui-settings-hand = 手札
ui-settings-table = テーブル
ui-settings-sound = 音
ui-settings-pace = 進み方
ui-settings-help = 操作

ui-setting-theme = テーマ
ui-setting-theme-device = 自動
ui-setting-theme-light = 明るい
ui-setting-theme-dark = 暗い
ui-setting-theme-help = { $value ->
    [light] 機器の設定によらず、昼の色です。
    [dark] 機器の設定によらず、夜の色です。
   *[other] 機器の設定に合わせます。
}

ui-setting-faces = 表の絵柄
ui-setting-faces-layout = 自動
ui-setting-faces-large = 大きな数字
ui-setting-faces-desk = 絵入り
ui-setting-faces-help = { $value ->
    [large] 大きな数字とマークで、離れても読めます。
    [desk] 小さな画面でも、絵入りのカードにします。
   *[other] 広ければ絵入り、狭ければ大きな数字にします。
}

ui-setting-pack = マークの色
ui-setting-pack-two = 2色
ui-setting-pack-four = 4色
ui-setting-pack-help = { $value ->
    [four] ダイヤは青、クラブは緑です。4つのマークがすべて違う色になります。
   *[other] 普通のトランプと同じ、赤と黒です。
}

ui-setting-back = 裏の絵柄
ui-setting-back-claret = 臙脂
ui-setting-back-indigo = 藍
ui-setting-back-pine = 松葉
ui-setting-back-bees = 蜂
ui-setting-back-help = { $value ->
    [indigo] 青海波にスペード。
    [pine] 麻の葉に星。
    [bees] 蜂に王冠。
   *[other] 格子に帽子。
}

ui-setting-order = 手札の並べ方
ui-setting-order-suits = マーク順
ui-setting-order-left = 切り札を左
ui-setting-order-right = 切り札を右
ui-setting-order-own = 自分で
ui-setting-order-help = { $value ->
    [left] 切り札とジョーカーは左端に、ほかのマークは赤と黒を交互に並べます。
    [right] 切り札とジョーカーは右端に、ほかのマークは赤と黒を交互に並べます。
    [own] カードをドラッグするか、Shift と矢印キーで動かします。メニューの「手札を並べる」ならタップで動かせます。
   *[other] マークを赤と黒で交互に並べます。
}

ui-setting-tricks = 終わったトリック
ui-setting-tricks-last = 前の1つ
ui-setting-tricks-all = すべて
ui-setting-tricks-help = { $value ->
    [all] 初心者のテーブルです。この回のトリックをすべて見返せます。
   *[other] 普通のテーブルと同じく、前のトリックだけをいつでも見返せます。
}

ui-setting-tap = カードの出し方
ui-setting-tap-once = 1回タップ
ui-setting-tap-twice = 2回タップ
ui-setting-tap-help = { $value ->
    [twice] 1回目で選び、もう1回タップするかボタンを押すと出します。
   *[other] タップするとすぐに出します。
}

ui-setting-speed = 速さ
ui-setting-speed-slow = ゆっくり
ui-setting-speed-normal = 普通
ui-setting-speed-fast = 速い
ui-setting-speed-once = 一度に
ui-setting-speed-step = 1つずつ
ui-setting-speed-help = { $value ->
    [slow] 1枚ずつ、じっくり見られます。
    [fast] 慣れた人向けです。
    [once] 次のあなたの番まで、ほかの人が一度にプレイします。
    [step] トリックごとに、タップするまで待ちます。
   *[other] 友だちと遊ぶときの速さです。
}

ui-setting-timer = 持ち時間
ui-setting-timer-none = なし
ui-setting-timer-30 = 30秒
ui-setting-timer-60 = 60秒
ui-setting-timer-help = { $value ->
    [none] 好きなだけ考えられます。
   *[other] 時間が切れると、席に戻るまでコンピューターが代わりに打ちます。タブが隠れている間やパネルを開いている間は止まり、再読み込みすると最初から数えます。
}

ui-setting-forced = 1枚しか出せないとき
ui-setting-forced-off = 自分で出す
ui-setting-forced-on = 自動で出す
ui-setting-forced-help = { $value ->
    [on] 出せるカードが1枚だけなら、いつもの間をおいて自動で出します。
   *[other] 1枚しか出せないときも、自分で出します。
}

ui-setting-tips = 説明
ui-setting-tips-all = すべて
ui-setting-tips-rest = 閉じたもの以外
ui-setting-tips-none = なし
ui-setting-tips-help = { $value ->
    [all] することをその場で説明します。閉じるまで出ます。
    [rest] 閉じた説明は出ません。「すべて」で元に戻ります。
   *[other] 説明は出ません。「すべて」で元に戻ります。
}

ui-setting-keys = 1文字のキー
ui-setting-keys-on = 使う
ui-setting-keys-off = 使わない
ui-setting-keys-help = { $value ->
    [off] 1文字のキーは働きません。メニューの「キー操作と読み上げ」でも同じことが分かります。
   *[other] ? を押すと、場のようすを読み上げる文字が分かります。
}

ui-setting-unrated = 対象外になる前に
ui-setting-unrated-ask = 確かめる
ui-setting-unrated-go = 確かめない
ui-setting-unrated-help = { $value ->
    [go] 最初のヒントや手の戻しも、すぐに行います。
   *[other] 最初のヒントや手の戻しの前に確かめます。対戦はレーティングの対象外になります。
}

ui-setting-sounds = 音
ui-setting-sounds-off = なし
ui-setting-sounds-on = あり
ui-setting-sounds-help = { $value ->
    [on] カードを出したとき、トリックを取ったとき、自分の番、回の終わりに短い音が鳴ります。
   *[other] 音は鳴りません。
}
