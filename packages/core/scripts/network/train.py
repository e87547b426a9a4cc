"""
Teaches the network: `python3 train.py examples.json vocab.txt out.pt [--from FOLDER | --continue FILE]`.
FOLDER has `model.safetensors` of all-MiniLM-L6-v2. Pages that are for measuring are not learnt from; figures are of these.
"""

import argparse
import math
import os
import random
import time

import torch
from torch.nn import functional as F

import examples
from model import WORD_BITS, Network, quantized


def loss_of(network, page, instructions, silent, options):
    gone = examples.taken_away(page, instructions, options.share)
    meant = torch.tensor([examples.labels(page, one) for one in instructions]) * ~gone
    nothing = 1 - meant.amax(1)
    examples.thin(page, instructions, meant, gone, options.thin)
    known = examples.evidence(page, instructions, silent, gone)
    texts = [examples.blurred(text, options.unread) for text in page.texts]
    off, ends = (torch.tensor(found) for found in zip(*(examples.values(page, one) for one in instructions)))
    is_told, has_value = (off >= 0) & (meant > 0), (ends >= 0).all(-1) & (meant > 0)
    fields = examples.fields(page, instructions, silent, gone, has_value.tolist())
    read = [examples.blurred(said(one), options.unread) for one in instructions]
    # Of what has no value nothing is told: nothing would be learnt by it.
    told = network(texts, read, known, gone, lambda row, chances: fields(row, chances) if has_value[row].any() else ([], None))
    logits, none = told.meant.masked_fill(gone, -30.0), told.nothing
    each = F.binary_cross_entropy_with_logits(logits, meant, reduction="sum") / len(instructions)
    each = each + F.binary_cross_entropy_with_logits(none, nothing)
    wanted = torch.cat([meant, nothing[:, None]], 1)
    chances = F.log_softmax(torch.cat([logits, none[:, None]], 1), 1)
    each = each - ((chances * wanted).sum(1) / wanted.sum(1)).mean()
    if is_told.any():
        each = each + F.binary_cross_entropy_with_logits(told.off[is_told], off[is_told], reduction="sum") / len(instructions)
    for row, (places, found) in enumerate(told.ends):
        known_of = [at for at, place in enumerate(places) if has_value[row, place]]
        if known_of:
            wanted = ends[row, [places[at] for at in known_of]].flatten()
            each = each + F.cross_entropy(found[known_of].flatten(0, 1), wanted, reduction="sum") / 2 / len(instructions)
    return each


def said(instruction):
    return [101, *instruction["pieces"], 102]


def measure(network, pages, instructions, silent):
    """
    First: of what the rules leave alone, how often what is meant stands first. Surest: of the share of it that the network is surest of,
    how much is right. Held back: what the rules would do, and the network holds to be unlikely.
    """
    network.eval()
    first, left, surest, right, wrong, values = 0, 0, [], [], [], ValueFigures()
    with torch.no_grad():
        for name, group in examples.batches(pages, instructions):
            page = pages[name]
            gone = examples.taken_away(page, group, 0)
            known = examples.evidence(page, group, silent, gone)
            fields = examples.fields(page, group, silent, gone)
            answer = network(page.texts, [said(one) for one in group], known, gone, fields)
            values.count(page, group, answer)
            for one, row in zip(group, answer.meant.sigmoid().tolist()):
                found = examples.ways(one["expect"])
                if one["outcome"] != "resolved":
                    surest.append(sureness(page, row, found))
                if one["outcome"] == "resolved":
                    chance = least_of(page, one, row)
                    if chance is not None:
                        (right if is_right(page, one, found) else wrong).append(chance)
                elif found is not None:
                    left += 1
                    best = max(range(len(row)), key=row.__getitem__)
                    first += any(page.keys[best] in way for way in found)
    network.train()
    right.sort()
    surest.sort(reverse=True)
    shares = ((share, surest[: int(share * len(surest))]) for share in (0.05, 0.1, 0.2, 0.3))
    acted = ", ".join(f"{sum(is_right for _, is_right in some) / max(1, len(some)):.3f} of {share:.0%}" for share, some in shares)
    told = [f"surest {acted}", f"first {first / max(1, left):.3f} of {left}", f"right {len(right)}, wrong {len(wrong)}"]
    for share in (0.01, 0.02, 0.03, 0.05):
        bar = right[int(share * len(right))] if right else 0
        stopped = sum(one < bar for one in wrong) / max(1, len(wrong))
        told.append(f"below {bar:.3f}: {share:.0%} of right, {stopped:.0%} of wrong")
    return " · ".join([*told, values.told()]), values.calmer()


class ValueFigures:
    """How much of what is told of the values of fields that are meant is right, and of that which the network is surest of."""

    def __init__(self):
        self.off, self.ends, self.elsewhere, self.known = [], [], [], []

    def count(self, page, instructions, answer):
        for row, one in enumerate(instructions):
            off, ends = examples.values(page, one)
            places, found = answer.ends[row]
            for at, (is_off, span) in enumerate(zip(off, ends)):
                if is_off >= 0:
                    self.off.append((answer.off[row, at] > 0) == (is_off > 0))
                if span[0] >= 0 and at in places:
                    self.known.append((found[places.index(at)], torch.tensor(span)))
                if span[0] > 0 and at in places:
                    best, sure = best_span(found[places.index(at)].softmax(-1))
                    self.ends.append((sure, best == tuple(span)))
                elif span[0] > 0:
                    self.ends.append((0, False))
                elif span[0] == 0 and at in places:
                    self.elsewhere.append(best_span(found[places.index(at)].softmax(-1))[0] == (0, 0))

    def told(self):
        self.ends.sort(reverse=True)
        right = [is_right for _, is_right in self.ends]
        shares = ((share, right[: int(share * len(right))]) for share in (0.3, 0.5, 0.7, 1))
        parts = ", ".join(f"{share:.0%} {sum(some) / max(1, len(some)):.3f}" for share, some in shares)
        off, elsewhere = (f"{sum(some) / max(1, len(some)):.3f} of {len(some)}" for some in (self.off, self.elsewhere))
        return f"off {off} · values right of the surest {parts} of {len(right)} · said nowhere {elsewhere}"

    def calmer(self):
        """What the logits are divided by, so that it is as sure of values as it is right."""
        loss = lambda by: sum(float(F.cross_entropy(logits / by, span)) for logits, span in self.known)
        return min((1, 1.2, 1.4, 1.6, 1.8, 2), key=loss)


def best_span(chances):
    """The likeliest first and last piece, and how likely they are together."""
    both = torch.triu(chances[0][:, None] * chances[1][None])
    both[0, 1:] = 0
    at = int(both.argmax())
    length = both.shape[1]
    return (at // length, at % length), float(both.max())


def sureness(page, chances, found):
    """How sure what stands first is, and nothing else, and whether it is all that is meant."""
    best = max(range(len(chances)), key=chances.__getitem__)
    at = page.controls[best]["at"]
    second = max((one for one, control in zip(chances, page.controls) if control["at"] != at), default=0)
    is_right = found is not None and any(set(way) == {page.keys[best]} for way in found)
    return chances[best] * (1 - second), is_right


def least_of(page, instruction, chances):
    """The chance of what the rules would do that is least likely meant."""
    places = {step["at"] for step in instruction["steps"] if step["at"] >= 0}
    found = [[chances[i] for i, control in enumerate(page.controls) if control["at"] == at] for at in places]
    return min((max(each) for each in found if each), default=None)


def is_right(page, instruction, found):
    """Roughly: each that is meant has a step, and no other has one."""
    if found is None:
        return False
    keys = {control["at"]: control["key"] for control in page.controls}
    done = {keys.get(step["at"]) for step in instruction["steps"]} - {None}
    return any({key for key, value in way.items() if value is not False} <= done <= set(way) for way in found)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("examples", "vocabulary", "out"):
        parser.add_argument(name)
    parser.add_argument("--from", dest="folder")
    parser.add_argument("--continue", dest="earlier")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=3e-5)
    parser.add_argument("--share", type=float, default=0.1, help="of the instructions what they mean is taken off the page")
    parser.add_argument("--thin", type=float, default=0.6, help="and what they do not mean, at most such a share of it")
    parser.add_argument("--unread", type=float, default=0.04, help="of the pieces of all texts cannot be read")
    parser.add_argument("--values", action="store_true", help="nothing is learnt but where values are said")
    options = parser.parse_args()
    torch.set_num_threads(os.cpu_count() or 1)
    torch.manual_seed(1)
    random.seed(1)
    pages, instructions, measured, silent = examples.read(options.examples, options.vocabulary)
    learnt = [one for one in instructions if one["page"] not in measured and (one["spans"] or not options.values)]
    held = [one for one in instructions if one["page"] in measured]
    network = Network()
    if options.earlier:
        network.load_state_dict(torch.load(options.earlier), strict=False)
    else:
        network.start_from(options.folder)
    # Words that no example has stay what they are beside those that have one.
    network.words.weight.requires_grad_(False)
    network.words.weight.copy_(quantized(network.words.weight, WORD_BITS))
    encoder = [one for name, one in network.named_parameters() if name.startswith(("encoder", "positions", "textNorm"))]
    others = [one for name, one in network.named_parameters() if not name.startswith(("encoder", "positions", "textNorm", "words"))]
    groups = [{"params": encoder, "lr": options.rate}, {"params": others, "lr": 3 * options.rate}]
    if options.values:
        network.requires_grad_(False)
        network.values.requires_grad_(True)
        groups = [{"params": network.values.parameters(), "lr": options.rate}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = len(examples.batches(pages, learnt)) * options.epochs
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / 100) * max(0.03, 1 - step / steps)
    )
    print(f"{len(learnt)} to learn from, {len(held)} to measure with, {steps} steps", flush=True)
    begin, sum_of_losses, done, calmer = time.time(), 0.0, 0, 1
    for epoch in range(options.epochs):
        # What is not learnt is as it is read.
        network.train(not options.values).values.train()
        for name, group in examples.batches(pages, learnt):
            loss = loss_of(network, pages[name], group, silent, options)
            if not loss.requires_grad:
                continue
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad()
            schedule.step()
            done += 1
            sum_of_losses += float(loss)
            if not math.isfinite(sum_of_losses):
                raise SystemExit("The loss is no number any more: the rate is too high.")
            if done % 50 == 0:
                print(f"{done}/{steps} loss {sum_of_losses / 50:.3f} {time.time() - begin:.0f} s", flush=True)
                sum_of_losses = 0.0
        torch.save(network.state_dict(), options.out)
        told, calmer = measure(network, pages, held, silent)
        print(f"epoch {epoch + 1}: {told} · calmer by {calmer}", flush=True)
    with torch.no_grad():
        for one in network.values.ends.parameters():
            one /= calmer
    torch.save(network.state_dict(), options.out)


if __name__ == "__main__":
    main()
