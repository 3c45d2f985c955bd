"""Chance: the same numbers for ever, fairly distributed, and a log of them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core import Chance
from engines.core.chance import SEALED

FIXED = settings(max_examples=40, derandomize=True, database=None, deadline=None)
STATES = st.integers(0, 2**64 - 1)


def test_it_is_splitmix64() -> None:
    """The numbers are those of the authors' own program in C, started with 0."""
    chance, numbers = Chance(0), []
    for _number in range(5):
        number, chance = chance.below(1 << 64)
        numbers.append(number)
    assert numbers == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
        0x1B39896A51A8749B,
    ]


def test_answers_of_a_seed_are_pinned() -> None:
    chance, numbers = Chance.from_seed("luxor"), []
    for _number in range(8):
        number, chance = chance.below(1000)
        numbers.append(number)
    assert numbers == [485, 867, 486, 815, 965, 228, 724, 796]
    assert chance.state == 9362066337976909498
    assert Chance(1).shuffled(range(10))[0] == (9, 0, 1, 4, 8, 2, 3, 7, 6, 5)
    assert Chance(7).chosen("abc")[0] == "b"


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        ("luxor", 10390068151939079698),
        ("", 16476032584258269876),
        ("é" * 1000, 12511773761889809735),
    ],
)
def test_a_seed_of_any_length_names_one_generator(seed: str, state: int) -> None:
    assert Chance.from_seed(seed) == Chance(state)


def test_seeds_that_hardly_differ_name_other_generators() -> None:
    seeds = [f"{number}" for number in range(200)] + [f"{number} " for number in range(200)]
    assert len({Chance.from_seed(seed).state for seed in seeds}) == len(seeds)


@given(STATES, st.integers(1, 2**64))
@FIXED
def test_an_answer_is_below_the_limit(state: int, limit: int) -> None:
    answer, after = Chance(state).below(limit)
    assert 0 <= answer < limit
    assert 0 <= after.state < 2**64
    assert after.state != state


@pytest.mark.parametrize("limit", [0, -1])
def test_there_must_be_an_answer(limit: int) -> None:
    with pytest.raises(ValueError, match="at least one possible answer"):
        Chance(0).below(limit)
    with pytest.raises(ValueError, match="at least one possible answer"):
        Chance(0).chosen(())


@given(STATES, st.lists(st.integers(0, 5), max_size=30))
@FIXED
def test_a_shuffle_is_a_permutation_and_changes_nothing_given(state: int, items: list[int]) -> None:
    given_items = [*items]
    shuffled, after = Chance(state).shuffled(items)
    assert items == given_items
    assert Counter(shuffled) == Counter(items)
    assert len(after.answers) == max(0, len(items) - 1)
    assert Chance(state).shuffled(iter(items)) == (shuffled, after)


@given(STATES, st.lists(st.integers(), min_size=1, max_size=9))
@FIXED
def test_what_is_chosen_is_one_of_the_items(state: int, items: list[int]) -> None:
    item, after = Chance(state).chosen(items)
    assert items[after.answers[0]] == item


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 52])
def test_answers_are_about_equally_likely(limit: int) -> None:
    chance, draws, counts = Chance.from_seed(f"fair {limit}"), 400 * limit, Counter[int]()
    for _draw in range(draws):
        answer, chance = chance.without_log().below(limit)
        counts[answer] += 1
    # 400 are expected of each; five standard deviations are 100.
    assert all(300 < counts[answer] < 500 for answer in range(limit)), counts


def test_a_shuffle_draws_as_one_number_at_a_time_does() -> None:
    drawn = Chance(77).below(5)[1]
    deck, chance = list("abcdefg"), drawn
    for last in range(6, 0, -1):
        other, chance = chance.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    assert drawn.shuffled("abcdefg") == (tuple(deck), chance)
    assert len(chance.answers) == 7


def test_orders_of_a_shuffle_are_about_equally_likely() -> None:
    chance, counts = Chance.from_seed("orders"), Counter[tuple[str, ...]]()
    for _draw in range(24 * 200):
        order, chance = chance.without_log().shuffled("abcd")
        counts[order] += 1
    assert set(counts) == {*permutations("abcd")}
    assert all(130 < count < 270 for count in counts.values()), counts


def test_answers_are_noted_until_hushed() -> None:
    first, chance = Chance(3).below(10)
    second, chance = chance.below(20)
    assert chance.answers == (first, second)
    without_log = chance.without_log()
    assert without_log == Chance(chance.state)
    assert without_log.answers == ()
    # The log has no influence on the next numbers.
    assert without_log.below(99)[0] == chance.below(99)[0]
    assert without_log.without_log() is without_log


def test_chance_is_a_value() -> None:
    chance = Chance(5)
    assert chance.below(100) == chance.below(100)
    assert chance == Chance(5)
    assert len({chance, Chance(5)}) == 1


# --- sealed generators: the future does not follow from what was drawn ---------------------

MASK = 2**64 - 1


def unshifted(value: int, shift: int) -> int:
    """Return the number of which ``value`` is the exclusive or with itself shifted right."""
    found = value
    for _step in range(64 // shift):
        found = value ^ found >> shift
    return found


def guessed_after(drawn: int) -> int:
    """Return what SplitMix64 draws after a whole word: each step of its mixing can be undone."""
    state = unshifted(drawn, 31) * pow(0x94D049BB133111EB, -1, 2**64) & MASK
    state = unshifted(state, 27) * pow(0xBF58476D1CE4E5B9, -1, 2**64) & MASK
    return Chance(unshifted(state, 30)).below(1 << 64)[0]


@pytest.mark.parametrize("number", range(20))
def test_what_was_drawn_does_not_tell_what_comes_next(number: int) -> None:
    for seed, is_told in ((f"plain {number}", True), (f"{SEALED}{number}", False)):
        drawn, chance = Chance.from_seed(seed).below(1 << 64)
        assert (guessed_after(drawn) == chance.below(1 << 64)[0]) is is_told


def test_a_sealed_generator_has_128_secret_bits() -> None:
    states = [Chance.from_seed(f"{SEALED}{number}").state for number in range(64)]
    keys = [state >> 64 for state in states]
    assert all(key >> 128 == 1 for key in keys)
    assert all(state & MASK == 0 for state in states)
    for bit in range(128):  # each bit of the key depends on the seed
        assert len({key >> bit & 1 for key in keys}) == 2


def test_answers_of_a_sealed_seed_are_pinned() -> None:
    chance, numbers = Chance.from_seed(f"{SEALED}luxor"), []
    for _number in range(8):
        number, chance = chance.below(1000)
        numbers.append(number)
    assert numbers == [498, 246, 721, 518, 779, 462, 422, 220]
    assert chance.state & MASK == 8
    assert Chance.from_seed(f"{SEALED}1").shuffled(range(10))[0] == (1, 8, 6, 3, 0, 4, 2, 5, 7, 9)


def test_a_sealed_generator_shuffles_as_it_draws() -> None:
    start = Chance.from_seed(f"{SEALED}deck")
    deck, after = start.shuffled(range(30))
    chance, answers = start, []
    for left in range(30, 1, -1):
        answer, chance = chance.below(left)
        answers.append(answer)
    assert after == chance
    assert after.answers == tuple(answers)
    assert sorted(deck) == [*range(30)]
    firsts = Counter(
        Chance.from_seed(f"{SEALED}{number}").shuffled(range(6))[0][0] for number in range(6000)
    )
    assert all(850 < count < 1150 for count in firsts.values())
