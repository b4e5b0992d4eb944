"""Yoga on the trees that are analogous to our workloads."""
import time

from pyyoga import FlexDirection, Gutter, Justify, Node

SPACING = 8
FAN_OUT = 4
MASK = (1 << 64) - 1


class SplitMix64:
    """The generator of the Swift side, so that contents have the same sizes."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def content_length(self):
        return 20 + (self.next() % 241) / 4


def stack(axis, children):
    node = Node()
    node.flex_direction = (FlexDirection.Row, FlexDirection.Column)[axis]
    node.set_gap(Gutter.All, SPACING)
    for child in children:
        node.add_child(child)
    return node


def flexible(basis, grow=1):
    node = Node()
    node.flex_basis = basis
    node.flex_grow = grow
    node.flex_shrink = 1
    return node


def flat(workload, size, factor):
    """Flexbox has no equal distances between centers; those between edges are the nearest."""
    generator = SplitMix64(size)
    lengths = [generator.content_length() for _ in range(size)]
    node = {"W2": lambda length: flexible(0), "W11": lambda length: flexible(0, length),
            "W3": lambda length: flexible(length, 0), "W12": lambda length: flexible(length, 0)}.get(workload, flexible)
    root = stack(0, [node(length) for length in lengths])
    if workload in ("W3", "W12"):
        root.justify_content = Justify.SpaceBetween
    root.width = (sum(lengths) + SPACING * (size - 1)) * factor
    root.height = 50
    return root


def nested(depth, axis, generator):
    """A node whose parent runs along the other axis, and its natural size."""
    if depth == 0:
        natural = [generator.content_length(), generator.content_length()]
        node = flexible(natural[1 - axis])
        if axis == 0:
            node.min_width = natural[0]
        else:
            node.min_height = natural[1]
        return node, natural
    children, sizes = zip(*(nested(depth - 1, 1 - axis, generator) for _ in range(FAN_OUT)))
    node = stack(axis, children)
    node.flex_grow = node.flex_shrink = 1
    natural = [0, 0]
    natural[axis] = sum(size[axis] for size in sizes) + SPACING * (FAN_OUT - 1)
    natural[1 - axis] = max(size[1 - axis] for size in sizes)
    return node, natural


def nested_root(size, factor):
    depth = next(d for d in range(9) if (FAN_OUT ** (d + 1) - 1) // (FAN_OUT - 1) >= size)
    root, natural = nested(depth, 0, SplitMix64(depth))
    root.width, root.height = natural[0] * factor, natural[1] * factor
    return root


def seconds(workload, size, factor):
    """The time of the first layout of a new tree."""
    root = nested_root(size, factor) if workload == "W4" else flat(workload, size, factor)
    start = time.perf_counter()
    root.calculate_layout()
    return time.perf_counter() - start
