"""Trains the line recogniser on lines it renders itself, for a given time.

    python3 train.py --minutes 60 --out checkpoint.pt [--resume checkpoint.pt] [--seed 1]

Lines come from `--renderers` processes; the same seed and the same number of steps give the same lines. The rate of
learning falls over the given time, so that a run ends ready for use.
"""
import argparse
import collections
import math
import multiprocessing
import queue
import time

import numpy as np
import torch
from torch import nn

from charset import CHARACTERS, CLASS_OF
from network import LineNetwork

BATCH = 24
#: Lines that are put in order of their width before they are cut into batches: less padding.
SHELF = 24 * 12
#: Wider lines cost more than they teach.
MOST_PX = 620
EVALUATED = 480
KEEP = 0.999
#: Shelves that lie between a line's first and second time.
MEMORY = 12


def render_for_ever(seed, shelves):
    from rendering import Renderer
    from vocabulary import Vocabulary
    vocabulary, renderer = Vocabulary(seed), Renderer(seed)
    while True:
        shelf = []
        while len(shelf) < SHELF:
            try:
                picture, text = renderer.render(vocabulary.line())
            except OSError:
                # A face made of dots that has no picture of one of the signs at this size.
                continue
            if 16 <= picture.shape[1] <= MOST_PX and 2 * len(text) + 1 < picture.shape[1] / 2:
                shelf.append((picture, text))
        shelf.sort(key=lambda line: line[0].shape[1])
        shelves.put([batch_of(shelf[start:start + BATCH]) for start in range(0, SHELF, BATCH)])


def batch_of(lines):
    # Few different widths: the kernels are prepared anew for each.
    width = 64 * math.ceil(max(picture.shape[1] for picture, _ in lines) / 64)
    pictures = np.zeros((len(lines), 32, width), np.uint8)
    for index, (picture, _) in enumerate(lines):
        pictures[index, :, :picture.shape[1]] = to_ink(picture)
    return pictures, np.array([picture.shape[1] for picture, _ in lines]), [text for _, text in lines]


def to_ink(picture):
    """Ink 255 and paper 0, whatever the light: what the engine does before the network, to the letter (line-picture.ts)."""
    low, high = np.percentile(picture, 2), np.percentile(picture, 98)
    spread = max(24.0, high - low)
    return np.clip((high - picture.astype(np.float32)) * 255 / spread, 0, 255).astype(np.uint8)


def tensors(batch):
    pictures, widths, texts = batch
    targets = [[CLASS_OF[c] for c in text] for text in texts]
    return (
        torch.from_numpy(pictures).float().div_(255).unsqueeze(1),
        torch.from_numpy(np.maximum(1, widths // 4)),
        torch.tensor([c for target in targets for c in target]),
        torch.tensor([len(target) for target in targets]),
    )


def read(logits, steps):
    """Greedy reading of each line of a batch."""
    best = logits.argmax(2).T.numpy()
    texts = []
    for row, count in zip(best, steps):
        row = row[:count]
        kept = row[np.flatnonzero(np.diff(row, prepend=-1))]
        texts.append("".join(CHARACTERS[c - 1] for c in kept if c > 0))
    return texts


def distance(one, other):
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (a != b))
    return row[-1]


def evaluate(network, batches):
    network.eval()
    wrong = letters = whole = lines = digits = right_digits = 0
    with torch.no_grad():
        for batch in batches:
            ink, steps, _, _ = tensors(batch)
            for text, truth in zip(read(network(ink), steps), batch[2]):
                wrong += distance(text, truth)
                letters += len(truth)
                lines += 1
                whole += text == truth
                tokens = [token for token in truth.split() if any(c.isdigit() for c in token)]
                digits += len(tokens)
                right_digits += sum(token in text.split() for token in tokens)
    network.train()
    return f"character errors {100 * wrong / letters:.2f} %, lines right {100 * whole / lines:.1f} %, digit tokens right {100 * right_digits / max(1, digits):.1f} %"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--resume")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--renderers", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)

    shelves = multiprocessing.Queue(4)
    for index in range(options.renderers):
        multiprocessing.Process(target=render_for_ever, args=(options.seed * 1000 + index, shelves), daemon=True).start()

    network = LineNetwork().to(memory_format=torch.channels_last)
    average = LineNetwork()
    if options.resume:
        network.load_state_dict(torch.load(options.resume))
    average.load_state_dict(network.state_dict())
    averaged, current = list(average.state_dict().values()), list(network.state_dict().values())
    print(f"{sum(p.numel() for p in network.parameters()):,} parameters", flush=True)
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-4, betas=(0.9, 0.98))
    loss_of = nn.CTCLoss(zero_infinity=True)

    held_back = []
    while len(held_back) * BATCH < EVALUATED:
        held_back += shelves.get()
    started, step, seen, losses, told = time.time(), 0, 0, [], 0.0
    ready, memory = [], collections.deque()
    while True:
        spent = (time.time() - started) / 60
        if spent >= options.minutes:
            break
        share = spent / options.minutes
        warm = min(1, (step + 1) / 200)
        for group in optimiser.param_groups:
            group["lr"] = options.rate * warm * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * share)))
        if not ready:
            # Drawing a line costs as much as learning from it: each is learned from now and once more a while later.
            fresh = shelves.get()
            again = memory.popleft() if len(memory) == MEMORY else []
            memory.append(fresh)
            torch.manual_seed(options.seed + step)
            ready = fresh + again
            ready = [ready[i] for i in torch.randperm(len(ready))]
        batch = ready.pop()
        ink, steps, targets, lengths = tensors(batch)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            features = network.features(ink.to(memory_format=torch.channels_last))
        logits = network.read(features.float())
        loss = loss_of(logits.log_softmax(2), targets, steps, lengths)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        step += 1
        seen += len(batch[2])
        keep = min(KEEP, (step + 1) / (step + 10))
        with torch.no_grad():
            for value, fresh in zip(averaged, current):
                value.lerp_(fresh, 1 - keep) if value.is_floating_point() else value.copy_(fresh)
        losses.append(loss.item())
        if spent - told >= 2:
            told = spent
            torch.save(average.state_dict(), options.out)
            print(f"{spent:.0f} min, {seen:,} lines, loss {np.mean(losses[-200:]):.3f}, {evaluate(average, held_back)}", flush=True)
    torch.save(average.state_dict(), options.out)
    print(f"ended after {seen:,} lines, loss {np.mean(losses[-200:]):.3f}, {evaluate(average, held_back)}", flush=True)


if __name__ == "__main__":
    main()
