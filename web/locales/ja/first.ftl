# The first screen, which stands until a script runs. Each message is one line without arguments, for the build puts it into the page as it is.

ui-first-description = 競り、指名、正体を隠した副官。トランプゲーム「ナポレオン」を、ブラウザでコンピューターと対戦できます。
ui-first-no-script = このゲームはブラウザのスクリプト（JavaScript）で動きます。このページのスクリプトを許可して、読み込み直してください。
ui-first-late = ゲームが始まりません。部品が足りないか、ブラウザが古すぎるようです。
ui-first-again = もう一度試す
ui-first-too-old = このブラウザは古いため、ゲームが動きません。新しい Firefox、Chrome、Edge、Safari をお使いください。

## A table in a page of others, before it is asked for
ui-first-embed-play = ここで遊ぶ
ui-first-embed-barred = このページの中ではゲームを動かせません。
ui-first-embed-cramped = ここはテーブルを置くには狭すぎます。
ui-first-embed-apart = 新しいタブで開く
