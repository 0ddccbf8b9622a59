"""How the wizard plays: the best of the open spells, and whom they hit."""

from __future__ import annotations

from spieltisch.bots.rushout.levels import Level, Luck, blurred
from spieltisch.bots.rushout.odds import rolls
from spieltisch.bots.rushout.outlook import Outlook, Spot, symbols_of
from spieltisch.games.rushout.content import (
    ALL,
    CURSE,
    FLIPS,
    KIND,
    SOULS,
    STEPS,
    SWIRL,
    WOUNDS,
    Curse,
)
from spieltisch.games.rushout.state import DRAGON_WINS, WIZARD
from spieltisch.games.rushout.view import DieView, PlayerView

HASTE = 0.7
SWITCH = 1.0
BLOCKED = 8.0
"""Rolls until the dragon may have left a card."""
VICTORY = 50.0
CURSES = {Curse.SILENCE: 0.2, Curse.ONE_HAND: 2.3, Curse.CLAP: 1.1}
"""What a curse adds to a spell, which is worth 1 by itself."""
DRAGON = (0.45, 0.7, 1.3, 2.2)
"""What it adds to lead the dragon on, by where it stands."""
WARES = (
    "scroll-of-storms",
    "scroll-of-tides",
    "scroll-of-roots",
    "scroll-of-winds",
    "scroll-of-springs",
    "scroll-of-seeds",
    "scroll-of-the-dragon",
)
"""What to buy first."""


class Wizard:
    """The wizard at one moment."""

    def __init__(self, outlook: Outlook, level: Level, luck: Luck) -> None:
        self.outlook = outlook
        self.level = level
        self.luck = luck

    def choose(self) -> int:
        """What the wizard does now: the index of a choice."""
        outlook = self.outlook
        if len(outlook.choices) == 1:
            return 0
        if outlook.offered("done"):
            return self._buy()
        for verb in ("strip", "remove", "afflict"):
            if outlook.offered(verb):
                return self._target(verb)
        for verb in ("call", "spend-coins"):
            if outlook.offered(verb):
                return outlook.first(verb)
        return self._work()

    def _buy(self) -> int:
        outlook = self.outlook
        kinds = {ware.card: ware.kind for ware in outlook.board.market}
        useful = [i for i in outlook.offered("buy") if kinds[outlook.things(i)[0]] in WARES]
        if not useful:
            return outlook.first("done")
        return min(useful, key=lambda index: WARES.index(kinds[outlook.things(index)[0]]))

    # Whom a spell hits

    def _target(self, verb: str) -> int:
        outlook = self.outlook
        offered = outlook.offered(verb)
        if not self.level.aim:
            return offered[int(self.luck() * len(offered))]
        if verb == "strip":
            return max(offered, key=lambda i: self._progress(outlook.things(i)[0]))
        if verb == "remove":
            lies = {die.die: die for die in outlook.board.dice}
            return max(offered, key=lambda i: self._hurts(lies[outlook.things(i)[0]]))
        return max(offered, key=lambda i: self._prey(outlook.board.seats[outlook.things(i)[0]]))

    def _progress(self, card: int) -> int:
        """How many hero dice lie on a card."""
        return sum(
            die.card == card and die.field is not None
            for die in self.outlook.board.dice
            if die.seat != WIZARD
        )

    def _hurts(self, die: DieView) -> tuple[int, bool]:
        return self._progress(die.card if die.card is not None else -1), die.face == "joker"

    def _prey(self, hero: PlayerView) -> tuple[bool, int, int, float]:
        """Whom to hit: who is well, has experience to lose, and is least burdened."""
        burden = sum(weakness.claps is None for weakness in hero.weaknesses)
        return not hero.wounded, hero.experience, -burden, self.luck()

    # Dice

    def _work(self) -> int:
        outlook = self.outlook
        spots = {one.card: one for one in outlook.wizard_spots()}
        scores = {card: self._score(one) for card, one in spots.items()}
        best = max(scores, key=lambda card: scores[card])
        bound = outlook.bound
        if bound in scores and scores[best] <= scores[bound] * self.level.insists:
            best = bound
        flip = self._flip(spots[best])
        if flip is not None:
            return flip
        if best in outlook.can_lay:
            return next(i for i in outlook.offered("lay-all") if outlook.things(i)[0] == best)
        if outlook.offered("roll") and bound in (None, best):
            return outlook.first("roll")
        # There is a better card, or all dice lie on one that the dragon keeps.
        return (outlook.offered("take-all") or outlook.offered("take"))[0]

    def _flip(self, spot: Spot) -> int | None:
        """Turn a die that does not fit to one that does."""
        outlook = self.outlook
        if not outlook.offered("flip") or outlook.bound not in (None, spot.card):
            return None
        needed = symbols_of(spot.needs)
        scrolls = {one.card: KIND[one.kind] for one in outlook.board.scrolls}
        rolled = {die.die: outlook.face(die) for die in outlook.rolled}
        shown = list(rolled.values())
        for index in outlook.offered("flip"):
            die, scroll = outlook.things(index)
            one, other = FLIPS[scrolls[scroll]]
            face = rolled[die]
            turned = other if face == one else one
            wanted = needed >> turned & 1 and shown.count(turned) < spot.needs[turned]
            if wanted and shown.count(face) > spot.needs[face]:
                return index
        return None

    # Judging

    def _score(self, spot: Spot) -> float:
        """What a card gives for each roll that it takes."""
        outlook = self.outlook
        here = outlook.bound in (None, spot.card)
        free = len(outlook.in_hand) if here else outlook.usable[WIZARD]
        hand = outlook.hand(WIZARD, free)
        needs, delay = spot.needs, 0.0 if here else SWITCH
        if spot.card in outlook.can_lay and self.level.dice_first:
            needs, laid = outlook.after_laying(spot, hand)
            hand = (free - laid, hand[1], hand[2])
        took = rolls(needs, (hand,)) + delay + HASTE + (BLOCKED if spot.seen.dragon else 0)
        return blurred(self._worth(spot) / took, self.level, self.luck)

    def _worth(self, spot: Spot) -> float:
        """What it is worth to complete a card; a spell without any effect is worth 1."""
        board = self.outlook.board
        kind = spot.kind
        match spot.seen.type:
            case "coin":
                worth = 0.7
            case "conflict":
                worth = 0.5 + 2.0 / (board.life or 1)
            case "scroll":
                worth = self._dragon(kind) if STEPS[kind] else self._confusion(kind)
            case "confusion":
                worth = 1 + self._confusion(kind)
            case "dragon-lore":
                worth = 1 + self._dragon(kind)
            case "summoning":
                worth = 2.1
            case "weakness":
                worth = 2.6 if SWIRL[kind] else 1.9
            case "curse":
                worth = 1 + self._curse(kind)
            case "doom":
                worth = 1 + self._doom(kind)
            case _:
                worth = 1 + self._drain(kind)
        return worth

    def _dragon(self, kind: int) -> float:
        if not self.level.urgency:
            return DRAGON[0] * STEPS[kind]
        at = self.outlook.board.dragon or 0
        return VICTORY if at + STEPS[kind] >= DRAGON_WINS else DRAGON[at] * STEPS[kind]

    def _confusion(self, kind: int) -> float:
        """The more dice lie on the fullest card, the better."""
        board = self.outlook.board
        cards = {d.card for d in board.dice if d.seat != WIZARD and d.field is not None}
        most = max((self._progress(card) for card in cards if card is not None), default=0)
        return 0.36 * most if ALL[kind] else 0.18 * min(most, 3)

    def _doom(self, kind: int) -> float:
        board = self.outlook.board
        wounded = sum(one.wounded for one in board.seats)
        heroes = len(board.seats) - 1
        fresh = min(WOUNDS[kind], heroes - wounded)
        if not SOULS[kind]:
            return 0.7 * fresh
        taken = wounded + fresh
        left = board.souls or 8 if self.level.urgency else 8
        return VICTORY if taken >= left else 4.5 * taken / left

    def _curse(self, kind: int) -> float:
        """A curse that lies upon the heroes already adds little."""
        curse = CURSE[kind]
        lying = [one for one in self.outlook.board.curses if one.claps is None]
        cast = any(CURSE[KIND[one.kind]] is curse for one in lying)
        return 0.2 if cast or curse is None else CURSES[curse]

    def _drain(self, kind: int) -> float:
        known = [one.experience for one in self.outlook.board.seats]
        return 0.5 * (sum(map(bool, known)) if ALL[kind] else min(1, max(known)))
