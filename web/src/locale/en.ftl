### What the page itself says, in English. Keys begin with `ui-`; errors are `error-<key>`.

## Everywhere

ui-app = Spieltisch
ui-home = Go to the start page
ui-about = About
ui-unofficial = An unofficial fan project. No ads, no accounts.
ui-language = Language
ui-look =
    { $look ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: same as device
    }
ui-loading = One moment …
ui-try-again = Try again
ui-really = Are you sure?
ui-close = Close
ui-back = Back
ui-trouble = That did not work ({ $key }).
ui-guest = Guest { $number }
ui-bot = Bot { $number }
ui-kept-warm = Bot for { $name }

## The start page

ui-start-title = Take a seat.
ui-start-about = Board games at one table, whether you share a sofa or live far apart. No account, nothing to install: choose a game and send your friends a link.
ui-start-games = Games
ui-players = { $from } to { $to } players
ui-how-to-play = How to play
ui-set-table = Set the table
ui-set-table-for = { $game }: set the table
ui-i-play = What you play
ui-others = Who else is playing?
ui-how-to-set = How do you want to play?
ui-role-taken = Somebody else has this one.
ui-role-of-seat = What seat { $number } plays: { $role }
ui-plays = { $option }: { $role }
ui-friend-comes = Comes with your link
ui-seats-count =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
ui-unit-seconds = seconds
ui-unit-minutes = minutes
ui-your-name = Your name
ui-how-many = How many players?
ui-who-plays = Who is playing?
ui-seat-me = You
ui-seat-number = Seat { $number }
ui-name-of-seat = Name for seat { $number }
ui-who-bot = Bot
ui-who-friend = Friend
ui-who-here = This device
ui-options = More options
ui-option-of-seat = { $option }, seat { $number }
ui-open-table = Open the table and invite
ui-play-now = Play
ui-join-title = Join friends
ui-code = Table code
ui-join = Join
ui-record-title = A saved game
ui-record-about = Watch it again, or continue playing.
ui-record-choose = Choose a file
ui-record-watch = Watch
ui-record-go-on = Continue
ui-invited-title = You are invited
ui-invited-about = What should we call you at the table?
ui-lost-title =
    { $why ->
        [was-removed] You are no longer at this table
        [removed] You have left the table
        [replaced] The table is open in another place
        [room-archived] This table has been put away
       *[other] There is nothing here
    }
ui-lost-about = This address leads nowhere, or the table has been cleared.
ui-to-start = Back to the games

## The room before the match

ui-room = Table { $code }
ui-lobby-title = A table for { $game }
ui-invite-title = Invite
ui-invite-about = Friends can scan the picture, open the link or type the code.
ui-qr = QR code with the invitation to this table
ui-copy-link = Copy link
ui-copied = Copied
ui-share = Share
ui-lock = Lock the door
ui-locked = The door is locked
ui-seats-title = Seats
ui-seat-open = Free seat
ui-seat-open-about = Waiting for someone
ui-bot-about = Plays at random
ui-host = Host
ui-make-host = Make host
ui-away = Not connected
ui-is-ready = Ready
ui-not-ready = Not ready yet
ui-sit = Sit down
ui-which-bot = Strength of the bot on seat { $number }
ui-strength = { $strength }: { $name }
ui-change-seat = Play here instead
ui-sit-here = On this device
ui-stand-up = Stand up
ui-watch-only = Watch only
ui-make-bot = Bot
ui-make-open = Free the seat
ui-remove = Remove
ui-standing = Watching
ui-seats-rule =
    { $minutes ->
        [one] Once a match has begun, a seat changes hands only if whoever plays it agrees. If they have been gone for a minute, all others at the table decide.
       *[other] Once a match has begun, a seat changes hands only if whoever plays it agrees. If they have been gone for { $minutes } minutes, all others at the table decide.
    }
ui-start = Start
ui-start-fills =
    { $count ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $count } free seats.
    }
ui-start-unready =
    { $count ->
        [one] One guest is not ready yet.
       *[other] { $count } guests are not ready yet.
    }
ui-i-am-ready = I am ready
ui-not-ready-after-all = Not ready after all
ui-brought =
    { $phase ->
        [lobby] { $name } brought a saved game to this room and knew its seed. The next match is dealt anew.
        [over] { $name } brought this saved game and knew its seed.
       *[playing] { $name } brought this saved game and knows its seed, from which all that comes can be worked out.
    }
ui-host-starts = The host starts the match.

## The connection

ui-light =
    { $light ->
        [open] Connected
        [connecting] Connecting …
        [lost] Reconnecting …
        [offline] No network
       *[gone] Closed
    }
ui-light-long =
    { $light ->
        [offline] No network. The table waits, nothing is lost.
       *[other] Reconnecting … Nothing is lost.
    }

## The table

ui-explain = What does that mean?
ui-tip = Explanation
ui-choices = Your choices
ui-all-choices = All choices ({ $count })
ui-no-choices = You have nothing to decide right now.
ui-sending = on its way …
ui-a-moment = one moment, others may react
ui-again-to-confirm = again to confirm
ui-hint = Hint
ui-hint-about = What would a bot do?
ui-hint-thinking = A bot is thinking about it …
ui-hint-do = Do it
ui-hint-close = Put the hint away
ui-hint-touch = Touch what lights up.
ui-hint-more = What else?
ui-hint-which = Which one do you mean?
ui-ahead = What will happen
ui-final = { $why ->
    [chance] Then it is up to chance.
   *[seen] Then something hidden is revealed.
  }
ui-let-go = Deselect
ui-undo = Undo
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-in-words = The table in words
ui-beside = Beside the table
ui-chat = Chat
ui-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }
ui-chat-empty = No one has said anything yet.
ui-news-host =
    { $why ->
        [gone] { $before } has been away for a minute. { $name } is the host now.
        [given] { $before } has made { $name } the host.
       *[left] { $before } has left. { $name } is the host now.
    }
ui-news-seat =
    { $why ->
        [given] { $before } has given seat { $number } to { $name }.
        [agreed] The table has agreed: { $name } now plays seat { $number }.
        [bot] { $name } now plays seat { $number } instead of a bot.
        [person] { $before } is gone: { $name } now plays seat { $number }.
       *[open] { $name } has sat down on seat { $number }.
    }
ui-news-seat-wanted = { $name } asks for seat { $number }.
ui-news-seat-denied = { $name } does not get seat { $number }.
ui-news-seat-unwanted = { $name } no longer asks for seat { $number }.
ui-news-brought = { $name } has brought a saved game and knows its seed.
ui-news-shaky = { $name } has lost the connection again. A bot plays on until it holds.
ui-news-time-up = { $name } has run out of time to think. A bot plays on.
ui-turn-time = Time to think
ui-turn-time-off = none: take as long as you like
ui-turn-time-of = { $unit ->
    [seconds] { $seconds } seconds
   *[minutes] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
      }
  } { $per ->
    [move] per move
   *[player] for the whole match
  }
ui-turn-time-about = When it is up a bot decides: just this once if it is time per move, otherwise until the match is over.
ui-clocks = Time to think
ui-clock-window = Time to react
ui-chat-say = Say something
ui-chat-aside = Only my side hears it
ui-chat-side = to { $side }
ui-proposes = proposes: { $choice }
ui-proposes-past = made a proposal to seat { $seat }.
ui-proposal-accept = Do it
ui-suggests = { $name } suggests: { $choice }
ui-proposal-decline = No, thanks
ui-proposal-lapsed = What { $name } suggested is no longer possible.
ui-chat-send = Send
ui-emotes = Quick words
ui-emote-hello = Hello!
ui-emote-bravo = Well played!
ui-emote-ha = Ha!
ui-emote-ouch = Ouch!
ui-emote-hmm = Hmm …
ui-emote-thanks = Thank you!
ui-sound = Sounds
ui-sound-about =
    { $on ->
        [on] You hear what happens. Touch to mute the table.
       *[off] The table is muted. Touch to hear what happens and when it is your turn.
    }
ui-volume = Volume
ui-volume-is = { $percent } percent
ui-volume-about = Cards, dice, hits, gains, your turn and the end: each has a small sound of its own. This device remembers how loud you like it.
ui-zoom = Size of the table
ui-zoom-in = Look closer
ui-zoom-out = Step back
ui-zoom-whole = Whole table
ui-zoom-is = { $percent } %
ui-zoom-about = Two fingers draw the table closer, as does the mouse wheel together with Ctrl; then move it with one finger, the wheel, or the mouse.
ui-full-screen = Full screen
ui-hold = Pause the game
ui-people = Who is here
ui-help = Help
ui-hand-to-bot = Let a bot play for you
ui-take-back = Play for yourself again
ui-want = Ask for the seat
ui-withdraw = Withdraw the request
ui-wants-this = { $name } asks for this seat
ui-wanted =
    { $whose ->
        [mine] { $name } would like to take over your seat ({ $number }) and see everything it sees. Do you agree?
        [bot] { $name } would like to play seat { $number } instead of the bot and see everything it sees. Do you agree?
       *[other] { $name } would like to take over seat { $number } ({ $owner }) and see everything it sees. Do you agree?
    }
ui-agree = Agree
ui-decline = Decline
ui-you-want = You have asked for seat { $number }. Waiting for { $names }.
ui-gone =
    { $minutes ->
        [one] Gone for more than a minute
       *[other] Gone for more than { $minutes } minutes
    }
ui-shaky = Your connection was lost again. A bot plays for you until it has held for a moment.
ui-seats-free = The match continues once every seat is taken: by you, a bot, or a friend with the link.
ui-watches = is watching
ui-title-your-turn = Your turn
ui-chosen = Your choice is made.
ui-watching = You are watching.
ui-waiting = One moment …
ui-waiting-for = Waiting for { $names }.
ui-hand-over = Hand the device to { $name }
ui-hand-over-about = Everyone else looks away.
ui-i-am = I am { $name }
ui-others-may-react = Others may react.
ui-you-may-react = You may react:
ui-do-not-react = Not now
ui-do-not-react-in-turn = Not in this turn
ui-no-reaction = No reaction
ui-may-react = { $name } may react
ui-may-react-about = Take the device if you want to; everyone else looks away. Otherwise play continues in a moment.
ui-reaction-time = Time to react
ui-reaction-time-about = How long you have during other players' turns to step in with a card: { $seconds } seconds. The time always runs out in full, so that nobody can tell anything from it.
ui-see-table = Look at the table
ui-see-result = The result
ui-rematch = Play again
ui-earlier-rules = This game was begun under earlier rules
ui-earlier-rules-about = { $game } has been updated since, and its rules have changed, so this game cannot be continued or watched here. You can save it, and start a new one with the same people.
ui-rematch-next = Next: { $what }
ui-rematch-otherwise = Set up differently
ui-course = How it went
ui-course-about = Everybody’s chances of winning, from the beginning to the end of the match
ui-course-turn = { $name }: { $rises ->
    [yes] up
   *[no] down
  } { $percent } percent.
ui-rematch-by-host = The host can start another game.
ui-replay = Watch the game again
ui-save-record = Save the game
ui-help-table = Whatever lights up can be chosen: touch it, and touch it again to confirm. You can also drag one card onto another, or use the list of choices. Press and hold a card, or hover over it, to see what it does.
ui-ways = What can I do here?
ui-ways-can = You can
ui-ways-count = { $count } ways
ui-ways-now = Now: { $choice }. { $told }
ui-ways-cannot = What you cannot do now
ui-ways-dim = Whatever else you cannot choose says why when you touch it.
ui-ways-none = Nobody is asking you anything at the moment. Look around: what happens stands in the list, and the rules are behind the question mark.
ui-legend = What the symbols mean
ui-help-keys = Keys
ui-key =
    { $key ->
        [a] all choices as a list
        [x] what you can do here, in words
        [u] take back the last choice
        [b] a hint: what a bot would do, and why
        [n] show the next thing the others did
        [c] chat
        [l] what happened
        [nearer] look closer at the table
        [farther] step back from it
        [whole] see the whole table
        [v] full screen on and off
        [m] sounds on and off
        [Esc] skip to the present, or deselect everything
       *[other] this help
    }
ui-leave-table = Leave the table (you keep your seat)

## Watching again

ui-replay-of = { $game }: replay
ui-replay-none = No saved game is open. Choose one on the start page.
ui-replay-begin = The start
ui-replay-secret = { $name } chooses in secret.
ui-first = Go to the start
ui-previous = One step back
ui-next = One step forward
ui-last = Go to the end
ui-play = Play
ui-pause = Pause
ui-moment = Position in the game
ui-moment-of = { $at } of { $last }
ui-view-of = Point of view
ui-view-spectator = As a spectator sees it
ui-view-seat = As { $name } sees it
ui-fair = Was it fair?
ui-fair-about = Before the first move everyone was given the fingerprint (SHA-256) of the seed that decides all chance. Now the seed is revealed, and anyone can check that it is the same one.
ui-verified = Checked: the seed, every choice and the end all match.
ui-verifying = Being checked …
ui-not-verified = This game could not be checked.
ui-commitment = Fingerprint
ui-seed = Seed

## Rules and about

ui-rules-title = How to play { $game }
ui-about-title = About this table
ui-about-what = Spieltisch is a digital game table. It knows the rules, deals, counts and keeps secrets; playing is up to you.
ui-about-fans = It is an unofficial project by people who like games. It belongs to no publisher and shows none of their pictures or texts: all words, cards and boards here are our own.
ui-about-data = It stores only what a match needs. A cookie holds your seat; your name, language and theme are remembered in your browser.
ui-about-icons-title = Icons
ui-about-icons = The icons on the cards are by { $authors }, from game-icons.net, licensed under CC BY 3.0. Colours, sizes and fine lines were changed.
ui-about-font-title = Typeface
ui-about-font = The lettering on cards and crests is Cinzel by Natanael Gama (The Cinzel Project Authors), licensed under the SIL Open Font License 1.1.
ui-about-licence-title = Licence
ui-about-licence = The program is free software, licensed under the Apache License 2.0.

## What all boards say

ui-paused = Waiting for { $names } …
ui-held = { $name ->
        [you] You have
       *[other] { $name } has
    } paused the game.
ui-go-on = Continue
ui-paused-left =
    { $seconds ->
        [one] If nobody comes back, bots take over in 1 second.
       *[other] If nobody comes back, bots take over in { $seconds } seconds.
    }
ui-tutor = How to play
ui-tutor-on = Continue
ui-tutor-try = Try it
ui-tutor-still = The clock is stopped while you read.
ui-tutor-skip = Skip
ui-tutor-end = Got it!
ui-tutor-again = Show me how to play again
ui-pile-empty = Nothing lies here yet.
ui-pile-read = Tap a card to read it.
ui-reader = This card
ui-lower = Put the card down
ui-stage-aside = Look at the table
ui-stage-back = Back to the choice

## What others do, one thing after the other

ui-lane = What is happening
ui-pace = Pace
ui-pace-about = How fast you are shown what the others do. Nobody waits for it, and whatever you do comes first: a tap on the table skips to the present.
ui-pace-is =
    { $pace ->
        [slow] Slow
        [fast] Fast
        [step] Step by step
        [none] All at once
       *[normal] Normal
    }
ui-show-next = Next
ui-show-skip = Skip to the present
ui-show-back = Back to the present
ui-show-again = Show this again
ui-show-your-turn = You are next. This is what happened:
ui-looking-back = Earlier
ui-strip = Since your last move
ui-strip-empty = Nothing has happened since your last move.
ui-follow = Follow the action
ui-follow-about = During other players' turns the table shows where something happens. When you are asked something it shows your own part again.

## What can go wrong

error-no-connection = The table cannot be reached. Is the server running?

## Coming back

ui-continue = Continue
ui-with = with { $names }
ui-match-over = Finished. Watch it again
ui-match-lobby = Waiting to begin
ui-match-waits = Waiting for { $names }
ui-to-table = To the table
ui-finished =
    { $count ->
        [one] One finished match
       *[other] { $count } finished matches
    }
ui-personal = Take your matches to another device
ui-personal-about = Open this link on the other device, or scan the picture there. Whoever has the link plays as you, so keep it to yourself. A new link makes the old one void.
ui-personal-make = Make my link
ui-personal-qr = Your personal link as a QR code
ui-me-title = Your matches, on this device
ui-me-about = This link carries all your matches to this device. Nothing changes on the other one.
ui-me-own =
    { $count ->
        [one] This device has a match of its own. It stays where it is, but this device will not list it any more.
       *[other] This device has { $count } matches of its own. They stay where they are, but this device will not list them any more.
    }
ui-me-enter = Bring them here
ui-open-tables = Open tables
ui-table-of = { $name }'s table
ui-seats-left =
    { $count ->
        [0] All seats are taken; you can watch.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
ui-publish = List this table
ui-publish-about = Everybody who comes to the start page can join while you wait here.
ui-notes = Notify me
ui-notes-about = When it is your turn and you are looking elsewhere.
ui-notes-denied = Your browser does not allow it. You can change that in its settings.
ui-share-replay = Share this replay

## Without a line

ui-offline = You are offline. You can read the rules and set a table; to play, you need the server.
ui-offline-title = You are offline
ui-offline-about = The table you are looking for is on the server, which cannot be reached right now. As soon as you are online again, it opens by itself; nothing you have played is lost.
