"""The recogniser: convolutions over a line of 32 pixels, one bidirectional LSTM along it, a class a step of 4 pixels."""
import torch
from torch import nn

from charset import CLASSES


def block(inputs, outputs):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class LineNetwork(nn.Module):
    """`[batch, 1, 32, width]`, ink 1 and paper 0 -> `[steps, batch, classes]` of logits; a step is 4 pixels."""

    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(1, 32, 5, stride=2, padding=2, bias=False), nn.BatchNorm2d(32), nn.ReLU(inplace=True),
            block(32, 48), nn.MaxPool2d(2), block(48, 88), nn.MaxPool2d((2, 1)), block(88, 136), nn.MaxPool2d((2, 1)),
            nn.Conv2d(136, 176, (2, 3), padding=(0, 1), bias=False), nn.BatchNorm2d(176), nn.ReLU(inplace=True),
        )
        self.context = nn.LSTM(176, 128, bidirectional=True)
        self.classes = nn.Linear(256, CLASSES)

    def forward(self, lines):
        return self.read(self.features(lines))

    def read(self, features):
        seen = features.squeeze(2).permute(2, 0, 1)
        return self.classes(self.context(seen)[0])
