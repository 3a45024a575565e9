### The start screen's words for both games: presets, house rules and table settings. Each option has one sentence (-help) that says what it
### changes and what that does to the game.

## Japanese Napoleon

napoleon-title = ナポレオン
napoleon-pitch = 絵札の枚数を競り、秘密の副官を指名し、だれが味方かを見抜くゲームです。
napoleon-preset-standard = 標準
napoleon-preset-standard-help = ジョーカー1枚、最低のビッドは13。よろめきあり。
napoleon-preset-rulebook = ルールブック
napoleon-preset-rulebook-help = 最低のビッドは12。高いビッドほど得点が大きく、20枚をビッドせずに全部取ると負けです。

napoleon-option-players = 人数
napoleon-option-players-help = 手札は4人なら12枚、5人なら10枚、6人なら8枚です。4人と6人は場札が多く、交換で手が大きく変わります。
napoleon-option-jokers = ジョーカー
napoleon-option-jokers-help = ジョーカーはいつでも出せ、台札なら強く、切り札を請求します。なければ場札が1枚減り、強い切り札が安全になります。
napoleon-option-minimum-bid = 最低のビッド
napoleon-option-minimum-bid-help = これより低いビッドはできません。低いと弱い手でも競りに加われ、高いと勝負のビッドと全員パスが増えます。
napoleon-option-no-trump = ノートランプ
napoleon-option-no-trump-help = 切り札なしのビッドができます。スペードより上です。正・裏ジャックもなくなり、長いマークとマイティがものを言います。
napoleon-option-yoromeki = よろめき
napoleon-option-yoromeki-help = スペードのエースとハートのクイーンが同じトリックに出ると、ほかに何があってもクイーンの勝ちです。マイティも安全ではありません。
napoleon-option-same-two = セイムツー
napoleon-option-same-two-help = 2トリック目から、全員が同じマークを出したトリックは2の勝ちです。小さいカードも残す値打ちが出ます。
napoleon-option-joker-led = 台札のジョーカー
napoleon-option-joker-led-help = 台札に出したジョーカーの強さです。強ければほぼ好きなときに1トリック取れ、弱ければ切り札を請求するだけです。
napoleon-option-joker-led-below-mighty = マイティの次
napoleon-option-joker-led-below-jacks = ジャックの次
napoleon-option-joker-led-weakest = 最弱
napoleon-option-joker-call = ジョーカー請求
napoleon-option-joker-call-help = このカードが台札に出ると、ジョーカーの持ち主はジョーカーを出さなければならず、そのジョーカーは負けます。ジョーカーを狩れるようになります。
napoleon-option-joker-call-off = なし
napoleon-option-joker-call-3c = クラブの3
napoleon-option-joker-call-3s = スペードの3
napoleon-option-adjutant-naming = 副官の指名
napoleon-option-adjutant-naming-help = 交換の後なら、仕上がった手札に合わせて指名できます。前なら、指名したカードが場札にあって、ナポレオンが独りになることもあります。
napoleon-option-adjutant-naming-before-widow = 交換の前
napoleon-option-adjutant-naming-after-exchange = 交換の後
napoleon-option-discarded-honours = 捨てた絵札
napoleon-option-discarded-honours-help = ナポレオンが捨てた絵札の行き先、つまり絵札を捨てる損の大きさが決まります。「なし」では、連合軍の枚数にも入りません。
napoleon-option-discarded-honours-allies = 連合軍
napoleon-option-discarded-honours-first-trick = 初トリックの勝者
napoleon-option-discarded-honours-napoleon = ナポレオン
napoleon-option-discarded-honours-nobody = なし
napoleon-option-all-honours = 20枚全部取ったら
napoleon-option-all-honours-help = ナポレオン軍が20枚全部を取ったときの扱いです。2倍なら総取りのねらいがいがあり、負けなら低いビッドが落とし穴になります。
napoleon-option-all-honours-normal = 変わりなし
napoleon-option-all-honours-double = 得点2倍
napoleon-option-all-honours-allies-win = 20枚のビッド以外は負け
napoleon-option-scoring = 得点
napoleon-option-scoring-help = 固定：いつも同じ点。2倍あり：20枚のビッドか独りなら2倍。勝者のみ：2倍あり、負けても0点。ビッド比例：ビッドの枚数から10を引いた点。
napoleon-option-scoring-fixed = 固定
napoleon-option-scoring-fixed-double = 2倍あり
napoleon-option-scoring-additive = 勝者のみ
napoleon-option-scoring-bid-linked = ビッド比例
napoleon-option-deals = 回数
napoleon-option-deals-help = 1対戦の回数です。全員パスの回は数えません。多いほど、じっくりした打ち方が報われます。

napoleon-idle-no-joker = ジョーカーを使わないので、この項目は関係ありません。

## Nap

nap-title = ナップ（イギリス）
nap-pitch = 手札は5枚、ビッドは1回。何トリック取るかを言い、最初に出すマークが切り札になります。
nap-preset-standard = 標準
nap-preset-standard-help = 今の遊び方です。ビッドは3から、ミゼールとウェリントンあり。
nap-preset-french = フランス式
nap-preset-french-help = チップで遊びます。ビッドは2からブリュッヒャーまで。ナップの達成は10です。
nap-preset-hoyle = ホイル式
nap-preset-hoyle-help = 昔のペニーナップです。ビッドは1からナップまで。1枚ずつ配り、出したカードは各自の前に残します。

nap-option-players = 人数
nap-option-players-help = 手札は何人でも5枚です。人数が多いほど強いカードが出ていて、トリックを取りにくくなります。
nap-option-lowest-bid = 最低のビッド
nap-option-lowest-bid-help = これより低いビッドはできません。低いと弱い手でも勝負でき、高いと全員パスが増えます。
nap-option-misere = ミゼール
nap-option-misere-help = 1トリックも取らないというビッドで、3より上です。悪い手にもビッドの道ができます。
nap-option-misere-trumps = ミゼールの切り札
nap-option-misere-trumps-help = ミゼールでも最初に出たマークを切り札にします。小さい切り札でも、取りたくないトリックを取ってしまいます。
nap-option-top-bid = 最高のビッド
nap-option-top-bid-help = ウェリントンとブリュッヒャーも5トリック全部のビッドで、ナップの上に、より高い賭けで重ねられます。
nap-option-top-bid-nap = ナップ
nap-option-top-bid-wellington = ウェリントン
nap-option-top-bid-blucher = ブリュッヒャー
nap-option-nap-payout = ナップの点
nap-option-nap-payout-help = ナップを達成すると相手1人からもらう点と、失敗すると払う点です。もらいが大きいほど、ねらいたくなります。
nap-option-nap-payout-5-5 = +5／−5
nap-option-nap-payout-10-5 = +10／−5
nap-option-nap-payout-12-6 = +12／−6
nap-option-blucher-multiple = ブリュッヒャーの倍率
nap-option-blucher-multiple-help = ブリュッヒャーがナップの何倍になるかです。4倍なら、1回で対戦がひっくり返ることもあります。
nap-option-all-pass = 全員パスのとき
nap-option-all-pass-help = 配り直すか、ほかの全員がパスしたら親が必ずビッドするかです。後者では親は1トリックまで下げられ、流れる回がなくなります。
nap-option-all-pass-redeal = 配り直し
nap-option-all-pass-dealer-bids = 親がビッド
nap-option-pack = 使うカード
nap-option-pack-help = 低いカードを抜くと、見えないカードが減ります。手が強くなり、ビッドも高くなります。
nap-option-pack-full = 52枚全部
nap-option-pack-stripped = 低い札を抜く
nap-option-deals-each = 親の回数
nap-option-deals-each-help = 全員がこの回数だけ親をしたら対戦は終わりです。席による損得がありません。

nap-setting-played = 出したカード
nap-setting-played-help = トリックを取った人が集めるか、各自の前に表のまま残して、いつでも見られるようにするかです。
nap-setting-played-gathered = 集める
nap-setting-played-kept = 残す
nap-setting-dealing = 配り方
nap-setting-dealing-help = 3枚と2枚に分けて配るか、1枚ずつ配るかです。カードは同じで、見た目だけが違います。
nap-setting-dealing-3-2 = 3枚と2枚
nap-setting-dealing-singly = 1枚ずつ

nap-idle-no-misere = このテーブルにミゼールはないので、この項目は関係ありません。
nap-idle-no-blucher = このテーブルにブリュッヒャーはないので、この項目は関係ありません。
