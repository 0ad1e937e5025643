"""Writes the mean of the weights of two networks, one trained on from the other: it reads as well as either and evens out what each alone gets wrong.

    python3 mean.py eighth.pt ninth.pt checkpoint.pt
"""
import sys

import torch


def main(one, other, mean):
    first, second = torch.load(one), torch.load(other)
    torch.save({name: (first[name] + value) / 2 if value.is_floating_point() else value for name, value in second.items()}, mean)


main(*sys.argv[1:4])
