"""Unpacks what is committed, to learn on from there: `python3 unpack.py weights.bin begun.pt`, then `train.py … --continue begun.pt`."""

import json
import struct
import sys

import numpy as np
import torch

from model import GROUP, Network

source, target = sys.argv[1:]
data = open(source, "rb").read()
(length,) = struct.unpack("<I", data[:4])
tensors = {one["name"]: one for one in json.loads(data[4 : 4 + length])["tensors"]}
data = data[4 + length :]


def read_floats(told):
    count = int(np.prod(told["shape"]))
    return np.frombuffer(data, "<f4", count, told["offset"])


def read_groups(told):
    bits = told["bits"]
    count = int(np.prod(told["shape"]))
    packed = np.frombuffer(data, np.uint8, count * bits // 8, told["offset"])
    each = np.unpackbits(packed, bitorder="little").reshape(-1, bits)
    whole = (each * (1 << np.arange(bits))).sum(1) - 2.0 ** (bits - 1)
    scales = tensors[f"{told['name']}.scales"]
    steps = np.frombuffer(data, np.uint8, int(np.prod(scales["shape"])), scales["offset"])
    return whole.reshape(-1, GROUP) * np.exp2((steps.astype(np.float32) - 255) / 16)[:, None]


state = Network().state_dict()
for name, tensor in state.items():
    layer, _, part = name.rpartition(".")
    names = [name, *([layer, f"{layer}.gain"] if part == "weight" else [])]
    told = next((tensors[one] for one in names if one in tensors), None)
    # What tells that nothing is meant is not packed, and begins anew.
    if told is not None:
        numbers = read_groups(told) if "bits" in told else read_floats(told)
        state[name] = torch.from_numpy(numbers.astype(np.float32)).view(tensor.shape)
torch.save(state, target)
