"""How a hero plays: which card to go for, alone or with another hero, and what comes between."""

from __future__ import annotations

from spieltisch.bots.rushout.levels import Level, Luck, blurred
from spieltisch.bots.rushout.odds import Hand, Needs, rolls
from spieltisch.bots.rushout.outlook import Outlook, Spot, symbols_of
from spieltisch.games.rushout.content import (
    ABILITY,
    CURSE,
    JOKER,
    JOKERS_BITS,
    KIND,
    PRICE,
    SWIRL,
    Curse,
)
from spieltisch.games.rushout.state import WIZARD

COLOURS = 2
HASTE = 0.7
"""Rolls that every card costs besides its own: deciding, laying, going on."""
SWITCH = 1.0
"""Rolls that are lost when dice are taken back."""
ALONE = 3.0
"""Rolls until another hero may come to help, if all are busy."""
BLOCKED = 3.0
"""Rolls until the dragon may have left a card."""
CURSES = {Curse.SILENCE: 0.3, Curse.ONE_HAND: 2.5, Curse.CLAP: 0.9}
"""What it is worth to lift a curse; a trial is worth 1."""
DRAGON = (0.0, 0.5, 1.6, 4.5)
"""What it is worth to push the dragon back, by where it stands."""


USUALLY = {"dragon": DRAGON[1], "hero": 0.8, "conflict": 2.4}
"""What cards are worth to one who does not see how near the end is."""


class Hero:
    """One hero at one moment."""

    def __init__(self, outlook: Outlook, level: Level, luck: Luck) -> None:
        self.outlook = outlook
        self.seat = outlook.seat
        self.level = level
        self.luck = luck
        self.spots = outlook.hero_spots()

    def choose(self) -> int:
        """What the hero does now: the index of a choice."""
        outlook = self.outlook
        if outlook.offered("be"):
            return int(self.luck() * len(outlook.choices))
        if outlook.offered("done"):
            return self._buy()
        if outlook.offered("swirl"):
            return self._swirl()
        for index in (self._clap(), self._spend(), self._learn(), self._ability()):
            if index is not None:
                return index
        return self._work()

    # Before and between the rounds

    def _buy(self) -> int:
        """The dearest thing that makes jokers stand for something new."""
        outlook = self.outlook
        known = outlook.hand(self.seat, 0)[1]

        def use(index: int) -> tuple[int, int]:
            kind = self._kind_of_ware(outlook.things(index)[0])
            return (JOKERS_BITS[kind] & ~known).bit_count(), -PRICE[kind]

        mine = [index for index in outlook.offered("buy") if outlook.things(index)[1] == self.seat]
        best = max(mine, key=use, default=None)
        return best if best is not None and use(best)[0] else outlook.first("done")

    def _kind_of_ware(self, card: int) -> int:
        return next(KIND[ware.kind] for ware in self.outlook.board.market if ware.card == card)

    # What does not need dice

    def _swirl(self) -> int:
        """Give up a die that is of no use now."""
        outlook = self.outlook
        useful = {die.die for die in outlook.rolled if outlook.face(die) == JOKER}
        offered = outlook.offered("swirl")
        return min(offered, key=lambda index: outlook.things(index)[0] in useful)

    def _clap(self) -> int | None:
        """Clap for what is complete, unless one has and waits for the other."""
        outlook = self.outlook
        clapped = {
            one.seen.card: one.seen.claps for one in self.spots if one.seen.claps is not None
        }
        for index in outlook.offered("clap"):
            if self.seat not in clapped.get(outlook.things(index)[0], ()):
                return index
        return None

    def _spend(self) -> int | None:
        return next(iter(self.outlook.offered("spend-coins")), None)

    def _learn(self) -> int | None:
        """Experience goes to whoever can use it soonest; one of the two decides."""
        outlook = self.outlook
        offered = outlook.offered("learn")
        if not offered:
            return None

        def lacks(index: int) -> tuple[bool, int]:
            about = outlook.board.seats[outlook.things(index)[1]]
            missing = ABILITY[KIND[about.kind]] - about.experience if about.kind else 0
            return missing <= 0, missing

        return min(offered, key=lacks)

    def _ability(self) -> int | None:
        outlook = self.outlook
        if outlook.offered("heal"):
            return outlook.first("heal")
        if outlook.offered("push-dragon") and (outlook.board.dragon or 0) >= 2:
            return outlook.first("push-dragon")
        if outlook.offered("dispel"):
            worth = {one.card: self._worth(one) for one in self.spots}
            best = max(outlook.offered("dispel"), key=lambda index: worth[outlook.things(index)[0]])
            if worth[outlook.things(best)[0]] >= 0.7:
                return best
        return self._turn_joker()

    def _turn_joker(self) -> int | None:
        """Turn a die of one's own that does not fit, where a joker would."""
        outlook = self.outlook
        here = next((one for one in self.spots if one.card == outlook.bound), None)
        if here is None or not outlook.offered("turn-joker"):
            return None
        needed = symbols_of(here.needs)
        if not needed & outlook.hand(self.seat, 0)[1]:
            return None
        idle = {die.die for die in outlook.rolled if not needed >> outlook.face(die) & 1}
        return next(
            (i for i in outlook.offered("turn-joker") if outlook.things(i)[0] in idle), None
        )

    # Dice

    def _work(self) -> int:
        """Lay what fits on the best card, roll, or take dice back for a better one."""
        outlook = self.outlook
        scores = {one.card: self._score(one) for one in self.spots}
        best = max(scores, key=lambda card: scores[card])
        bound = outlook.bound
        if bound is not None and best != bound and not self._gives_up(scores[bound], scores[best]):
            best = bound
        if best in outlook.can_lay and scores[best]:
            return self._lay(best)
        if bound is not None and best != bound and (back := self._take_back()) is not None:
            return back
        if outlook.in_hand and outlook.offered("roll"):
            return outlook.first("roll")
        return self._wait()

    def _gives_up(self, here: float, there: float) -> bool:
        return there > here * self.level.insists

    def _lay(self, card: int) -> int:
        """All dice that fit; with one hand, plain ones before jokers."""
        outlook = self.outlook
        for index in outlook.offered("lay-all"):
            if outlook.things(index)[0] == card:
                return index
        jokers = {die.die for die in outlook.rolled if outlook.face(die) == JOKER}
        fitting = [index for index in outlook.offered("lay") if outlook.things(index)[1] == card]
        return min(fitting, key=lambda index: outlook.things(index)[0] in jokers)

    def _take_back(self) -> int | None:
        offered = self.outlook.offered("take-all") or self.outlook.offered("take")
        return offered[0] if offered else None

    def _wait(self) -> int:
        """All dice lie on one card: wait for help, or help somebody who waits for it as well."""
        outlook = self.outlook
        here = next((one for one in self.spots if one.card == outlook.bound), None)
        if here is not None and here.seen.claps is None and not self._helped(here):
            back = self._take_back()
            if back is not None and (
                self._called_away(here) or self.luck() < self.level.impatience
            ):
                return back
        return outlook.first("wait")

    def _helped(self, here: Spot) -> bool:
        """Is another hero at work on the card, or free to come?"""
        others = here.helpers - {self.seat}
        if others:
            return sum(self.outlook.free[one] for one in others) >= here.left
        return any(self.outlook.is_idle[one] for one in self._others())

    def _called_away(self, here: Spot) -> bool:
        """Of two who wait for each other, the one at the card of less worth comes to the other."""
        for there in self.spots:
            if (
                len(there.helpers) != 1
                or self.seat in there.helpers
                or there.seen.claps is not None
            ):
                continue
            (other,) = there.helpers
            if self.outlook.free[other]:
                continue
            theirs = self._joint(
                there, self.outlook.hand(self.seat, self.outlook.usable[self.seat])
            )
            mine = self._joint(here, self.outlook.hand(other, self.outlook.usable[other]))
            if (theirs, -other) > (mine, -self.seat):
                return True
        return False

    def _joint(self, spot: Spot, hand: Hand) -> float:
        """What a card is worth if only this hand works on it from now on."""
        return self._worth(spot) / (rolls(spot.needs, (hand,)) + HASTE + SWITCH)

    def _others(self) -> list[int]:
        return [one.seat for one in self.outlook.board.seats if one.seat not in (WIZARD, self.seat)]

    # Judging

    def _score(self, spot: Spot) -> float:
        """What a card gives for each roll that it takes."""
        worth = self._worth(spot)
        others = spot.helpers - {self.seat}
        if worth <= 0 or len(others) >= COLOURS or spot.seen.claps is not None:
            return 0.0
        outlook = self.outlook
        here = outlook.bound in (None, spot.card)
        free = len(outlook.in_hand) if here else outlook.usable[self.seat]
        hand = outlook.hand(self.seat, free)
        needs, delay = spot.needs, 0.0 if here else SWITCH
        if spot.card in outlook.can_lay and self.level.dice_first:
            needs, laid = outlook.after_laying(spot, hand)
            hand = (free - laid, hand[1], hand[2])
        if spot.seen.dragon:
            delay += BLOCKED
        took = delay + self._rolls(needs, hand, others)
        return blurred(worth / (took + HASTE), self.level, self.luck)

    def _rolls(self, needs: Needs, hand: Hand, others: set[int]) -> float:
        """How many rolls a card takes with the help that there is, or may come."""
        outlook = self.outlook
        if others:
            (other,) = others
            return rolls(needs, (hand, outlook.hand(other, outlook.free[other])))
        expected = rolls(needs, (hand,))
        for one in self._others():
            if outlook.is_idle[one] or self.level.foresight:
                helped = rolls(needs, (hand, outlook.hand(one, outlook.usable[one])))
                comes = outlook.is_idle[one] and self.level.teamwork
                expected = min(expected, helped if comes else helped + ALONE)
        return expected

    def _worth(self, spot: Spot) -> float:
        """What it is worth to complete a card; an ordinary trial is worth 1."""
        board = self.outlook.board
        if not self.level.urgency and spot.seen.type in USUALLY:
            return USUALLY[spot.seen.type]
        match spot.seen.type:
            case "dragon":
                return DRAGON[board.dragon or 0]
            case "curse":
                curse = CURSE[spot.kind]
                return CURSES[curse] if curse else 0.0
            case "weakness":
                return 1.6 if SWIRL[spot.kind] else 0.7
            case "hero":
                return 0.6 + 4.0 / (1 + (board.souls or 8)) if board.souls else 0.0
            case "conflict":
                worth = 1.8 + 3.0 / (board.life or 1)
            case "coin":
                worth = 1.5
            case _:
                worth = 1.0
        return worth * 0.25 if spot.seen.dragon else worth  # not before the dragon has left
