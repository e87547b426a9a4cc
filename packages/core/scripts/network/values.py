"""Where in an instruction the values of its fields are said: which is whose shows in all fields together."""

import torch
from torch import nn
from torch.nn import functional as F

# Numbers that are compared at a time, and how many times: of what is read together, and of what is read by itself.
REACH, TOGETHER, ALONE = 32, 4, 8
# Of a piece whatever the field; of a piece for a field; pieces that are looked at around it.
TOLD, SEEN, AROUND = 8, 48, 7
# What stands for the other fields where there are none, and the least that they are worth.
NO_OTHER, LEAST_OTHER = -2.0, -10.0
DROPPED = 0.15


class Values(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.asks = nn.Linear(width, TOGETHER * REACH)
        self.answers = nn.Linear(width, TOGETHER * REACH)
        self.called = nn.Linear(width, ALONE * REACH)
        self.says = nn.Linear(width, ALONE * REACH)
        self.told = nn.Linear(width, TOLD)
        compared = 2 * (TOGETHER + ALONE + 1) + TOLD
        self.near = nn.Conv1d(compared, SEEN, AROUND, padding=AROUND // 2)
        self.wide = nn.Conv1d(2 * SEEN, SEEN, AROUND, padding=AROUND // 2)
        self.ends = nn.Conv1d(SEEN, 2, 1)
        self.dropped = nn.Dropout(DROPPED)

    def forward(self, alone, joined, vectors, rows, shared):
        """
        Logits for each field and piece of one instruction: that the value begins there, and that it ends there. `alone`, `joined`: the pieces
        by themselves, and read beside the page; `vectors`, `rows`: the same of the fields; `shared`: 1 where the field says that piece.
        """
        joined, alone, rows, vectors = (self.dropped(one) for one in (joined, alone, rows, vectors))
        compared = torch.cat(
            [
                likeness(self.asks(rows), self.answers(joined)),
                likeness(self.called(vectors), self.says(alone)),
                shared[:, None],
            ],
            1,
        )
        told = self.told(joined).T[None].expand(len(rows), -1, -1)
        first = torch.cat([compared, compared - others(compared), told], 1)
        first = self.dropped(F.gelu(self.near(first)))
        second = first + self.dropped(F.gelu(self.wide(torch.cat([first, others(first)], 1))))
        return self.ends(second)


def likeness(fields, pieces):
    fields, pieces = (one.view(len(one), -1, REACH) for one in (fields, pieces))
    return torch.einsum("fcr,pcr->fcp", fields, pieces) * REACH**-0.5


def others(rows):
    """For each field what the other ones come to."""
    if len(rows) == 1:
        return torch.full_like(rows, NO_OTHER)
    own = torch.eye(len(rows), dtype=torch.bool)[:, :, None, None]
    each = rows[None].expand(len(rows), *rows.shape).masked_fill(own, -1e4)
    return torch.logsumexp(each, 1).clamp(min=LEAST_OTHER)
