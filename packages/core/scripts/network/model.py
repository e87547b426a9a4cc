"""The network as it is trained: a control is read by itself, an instruction by itself, then two layers read both."""

import json
import struct
from typing import NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from values import Values

WIDTH, HEADS, INNER = 384, 12, 1536
GROUP = 32
# The share that each layer does without while it learns: without it, pages are learnt by heart.
DROPPED = 0.1
# What is packed in the end: the words are learnt with as they are packed, and the layers lose nothing by it.
WORD_BITS, LAYER_BITS = 4, 6


def quantized(weights, bits):
    """Whole numbers with a scale for each 32, a power of two in sixteenths."""
    groups = weights.reshape(-1, GROUP)
    scales = torch.exp2((scale_steps(groups, bits) - 255) / 16)
    half = 2 ** (bits - 1)
    return (groups / scales).round_().clamp_(-half, half - 1).mul_(scales).view_as(weights)


def scale_steps(groups, bits):
    most = groups.abs().amax(1, keepdim=True) / (2 ** (bits - 1) - 1)
    return (16 * torch.log2(most.clamp(min=2**-15.9)) + 255).ceil().clamp(0, 255)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.queryKeyValue = nn.Linear(WIDTH, 3 * WIDTH)
        self.output = nn.Linear(WIDTH, WIDTH)
        self.outputNorm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.inner = nn.Linear(WIDTH, INNER)
        self.outer = nn.Linear(INNER, WIDTH)
        self.outerNorm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropped = nn.Dropout(DROPPED)

    def forward(self, rows, mask):
        count, length, _ = rows.shape
        each = WIDTH // HEADS
        query, key, value = self.queryKeyValue(rows).view(count, length, 3, HEADS, each).permute(2, 0, 3, 1, 4)
        chances = (mask + query * each**-0.5 @ key.transpose(-1, -2)).softmax(-1)
        attended = (chances @ value).transpose(1, 2).reshape(count, length, WIDTH)
        rows = self.outputNorm(rows + self.dropped(self.output(attended)).float())
        return self.outerNorm(rows + self.dropped(self.outer(F.gelu(self.inner(rows)))).float())


class Network(nn.Module):
    def __init__(self, layers=6, joint=2, vocabulary=30522):
        super().__init__()
        self.words = nn.Embedding(vocabulary, WIDTH)
        self.positions = nn.Embedding(100, WIDTH)
        self.textNorm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropped = nn.Dropout(DROPPED)
        self.encoder = nn.ModuleList([Layer() for _ in range(layers)])
        self.order = nn.Embedding(256, WIDTH)
        self.sides = nn.Embedding(2, WIDTH)
        self.controlNorm = nn.LayerNorm(WIDTH)
        self.evidence = nn.Linear(6, WIDTH)
        self.joint = nn.ModuleList([Layer() for _ in range(joint)])
        self.meant = nn.Linear(WIDTH, 1)
        self.nothing = nn.Linear(WIDTH, 1)
        self.off = nn.Linear(WIDTH, 1)
        self.values = Values(WIDTH)
        self.likeness = nn.Parameter(torch.tensor([8.0, -6.0]))
        for embedding in (self.order, self.sides):
            nn.init.normal_(embedding.weight, std=0.02)

    def encode(self, texts):
        """Rows for each piece, which of them there are, and their mean for each text."""
        length = max(map(len, texts))
        pieces = torch.zeros(len(texts), length, dtype=torch.long)
        there = torch.zeros(len(texts), length, dtype=torch.bool)
        for at, text in enumerate(texts):
            pieces[at, : len(text)] = torch.tensor(text)
            there[at, : len(text)] = True
        rows = self.dropped(self.textNorm(self.words(pieces) + self.positions.weight[:length]))
        mask = hidden(there)
        with torch.cpu.amp.autocast(dtype=torch.bfloat16):
            for layer in self.encoder:
                rows = layer(rows, mask)
        rows = rows.float()
        return rows, there, (rows * there[..., None]).sum(1) / there.sum(1, keepdim=True)

    def vectors(self, texts, batch=32):
        """The mean of each text; those of like length together, so that little is filled up."""
        order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        parts = [self.encode([texts[at] for at in order[i : i + batch]])[2] for i in range(0, len(order), batch)]
        places = torch.empty(len(order), dtype=torch.long)
        places[torch.tensor(order)] = torch.arange(len(order))
        return torch.cat(parts)[places]

    def forward(self, controls, instructions, evidence, gone, fields):
        """
        Logits for each instruction and control: that it is meant, and that it is to be off or empty; for each instruction that nothing is meant, and
        the fields whose values are told, with the logits of where in the instruction these begin and end (0: nowhere). `gone`: controls that an instruction does without;
        `fields(row, chances)`: those whose values are asked for, and which pieces they say themselves.
        """
        vectors = self.vectors(controls)
        rows, there, means = self.encode(instructions)
        count, length = there.shape
        likeness = F.normalize(means, dim=-1) @ F.normalize(vectors, dim=-1).T
        # What is gone has no place: those behind it move up.
        places = ((~gone).cumsum(1) - 1).clamp(0, 255)
        own = self.controlNorm(vectors + self.order(places) + self.sides.weight[1])
        known = torch.cat([evidence, likeness[..., None]], -1)
        joined = torch.cat([rows + self.sides.weight[0], own + self.evidence(known)], 1)
        mask = hidden(torch.cat([there, ~gone], 1))
        with torch.cpu.amp.autocast(dtype=torch.bfloat16):
            for layer in self.joint:
                joined = layer(joined, mask)
        joined = joined.float()
        meant = self.meant(joined[:, length:]).squeeze(-1) + self.likeness[0] * likeness + self.likeness[1]
        ends = []
        for row, instruction in enumerate(instructions):
            places, shared = fields(row, meant[row].detach().sigmoid())
            said = slice(0, len(instruction))
            found = None
            if places:
                of_fields = joined[row, length:][places]
                found = self.values(rows[row, said], joined[row, said], vectors[places], of_fields, shared)
            ends.append((places, found))
        return Told(meant, self.off(joined[:, length:]).squeeze(-1), ends, self.nothing(joined[:, 0]).squeeze(-1))

    def start_from(self, folder):
        """With the weights of all-MiniLM-L6-v2; the layers over both begin as its last two."""
        found = read_safetensors(f"{folder}/model.safetensors")
        find = lambda name: found[name if name in found else f"bert.{name}"]
        with torch.no_grad():
            self.words.weight.copy_(find("embeddings.word_embeddings.weight"))
            kinds = find("embeddings.token_type_embeddings.weight")
            self.positions.weight.copy_(find("embeddings.position_embeddings.weight")[:100] + kinds[0])
            copy_norm(self.textNorm, find, "embeddings.LayerNorm")
            first = len(self.encoder) - len(self.joint)
            for at, layer in [*enumerate(self.encoder), *((first + i, one) for i, one in enumerate(self.joint))]:
                copy_layer(layer, find, f"encoder.layer.{at}")


class Told(NamedTuple):
    meant: torch.Tensor
    off: torch.Tensor
    # For each instruction the fields, and logits of the first piece and the last of the value of each.
    ends: list
    nothing: torch.Tensor


def hidden(there):
    return ((~there).float() * -1e4)[:, None, None, :].to(torch.bfloat16)


def copy_layer(layer, find, name):
    parts = [f"{name}.attention.self.{part}" for part in ("query", "key", "value")]
    layer.queryKeyValue.weight.copy_(torch.cat([find(f"{part}.weight") for part in parts]))
    layer.queryKeyValue.bias.copy_(torch.cat([find(f"{part}.bias") for part in parts]))
    for linear, part in ((layer.output, "attention.output"), (layer.inner, "intermediate"), (layer.outer, "output")):
        linear.weight.copy_(find(f"{name}.{part}.dense.weight"))
        linear.bias.copy_(find(f"{name}.{part}.dense.bias"))
    copy_norm(layer.outputNorm, find, f"{name}.attention.output.LayerNorm")
    copy_norm(layer.outerNorm, find, f"{name}.output.LayerNorm")


def copy_norm(norm, find, name):
    norm.weight.copy_(find(f"{name}.weight"))
    norm.bias.copy_(find(f"{name}.bias"))


def read_safetensors(path):
    data = open(path, "rb").read()
    (length,) = struct.unpack("<Q", data[:8])
    types = {"F32": np.float32, "I64": np.int64, "F16": np.float16}
    found = {}
    for name, told in json.loads(data[8 : 8 + length]).items():
        if name != "__metadata__":
            begin, end = told["data_offsets"]
            numbers = np.frombuffer(data[8 + length + begin : 8 + length + end], dtype=types[told["dtype"]])
            found[name] = torch.from_numpy(numbers.reshape(told["shape"]).copy())
    return found
