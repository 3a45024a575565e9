# The settings of the page: for each its name, its values, and what the chosen $value means.

ui-settings-look = Look
ui-settings-cards = Cards
ui-settings-hand = Hand
ui-settings-table = Table
ui-settings-sound = Sound
ui-settings-pace = Pace
ui-settings-help = Help

ui-setting-theme = Theme
ui-setting-theme-device = Device
ui-setting-theme-light = Light
ui-setting-theme-dark = Dark
ui-setting-theme-help = { $value ->
    [light] Daylight, whatever the device is set to.
    [dark] Lamplight, whatever the device is set to.
   *[other] Light or dark, as the device is set.
}

ui-setting-faces = Faces
ui-setting-faces-layout = By size
ui-setting-faces-large = Large index
ui-setting-faces-desk = Pictures
ui-setting-faces-help = { $value ->
    [large] One large index and suit, to be read from afar.
    [desk] Printed faces with court pictures, on small windows too.
   *[other] Pips and pictures where there is room, a large index elsewhere.
}

ui-setting-pack = Suits
ui-setting-pack-two = Two colours
ui-setting-pack-four = Four colours
ui-setting-pack-help = { $value ->
    [four] Diamonds are blue and clubs green, so that no two suits look alike.
   *[other] Red and black, as most packs are printed.
}

ui-setting-back = Backs
ui-setting-back-claret = Claret
ui-setting-back-indigo = Indigo
ui-setting-back-pine = Pine
ui-setting-back-bees = Bees
ui-setting-back-help = { $value ->
    [indigo] Waves around a spade.
    [pine] Hemp leaves around a star.
    [bees] Bees around a crown.
   *[other] A lattice around a hat.
}

ui-setting-order = Order of the hand
ui-setting-order-suits = By suits
ui-setting-order-left = Trumps left
ui-setting-order-right = Trumps right
ui-setting-order-own = My own
ui-setting-order-help = { $value ->
    [left] Trumps and joker at the left end, the other suits alternating in colour.
    [right] Trumps and joker at the right end, the other suits alternating in colour.
    [own] Drag cards to their places, or move them by Shift and the arrow keys, or by taps: Arrange my hand in the menu.
   *[other] Suits alternate in colour.
}

ui-setting-tricks = Tricks that are over
ui-setting-tricks-last = The last one
ui-setting-tricks-all = All
ui-setting-tricks-help = { $value ->
    [all] A beginner’s table: every trick of the deal can be read again.
   *[other] The last trick can be seen again at any time, as at most tables.
}

ui-setting-tap = Playing a card
ui-setting-tap-once = One tap
ui-setting-tap-twice = Two taps
ui-setting-tap-help = { $value ->
    [twice] The first tap chooses, a second one or the button plays.
   *[other] A tap plays the card.
}

ui-setting-speed = Speed
ui-setting-speed-slow = Slow
ui-setting-speed-normal = Normal
ui-setting-speed-fast = Fast
ui-setting-speed-once = At once
ui-setting-speed-step = Step by step
ui-setting-speed-help = { $value ->
    [slow] Time to read every card.
    [fast] For those who know the way.
    [once] Everyone else plays in one go, up to your next turn.
    [step] Each trick stays until you tap.
   *[other] As at a table of friends.
}

ui-setting-timer = Time for a turn
ui-setting-timer-none = None
ui-setting-timer-30 = 30 seconds
ui-setting-timer-60 = 60 seconds
ui-setting-timer-help = { $value ->
    [none] Take all the time you like.
   *[other] When it runs out, the computer plays your seat until you take it back. The clock stands still in a hidden tab and under an open panel, and begins anew after a reload.
}

ui-setting-forced = A single card allowed
ui-setting-forced-off = I play it
ui-setting-forced-on = Plays itself
ui-setting-forced-help = { $value ->
    [on] A card that is the only one you may play goes by itself, after the usual pause.
   *[other] You play every card of yours, also where only one is allowed.
}

ui-setting-tips = Explanations
ui-setting-tips-all = All
ui-setting-tips-rest = Not those I closed
ui-setting-tips-none = None
ui-setting-tips-help = { $value ->
    [all] What is asked is explained as it comes up, until you close it.
    [rest] Those you closed stay away. “All” brings them back.
   *[other] Nothing is explained. “All” brings everything back.
}

ui-setting-keys = Single keys
ui-setting-keys-on = On
ui-setting-keys-off = Off
ui-setting-keys-help = { $value ->
    [off] No single key does anything. The panel of keys in the menu tells the same.
   *[other] Press ? to see which letters tell you what stands on the table.
}

ui-setting-unrated = Before help makes a match unrated
ui-setting-unrated-ask = Ask
ui-setting-unrated-go = Go on
ui-setting-unrated-help = { $value ->
    [go] The first hint, or move taken back, comes at once.
   *[other] The first hint, or move taken back, is asked about.
}

ui-setting-sounds = Sounds
ui-setting-sounds-off = Off
ui-setting-sounds-on = On
ui-setting-sounds-help = { $value ->
    [on] A short tone for a card laid, a trick won, your turn, and the end of a deal.
   *[other] The table is silent.
}
