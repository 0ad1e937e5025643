"""Writes a trained network as ONNX. Its classes are the characters of charset.py, which the engine has in line-characters.ts.

    python3 export.py checkpoint.pt ../../packages/engine/models
"""
import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from network import LineNetwork

# By operator and number of its dimensions, the axes along which the weights of one output lie: they share a scale. What is not named is no weight.
ALONG_AN_OUTPUT = {("Conv", 4): (1, 2, 3), ("LSTM", 3): (2,), ("MatMul", 2): (0,)}


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
    path = f"{folder}/line-recogniser.onnx"
    torch.onnx.export(
        Reader(network), torch.rand(2, 1, 32, 160), path, opset_version=14,
        input_names=["ink"], output_names=["probabilities"],
        dynamic_axes={"ink": {0: "batch", 3: "width"}, "probabilities": {0: "batch", 1: "steps"}},
    )
    onnx.save(in_bytes(onnx.load(path)), path)


def in_bytes(model):
    """The same network a quarter as large: each weight is a byte times its output's scale. The runtime multiplies them once, when it starts,
    so that it computes with numbers of 32 bits as before: lines are read as fast, and alike on every machine."""
    graph = model.graph
    weights = {tensor.name: tensor for tensor in graph.initializer}
    unpacking = []
    for node in graph.node:
        for name in node.input:
            axes = ALONG_AN_OUTPUT.get((node.op_type, len(weights[name].dims))) if name in weights else None
            if axes is None:
                continue
            values = numpy_helper.to_array(weights[name])
            scales = np.abs(values).max(axis=axes, keepdims=True) / 127
            graph.initializer.remove(weights[name])
            graph.initializer.append(numpy_helper.from_array(np.round(values / scales).astype(np.int8), f"{name}.bytes"))
            graph.initializer.append(numpy_helper.from_array(scales.astype(np.float32), f"{name}.scales"))
            unpacking.append(helper.make_node("Cast", [f"{name}.bytes"], [f"{name}.whole"], to=TensorProto.FLOAT))
            unpacking.append(helper.make_node("Mul", [f"{name}.whole", f"{name}.scales"], [name]))
    nodes = [*unpacking, *graph.node]
    del graph.node[:]
    graph.node.extend(nodes)
    onnx.checker.check_model(model)
    return model


main(*sys.argv[1:3])
