# The first screen, which stands until a script runs. Each message is one line without arguments, for the build puts it into the page as it is.

ui-first-description = Napoléon, le jeu de cartes japonais avec une enchère, une carte appelée et un adjudant secret, contre l’ordinateur, dans le navigateur.
ui-first-no-script = Le jeu fonctionne avec des scripts dans votre navigateur. Autorisez-les pour cette page, puis rechargez-la.
ui-first-late = Le jeu ne démarre pas. Il en manque peut-être une partie, ou ce navigateur est trop ancien.
ui-first-again = Réessayer
ui-first-too-old = Ce navigateur est trop ancien pour le jeu. Utilisez une version récente de Firefox, Chrome, Edge ou Safari.

## A table in a page of others, before it is asked for
ui-first-embed-play = Jouer ici
ui-first-embed-barred = Cette page ne laisse pas le jeu fonctionner à l’intérieur.
ui-first-embed-cramped = Il y a trop peu de place pour une table ici.
ui-first-embed-apart = Ouvrir dans un nouvel onglet
