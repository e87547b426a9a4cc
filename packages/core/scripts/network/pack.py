"""Packs what was learnt: `python3 pack.py learnt.pt vocab.txt weights.bin`. The network reads that file (weights.ts)."""

import json
import struct
import sys

import numpy as np
import torch

import examples
from model import GROUP, LAYER_BITS, WORD_BITS, scale_steps

learnt, vocabulary_file, target = sys.argv[1:]
state = torch.load(learnt, map_location="cpu")
vocabulary = open(vocabulary_file).read().rstrip("\n").split("\n")
tensors, data = [], bytearray()


def put(name, numbers, shape, **told):
    data.extend(b"\0" * (-len(data) % 4))
    tensors.append({"name": name, "shape": list(shape), "offset": len(data), **told})
    data.extend(numbers.tobytes())


def put_floats(name, tensor):
    put(name, tensor.float().numpy().astype("<f4"), tensor.shape)


def put_groups(name, tensor, bits):
    groups = tensor.float().reshape(-1, GROUP)
    steps = scale_steps(groups, bits)
    half = 2 ** (bits - 1)
    whole = ((groups / torch.exp2((steps - 255) / 16)).round().clamp(-half, half - 1) + half).to(torch.uint8)
    each = np.unpackbits(whole.view(-1, 1).numpy(), axis=1, count=bits, bitorder="little")
    put(name, np.packbits(each.reshape(-1), bitorder="little"), tensor.shape, bits=bits)
    put(f"{name}.scales", steps.to(torch.uint8).view(-1).numpy(), steps.shape)


for name, tensor in state.items():
    layer, _, part = name.rpartition(".")
    if name == "words.weight":
        put_groups("words", tensor, WORD_BITS)
    elif name.startswith("nothing."):
        continue
    elif part == "bias":
        put_floats(name, tensor)
    elif part == "weight" and tensor.dim() == 2 and name.startswith(("encoder.", "joint.")):
        put_groups(layer, tensor, LAYER_BITS)
    elif part == "weight" and layer.endswith("Norm"):
        put_floats(f"{layer}.gain", tensor)
    else:
        put_floats(layer if part == "weight" else name, tensor.flatten(1) if tensor.dim() > 2 else tensor)

numbers = {piece: at for at, piece in enumerate(vocabulary)}
silent = sorted({numbers[word] for word in examples.SILENT.split()} | {1, 2, 3, 4, 100, 101, 102})
heading = json.dumps({"tensors": tensors, "vocabulary": vocabulary, "silent": silent}, ensure_ascii=False).encode()
heading += b" " * (-(len(heading) + 4) % 4)
with open(target, "wb") as file:
    file.write(struct.pack("<I", len(heading)) + heading + bytes(data))
print(f"{4 + len(heading) + len(data)} bytes")
