"""Cards and piles: ids betray nothing, and faces are known to those who have seen them."""

from __future__ import annotations

from collections import Counter

import pytest

from playing import luck
from spieltisch.engine import EVERYONE, NOBODY, Cards, Chance, Pile, only
from spieltisch.engine.cards import SPECTATOR, eye

STOCK = Pile(0, "stock", shown_to=NOBODY)
OPEN = Pile(1, "open", shown_to=EVERYONE)
HAND = Pile(2, "hand", owner=0, shown_to=only(0))
OTHER = Pile(3, "hand", owner=1, shown_to=only(1))
PILES = (STOCK, OPEN, HAND, OTHER)
KINDS = [0, 1, 2, 3, 4, 5, 6, 7]


def dealt(seed: object = "cards", kinds: list[int] = KINDS) -> tuple[Cards, Chance]:
    """Eight cards, shuffled: two in each hand, one open, the rest in the stock."""
    cards, chance = Cards(PILES, kinds), luck(seed)
    cards.add_all(STOCK)
    cards.shuffle(STOCK, chance)
    for pile in (HAND, HAND, OTHER, OTHER, OPEN):
        cards.draw(STOCK, pile)
    return cards, chance


def kinds_in(cards: Cards, pile: Pile) -> list[int]:
    return [cards.kind_of[card] for card in cards[pile]]


def check_consistent(cards: Cards, kinds: list[int] = KINDS) -> None:
    """Each card lies once, knows where, and none was lost."""
    assert sorted(cards.kind_of[card] for card in cards.all()) == sorted(kinds)
    assert len(set(cards.all())) == len(kinds)
    for pile in cards.piles:
        for card in cards[pile]:
            assert cards.where[card] == pile.number
            assert cards.pile_of(card) is pile
            assert cards.seen[card] & pile.shown_to == pile.shown_to
    for unused in set(range(2 * len(kinds))) - set(cards.all()):
        assert (cards.kind_of[unused], cards.where[unused]) == (-1, -1)
        assert cards.seen[unused] == NOBODY


# Where cards lie


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_done_with_cards_none_is_lost_and_each_knows_its_pile(seed: int):
    cards, chance = dealt(seed)
    for _ in range(200):
        every = cards.all()
        card, other = every[chance.below(8)], every[chance.below(8)]
        source, target = PILES[chance.below(4)], PILES[chance.below(4)]
        action = chance.below(8)
        if action == 0:
            cards.put(card, target)
        elif action == 1:
            cards.put(card, target, at=0)
        elif action == 2:
            cards.swap(card, other)
        elif action == 3:
            cards.shuffle(target, chance)
        elif action == 4:
            cards.conceal(target, cards[target][:2], chance)
        elif action == 5 and cards[source]:
            cards.draw(source, target)
        elif action == 6:
            cards.arrange({source: cards[source][::-1]})
        else:
            cards.show(card, only(1))
        check_consistent(cards)


def test_a_card_is_put_on_top_or_at_a_place():
    cards, _ = dealt()
    moved = cards[OPEN][0]
    cards.put(moved, HAND)
    assert cards[HAND][-1] == moved
    cards.put(moved, HAND, at=0)
    assert cards[HAND][0] == moved
    cards.put(moved, HAND, at=1)
    assert cards[HAND][1] == moved
    assert cards[OPEN] == ()


def test_the_top_card_is_drawn():
    cards, _ = dealt()
    before = cards[STOCK]
    assert cards.draw(STOCK, OPEN) == before[-1] == cards[OPEN][-1]
    assert cards[STOCK] == before[:-1]


def test_several_cards_are_dealt_and_poured_in_their_order():
    cards, _ = dealt()
    stock, lying = cards[STOCK], cards[OPEN]
    cards.deal(STOCK, OPEN, 2)
    assert cards[OPEN] == (*lying, *stock[-2:])
    cards.pour(OPEN, STOCK)
    assert cards[STOCK] == (*stock[:-2], *lying, *stock[-2:])
    assert cards[OPEN] == ()
    check_consistent(cards)


def test_dealing_no_card_moves_none():
    cards, _ = dealt()
    before = cards.plain()
    cards.deal(STOCK, OPEN, 0)
    assert cards.plain() == before


def test_cards_that_are_swapped_take_each_others_places():
    cards, _ = dealt()
    mine, theirs = cards[HAND], cards[OTHER]
    cards.swap(mine[0], theirs[1])
    assert cards[HAND] == (theirs[1], mine[1])
    assert cards[OTHER] == (theirs[0], mine[0])
    check_consistent(cards)


def test_cards_of_one_pile_are_swapped():
    cards, _ = dealt()
    first, second = cards[HAND]
    cards.swap(first, second)
    assert cards[HAND] == (second, first)


def test_piles_are_arranged_anew():
    cards, _ = dealt()
    (a, b), (c,) = cards[HAND], cards[OPEN]
    cards.arrange({HAND: (c,), OPEN: (b, a)})
    assert (cards[HAND], cards[OPEN]) == ((c,), (b, a))
    check_consistent(cards)


@pytest.mark.parametrize("wrong", ["foreign", "missing", "twice"])
def test_arranging_refuses_cards_that_are_not_those_of_the_piles(wrong: str):
    cards, _ = dealt()
    mine = cards[HAND]
    layout = {
        "foreign": (*mine, cards[OTHER][0]),
        "missing": mine[:1],
        "twice": (mine[0], mine[0]),
    }[wrong]
    before = repr(cards.plain())
    with pytest.raises(ValueError, match="these are not the cards of these piles"):
        cards.arrange({HAND: layout})
    assert repr(cards.plain()) == before


def test_a_copy_goes_its_own_way():
    cards, chance = dealt()
    before = repr(cards.plain())
    twin = cards.copy()
    assert repr(twin.plain()) == before
    twin.shuffle(STOCK, chance)
    twin.put(twin[OPEN][0], HAND)
    assert repr(cards.plain()) == before != repr(twin.plain())


def test_copies_share_the_kinds_until_one_of_them_hides_cards_anew():
    cards, chance = dealt()
    moved, shuffled = cards.copy(), cards.copy()
    moved.draw(STOCK, HAND)
    shuffled.shuffle(STOCK, chance)
    assert moved.kind_of is cards.kind_of
    assert shuffled.kind_of != cards.kind_of


# Who has seen a face


def test_eyes_are_one_bit_each_and_everyone_has_them_all():
    assert len({eye(seat) for seat in [*range(8), None]}) == 9
    assert eye(None) == SPECTATOR
    for seat in [*range(8), None]:
        assert EVERYONE & eye(seat)
        assert not NOBODY & eye(seat)
    assert [bool(only(2) & eye(seat)) for seat in (0, 1, 2, None)] == [False, False, True, False]


def test_whoever_may_look_into_a_pile_sees_what_comes_into_it():
    cards, _ = dealt()
    card = cards.draw(STOCK, HAND)
    assert [cards.sees(seat, card) for seat in (0, 1, None)] == [True, False, False]
    cards.put(card, OPEN)
    assert [cards.sees(seat, card) for seat in (0, 1, None)] == [True, True, True]


def test_a_face_that_was_seen_stays_known_for_as_long_as_the_card_keeps_its_id():
    cards, chance = dealt()
    card = cards[OPEN][0]
    cards.put(card, OTHER)
    assert cards.sees(0, card)
    new = cards.conceal(OTHER, [card], chance)[card]
    assert [cards.sees(seat, new) for seat in (0, 1, None)] == [False, True, False]


def test_peeking_shows_one_face_to_one_seat():
    cards, _ = dealt()
    top = cards[STOCK][-1]
    cards.show(top, only(1))
    assert [cards.sees(seat, top) for seat in (0, 1, None)] == [False, True, False]


def test_only_what_was_hidden_counts_as_shown():
    cards, _ = dealt()
    card = cards[HAND][0]
    before = cards.shown
    cards.show(card, only(0))
    cards.put(card, HAND, at=0)
    assert cards.shown == before
    cards.show(card, only(1))
    assert cards.shown == before + 1


def test_nobody_knows_a_shuffled_pile_but_those_it_is_shown_to():
    cards, chance = dealt()
    cards.pour(OPEN, STOCK)
    cards.shuffle(STOCK, chance)
    cards.shuffle(HAND, chance)
    assert {cards.seen[card] for card in cards[STOCK]} == {NOBODY}
    assert {cards.seen[card] for card in cards[HAND]} == {only(0)}


# Ids betray nothing


def test_the_ids_after_a_shuffle_are_the_same_whatever_the_cards_are():
    ids = {dealt(seed)[0][STOCK] for seed in range(50)}
    assert len(ids) == 1
    assert len({tuple(kinds_in(dealt(seed)[0], STOCK)) for seed in range(50)}) > 30


def test_a_shuffle_leaves_no_old_id():
    cards, chance = dealt()
    before = cards[STOCK]
    cards.shuffle(STOCK, chance)
    assert not set(before) & set(cards[STOCK])


def test_after_a_shuffle_every_kind_is_equally_likely_at_every_place():
    found = Counter()
    for seed in range(800):
        cards, chance = Cards(PILES, [0, 1, 2, 3]), luck("uniform", seed)
        cards.add_all(OPEN)
        cards.pour(OPEN, STOCK)
        cards.shuffle(STOCK, chance)
        found.update(enumerate(kinds_in(cards, STOCK)))
    assert all(abs(found[place, kind] - 200) < 65 for place in range(4) for kind in range(4)), found


def test_what_is_concealed_gets_new_ids_in_an_order_that_chance_decides():
    first = Counter()
    for seed in range(600):
        cards, chance = Cards(PILES, [0, 1, 2]), luck("conceal", seed)
        cards.add_all(OPEN)
        renamed = cards.conceal(OPEN, cards[OPEN], chance)
        assert sorted(renamed) == [0, 1, 2]
        assert sorted(renamed.values()) == [3, 4, 5]
        first[renamed[0]] += 1
    assert all(abs(count - 200) < 65 for count in first.values()), first
    assert len(first) == 3


def test_what_is_concealed_is_mixed_among_its_places_and_nowhere_else():
    places = Counter()
    for seed in range(400):
        cards, chance = Cards(PILES, [0, 1, 2, 3]), luck("mixed", seed)
        cards.add_all(OPEN)
        first, second, *rest = cards[OPEN]
        cards.conceal(OPEN, [second, first], chance)
        assert cards[OPEN][2:] == tuple(rest)
        assert kinds_in(cards, OPEN)[2:] == [2, 3]
        assert cards[OPEN][0] < cards[OPEN][1], "the ids do not tell how they were mixed"
        places[kinds_in(cards, OPEN)[0]] += 1
    assert all(abs(places[kind] - 200) < 65 for kind in (0, 1)), places


def test_what_is_concealed_alone_keeps_its_place_and_kind():
    cards, chance = dealt()
    before, kinds = cards[HAND], kinds_in(cards, HAND)
    renamed = cards.conceal(HAND, [before[1]], chance)
    assert cards[HAND] == (before[0], renamed[before[1]])
    assert kinds_in(cards, HAND) == kinds


def test_ids_never_run_out():
    cards, chance = dealt()
    for pile in (HAND, OTHER, OPEN):
        cards.pour(pile, STOCK)
    for turn in range(1000):
        cards.shuffle(STOCK, chance)
        cards.conceal(STOCK, cards[STOCK][turn % 8 :], chance)
        assert set(cards.all()) <= set(range(16))
    assert len(cards.kind_of) == 16
    check_consistent(cards)


# Dealing anew


def test_a_new_deal_changes_only_what_the_seat_cannot_know_and_may_change():
    cards, chance = dealt()
    kept = cards[STOCK][0]
    known = [*cards[HAND], *cards[OPEN], kept]
    kinds = [cards.kind_of[card] for card in known]
    others = [card for card in cards.all() if card not in known]
    before = [cards.kind_of[card] for card in others]
    changed = 0
    for _ in range(30):
        cards.redeal(0, chance, [0] * 8, pinned={kept: cards.kind_of[kept]})
        assert [cards.kind_of[card] for card in known] == kinds
        assert sorted(cards.kind_of[card] for card in others) == sorted(before)
        changed += [cards.kind_of[card] for card in others] != before
        check_consistent(cards)
    assert changed > 20


def test_cards_with_different_backs_are_not_exchanged():
    cards, chance = dealt()
    backs = [kind % 2 for kind in KINDS]
    before = {card: backs[cards.kind_of[card]] for card in cards.all()}
    for _ in range(20):
        cards.redeal(0, chance, backs, {})
        assert {card: backs[cards.kind_of[card]] for card in cards.all()} == before


def test_a_spectator_knows_only_what_lies_open():
    cards, chance = dealt()
    card = cards[HAND][0]
    found = set()
    for _ in range(60):
        cards.redeal(None, chance, [0] * 8, {})
        found.add(cards.kind_of[card])
    assert len(found) == 7, "all but the one that lies open"
