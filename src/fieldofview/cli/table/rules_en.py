"""How to play, in English: the page of `fov rules`, of `rules` at the table, and of docs/how-to-play.md."""

PAGE = """\
# How to play

## The goal
Be the first who has 100 Viewpoints or more at the end of a turn of their own. Viewpoints stand on the cards, and only
those that lie in your Field of View, open before you, count. Your hand counts nothing. Some cards take points away.

## The deal
Everybody is dealt five cards, hidden from the others. The rest is the Draw Pile. The player to the left of the dealer
begins, and play goes clockwise.

## Your turn
1. **Draw** a card. With an empty Draw Pile you draw none; nobody shuffles it anew, unless a card says so.
2. **Play** one card from your hand into your Field of View, and do what it says. You must, unless you hold no card.
3. Before or after that, use what **lasts**: while they lie in your Field of View, each Shadow lets you play one more
   card, each Visionary draw one, each Second Sight replace one, once in each of your turns.
4. **End the turn.** With 100 Viewpoints you win. If you get there in somebody else's turn, keep them until yours ends.

## Playing a card
The card lies in your Field of View at once. Then you choose what it aims at; then anybody may respond; then it happens,
as far as it can. "May" is up to you, all else must be done. What has been played is not taken back.

## Responding
A card with REVEAL can be shown from the hand, in any player's turn, when what it names is about to happen to you
or to your cards; a few can be shown at any time. It then does only what stands behind that word. Some cards respond
from the Field of View. A card that is cancelled does nothing: it goes to the Discard Pile, and the card that
cancelled it goes with it. A response can be responded to as well. You are asked whenever you could.

## Words on the cards
{words}

## The end
The game also ends when the Draw Pile and all hands are empty, or after time was called: then the most Viewpoints win.
Where the plague is in the deck, too many Zombeyes before you put you out of the game. The last player left wins.
"""
