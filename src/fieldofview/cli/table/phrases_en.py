"""The table's own phrases in English; `/1` marks the form for one."""

HELP = """\
Answer with an option's number, its line (play Wink), or a part of it (wink).
What you pick is only staged: Enter then does it, back takes the latest pick
back. Once it is done, nothing is taken back. Enter alone declines, or is done
with an optional choice; it never plays a card and never ends a turn.

  ? CARD         a card with its text and rulings
  ? WORD         a word on the cards: ? STEAL
  rules          how to play, on one page
  back           take back what is staged, pick by pick
  options        all that can be answered now
  hint           what a strong player would do, with chances and a reason
  hint all       the same, with the chances of all options
  why LINE       why it is not legal now: why reveal Spectacles
  ruling ID      what a ruling says: ruling D.21, or ? D.21
  log            all that happened, with rulings
  discard        the Discard Pile
  known          what you know of hands and piles
  decline all    no responses until the turn is over
  now NAME       pass the keyboard to NAME, who may reveal a card at once
  table          draw the table again
  save FILE      keep a copy of the game
  time           call time: this turn, one more for each, then the most win
  forfeit        give the game up
  quit           leave the table; the game is kept

Where several people share the keyboard, everybody who could respond, as the
table alone says, is asked, also those who hold nothing for it. Answers are
sealed: all are settled together, clockwise, and the first response counts.
Cards that may be revealed at any time have their moment whenever a player
chooses what to do: with `now NAME`, also if NAME holds none, so that nobody
can tell who holds what."""

PHRASES = {
    "help": HELP,
    # the table
    "turn": "turn {n}",
    "goal": "first to {n}",
    "time called": "time is called",
    "piles": "Draw Pile {draw} · Discard Pile {discard}",
    "on top": ", {card} on top",
    "in hand": "{n} cards in hand",
    "in hand/1": "{n} card in hand",
    "cards": "{n} cards",
    "cards/1": "{n} card",
    "no field": "no cards in the Field of View",
    "left": "left the game",
    "bot": "bot",
    "extra": "{n} extra turns",
    "extra/1": "extra turn",
    "misses": "misses {n} turns",
    "misses/1": "misses a turn",
    "zombeyes": "Zombeyes {n} of {most}",
    "tokens": "tokens {n:+}",
    "banned": "Hindsights take nothing back",
    "as": " (as {card})",
    "hides": " (hides {cards})",
    "used": " (used)",
    "settling": "Being settled",
    "could answer": "{who} could answer, as far as everybody knows.",
    "happened": "What happened",
    "more": " (there is more: type log)",
    "your hand": "Your hand",
    "hand": "{name}'s hand",
    "reveal": "reveal {card}",
    "no cards": "no cards",
    "known draw": "You know the Draw Pile from its top: {cards}",
    "question": "{name}: {prompt}",
    "staged": "Staged, not yet done: {picks}",
    "more options": "… there are more: type options, or a part of a name",
    "hint": "New to you",
    "player": "{name} ({points} points, {cards})",
    # what can be looked up
    "nothing yet": "Nothing has happened yet.",
    "no discard": "The Discard Pile is empty.",
    "discard": "The Discard Pile from the top ({n}):",
    "unknown": "{n} unknown",
    "and": " and ",
    "draw": "Draw Pile: {n} cards, none of them known",
    "draw known": "Draw Pile: {n} cards; from the top {cards}",
    "unknown card": "unknown",
    "won": "{who} wins: {ending} ({cites}).",
    "won together": "{who} win: {ending} ({cites}).",
    "nobody won": "Nobody wins: {ending} ({cites}).",
    # what is typed
    "no number/1": "There is no such option; the only number is {numbers}.",
    "no number": "There is no such option; the numbers are {numbers}.",
    "nothing picked": "Pick something first: type a number or a line from the list; help shows more.",
    "nothing staged": "Nothing is staged: there is nothing to take back.",
    "could be": "'{text}' could be {lines}; type more of it, or the number.",
    "no option": "'{text}' is no option here and no command; type a number, or help.",
    "no command": "'{text}' is no command; Enter goes on, help helps.",
    "hint thinks": "Thinking ...",
    "more hinted": "  … and {n} more: hint all shows them.",
    "compiles": "The rules are still being compiled for this table, which takes a minute or two, once.",
    "no word": "There is no card and no word {asked!r} here. `fov cards` lists the cards; `rules` explains the words.",
    "near word": "There is no card and no word {asked!r} here. Did you mean {near!r}?",
    "no hint": "There is nothing to choose now; a hint is for a question that you are asked.",
    "why what": "Say what you would like to do, for instance: why play Wink.",
    "save what": "Name a file, for instance: save friday.fov",
    "overwrite": "{path} exists. Write over it? (y/N)",
    "saved": "Saved in {path}.",
    "forfeit": "Give the game up? Your cards leave the game. (y/N)",
    "call time": "Call time? This turn ends, each player has one more, then the most Viewpoints win. (y/N)",
    "called already": "Time is called already.",
    "no decline": "Nothing can be declined here.",
    "quit": "Leave the table? (y/N)",
    "save where": "Save in which file? (Enter: not at all)",
    "now who": "Say who would like to reveal a card, for instance: now {name}.",
    "now bot": "{name} is a bot, and speaks up without being asked.",
    "now left": "{name} is not in the game any more.",
    "now you": "{name} has the keyboard already.",
    "now alone": "You are asked by yourself whenever you may reveal a card.",
    "whose": "First say who you are: now {name}.",
    "enter": "Enter: {option}, ",
    "decline all": "decline all, ",
    "now": "now NAME, ",
    "do it": "Enter: do it, back: choose again, ",
    "back": "back, ",
    "asks now": "The game asks something else now; what you had staged for later is not done.",
    "ask": "({hints}help)",
    # the course of the game
    "commitment": "This deal's commitment, to note down: {text}",
    "pass": "Pass the keyboard to {name}.",
    "look away": "Everybody else looks away.",
    "ready": "{name}, press Enter when only you see the screen.",
    "bot next": "{name} chooses what to do next.",
    "go on": "(Enter: go on, now NAME: reveal a card first, decline all, help)",
    "no file is called so": "no file is called so",
    "not kept": "The game is not kept: {path}: {why}.",
    "kept": "The game is kept. Go on with it:",
    "not saved": "The game was not saved.",
    "nobody types": "Nobody types any more.",
    "record": "The record is kept in {path}",
    "again": "Play again: {fov}",
    "same deal": "The same deal again: {fov}",
    "verify": "Check that the deal was fair: {fov}",
    # sitting down
    "welcome": "Welcome to the table. Enter takes what stands in brackets.",
    "unfinished": "There is an unfinished game: {who}, turn {turn}.",
    "go on with": "Go on with it? [Y/n]:",
    "you": "You",
    "your name": "Your name, or several with commas if you share the keyboard [{name}]:",
    "how many": "How many bots play too? [{n}]:",
    "how strong": "How strong? [{level}]:",
    "no level": "There is no level {text!r}: give a number from 1 to {most}, or a name.",
    "a number": "Give a number from {least} to {most}.",
    "which cards": "Which cards? [1]:",
    "enigmas": "Enigma cards: each player may bring one.",
    "no enigma": "none",
    "which enigma": "An Enigma card for {name}? [0]:",
    "which aside": "{enigma} brings in a card from outside the game; which? (Enter: none, then it brings nothing)",
    "pen pal": "{enigma} of {name} brings in a card from outside the game, but none is set aside: it will bring "
    "nothing. --aside {name}=CARD names one.",
    "idle aside": "{card} is set aside for {name}, who has nothing that brings it in: it stays outside the game.",
    "first game": "Is this your first game? Then it explains itself as it goes. [Y/n]:",
    "few players": "A table needs 2 players: name more people, or more bots.",
    "nobody there": "Nobody is at the keyboard to be asked: name the table, for instance {fov}.",
    # what went wrong
    "no file": "The file {path} cannot be opened: {why}.",
    "bad record": "This is no game to go on with: {why}",
    "kept game": "A kept game has its players, bots, sets and seed; give --resume without them.",
}
