"""Parts of sentences as data: how they are made, and that they survive as JSON."""

from __future__ import annotations

from engines.core import Codec, Decision, Phrase, chain, phrase


def test_underscores_of_facts_become_hyphens() -> None:
    assert phrase("pay", so_much=2, name="Kettle") == Phrase(
        "pay", (("so-much", 2), ("name", "Kettle"))
    )


def test_a_chain_joins_phrases_two_by_two() -> None:
    one, two, three = phrase("one"), phrase("two"), phrase("three")
    assert chain("and", [one]) == one
    assert chain("and", [one, two, three]) == phrase(
        "and", first=one, rest=phrase("and", first=two, rest=three)
    )


def test_a_terminal_shows_key_and_facts() -> None:
    assert str(phrase("all", first=phrase("gain", count=2), rest="tea")) == "all gain 2 tea"


def test_the_facts_of_a_question_may_be_phrases_and_survive_as_json() -> None:
    inner = phrase("card", id="I05", count=2)
    asked: Decision[str] = Decision(
        seat=0,
        kind="pay",
        moves=("yes",),
        steps=("answer",),
        facts=(("left", 2), ("from", "5"), ("effect", phrase("all", first=inner, rest=inner))),
    )
    codec = Codec[Decision[str]](Decision[str])
    assert codec.load(codec.dump(asked)) == asked
    assert hash(codec.load(codec.dump(asked))) == hash(asked)
