"""Writes a trained network as ONNX. Its classes are the characters of charset.py, which the engine has in line-characters.ts.

    python3 export.py checkpoint.pt ../../packages/engine/models
"""
import sys

import torch
from torch import nn

from network import LineNetwork


class Reader(nn.Module):
    """`ink [batch, 1, 32, width]` -> `probabilities [batch, steps, classes]`."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, ink):
        return self.network(ink).permute(1, 0, 2).softmax(2)


def main(checkpoint, folder):
    network = LineNetwork()
    network.load_state_dict(torch.load(checkpoint))
    network.eval()
    torch.onnx.export(
        Reader(network), torch.rand(2, 1, 32, 160), f"{folder}/line-recogniser.onnx", opset_version=14,
        input_names=["ink"], output_names=["probabilities"],
        dynamic_axes={"ink": {0: "batch", 3: "width"}, "probabilities": {0: "batch", 1: "steps"}},
    )


main(*sys.argv[1:3])
