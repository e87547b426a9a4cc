"""What is learnt from: which controls each instruction means, and what is known of them before they are read."""

import json
import random
from collections import defaultdict

import torch

SILENT = (
    "the a an to in of on for and or is it i my me you with at as by from this that please "
    ", . ! ? ' \" - : ; ( ) = | be so no not all want would like can could do"
)
MASK = 103
# Where a text begins, and where it ends.
MARKS = (101, 102)
WRITTEN = ("textbox", "searchbox", "spinbutton", "slider")
POINTED = ("clicked", "doubleClicked", "rightClicked", "hovered")


class Page:
    def __init__(self, controls, silent):
        self.controls = controls
        self.texts = [control["pieces"] for control in controls]
        self.own = [set(control["own"]) - silent for control in controls]
        self.around = [set(control["around"]) - silent for control in controls]
        self.written = [not control["hasOptions"] and control["role"] in WRITTEN for control in controls]
        seen = set()
        # Of several elements with one key the first is the one that is meant.
        self.keys = []
        for control in controls:
            key = control["key"]
            is_again = "option" not in control and key in seen
            self.keys.append(None if is_again else key)
            if "option" not in control:
                seen.add(key)


def read(path, vocabulary):
    data = json.load(open(path))
    numbers = {piece: at for at, piece in enumerate(open(vocabulary).read().split("\n"))}
    silent = {numbers[word] for word in SILENT.split()} | {1, 2, 3, 4, 100, 101, 102}
    pages = {name: Page(page["controls"], silent) for name, page in data["pages"].items()}
    measured = {name for name, page in data["pages"].items() if page["isMeasured"]}
    instructions = [one for one in data["instructions"] if ways(one["expect"]) != []]
    return pages, instructions, measured, silent


def ways(expect):
    """None for a refusal; else for each way that is right the keys that are meant, with the value of each."""
    if expect == "refusal":
        return None
    found = []
    for deed in expect if isinstance(expect, list) else [expect]:
        pointed = {key: None for name in POINTED for key in deed.get(name, [])}
        way = {**pointed, **deed.get("values", {})}
        if way:
            found.append(way)
    return found


# What these mean is another thing once something is taken off the page, or nothing anyway.
COUNTED = "ordinal last every except beside ambiguous absent key history scroll tab".split()


def taken_away(page, instructions, share):
    """For a share of the instructions what they mean, which then is not on the page: people ask for what is not there, too."""
    gone = torch.zeros(len(instructions), len(page.controls), dtype=torch.bool)
    for row, instruction in enumerate(instructions):
        found = ways(instruction["expect"])
        if not found or instruction["kind"] in COUNTED or random.random() >= share:
            continue
        meant = {key for way in found for key in way}
        places = {control["at"] for control in page.controls if control["key"] in meant}
        gone[row] = torch.tensor([control["at"] in places for control in page.controls])
    return gone


def thin(page, instructions, meant, gone, most):
    """For half of the instructions a share of what they do not mean is not on the page either, `most` at most."""
    for row, instruction in enumerate(instructions):
        # What is absent is absent from less, too.
        is_counted = instruction["kind"] in COUNTED and instruction["kind"] != "absent"
        if is_counted or random.random() < 0.5:
            continue
        share = random.random() * most
        kept = {control["at"] for control, is_meant in zip(page.controls, meant[row].tolist()) if is_meant}
        others = {control["at"] for control in page.controls} - kept
        away = {at for at in others if random.random() < share}
        gone[row] |= torch.tensor([control["at"] in away for control in page.controls])


def blurred(text, share):
    """Here and there a piece cannot be read."""
    return [MASK if random.random() < share and piece not in MARKS else piece for piece in text]


def labels(page, instruction):
    """Whether each control is meant, 0 or 1."""
    found = ways(instruction["expect"])
    meant = [0.0] * len(page.controls)
    if found is None:
        return meant
    way = found[0]
    for at, (control, key) in enumerate(zip(page.controls, page.keys)):
        if key is None or key not in way:
            continue
        value = way[key]
        if "option" in control:
            wanted = value if isinstance(value, list) else [value]
            meant[at] = float(any(each in wanted for each in control["option"].values()))
        # A radio button that gives way to another is not pressed.
        elif not (value is False and control["role"] == "radio"):
            meant[at] = 1.0
    return meant


def values(page, instruction):
    """
    For each control whether it is to be off or empty (1), on (0), or neither is told (-1); and the first and the last piece of its
    value, counted from the mark before the instruction: 0 where no part of the instruction is that value, -1 where it has none, or it is not known where.
    """
    off, ends = [-1.0] * len(page.controls), [[-1, -1] for _ in page.controls]
    found = ways(instruction["expect"])
    way = found[0] if found else {}
    for at, (control, key) in enumerate(zip(page.controls, page.keys)):
        if key not in way or control["hasOptions"]:
            continue
        value = way[key]
        if isinstance(value, bool):
            off[at] = float(not value)
        elif isinstance(value, str):
            off[at] = float(value == "")
            span = instruction["spans"].get(key)
            if span == "elsewhere":
                ends[at] = [0, 0]
            elif span is not None:
                ends[at] = [piece + 1 for piece in span]
    return off, ends


def fields(page, instructions, silent, gone, told=None, least=0.05):
    """Which fields get a value told of an instruction, given how likely each is meant, and which of its pieces they say. `told`: those of whom it is known."""

    def of(row, chances):
        likely = [is_written and chance >= least for is_written, chance in zip(page.written, chances.tolist())]
        known = told[row] if told is not None else likely
        places = [at for at, (one, other) in enumerate(zip(likely, known)) if (one or other) and not gone[row, at]]
        pieces = [101, *instructions[row]["pieces"], 102]
        shared = [[float(piece in page.own[at] and piece not in silent) for piece in pieces] for at in places]
        return places, torch.tensor(shared)

    return of


def evidence(page, instructions, silent, gone):
    """Of each control: the share of its words that are said, the share of what is said that it says, and that is said around it; how much of the instruction it accounts for; whether no other accounts for more."""
    rows = []
    for instruction, away in zip(instructions, gone.tolist()):
        said = set(instruction["pieces"]) - silent
        left = {control["at"] for control, is_gone in zip(page.controls, away) if not is_gone}
        likely = {at: round(weight, 2) for at, weight in instruction["likely"] if at in left}
        best = max(likely.values(), default=0)
        for control, own, around in zip(page.controls, page.own, page.around):
            weight = 0 if "option" in control else likely.get(control["at"], 0)
            shared = len(said & own)
            rows.append(
                [
                    shared / max(1, len(own)),
                    shared / max(1, len(said)),
                    len(said & around) / max(1, len(said)),
                    weight,
                    float(weight > 0 and weight == best),
                ]
            )
    return torch.tensor(rows).view(len(instructions), len(page.controls), 5)


def batches(pages, instructions, most=40):
    """Instructions of one page each, in an order of chance."""
    by_page = defaultdict(list)
    for instruction in instructions:
        by_page[instruction["page"]].append(instruction)
    found = []
    for name, group in by_page.items():
        random.shuffle(group)
        size = max(8, min(most, 9000 // (len(pages[name].controls) + 30)))
        found += [(name, group[at : at + size]) for at in range(0, len(group), size)]
    random.shuffle(found)
    return found

