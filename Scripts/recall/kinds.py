"""The kinds of faults. A kind is a function that yields the places of a project where its fault can be planted."""

import random
from dataclasses import dataclass

ALL = []


@dataclass(frozen=True)
class Kind:
    id: str
    group: str
    rules: tuple
    sites: object
    # Whether the fault certainly ends the app or the build once its screen is opened.
    crashes: bool = False


def kind(group, *rules, crashes=False):
    """Makes a kind of a function: its name is the kind's id; `rules` are those that report the fault."""

    def register(function):
        one = Kind(function.__name__.replace("_", "-"), group, rules, function, crashes)
        ALL.append(one)
        return function

    return register


def choose(one, project, limit, seed):
    """Up to `limit` places, the same for the same seed, from as many files as possible."""
    plants = sorted(one.sites(project), key=lambda plant: (plant.place, plant.what))
    random.Random(f"{seed} {one.id} {project.name}").shuffle(plants)
    by_file = {}
    for plant in plants:
        by_file.setdefault(plant.place.split(":")[0], []).append(plant)
    chosen, queues = [], list(by_file.values())
    while queues and len(chosen) < limit:
        for queue in queues[: limit - len(chosen)]:
            chosen.append(queue.pop(0))
        queues = [queue for queue in queues if queue]
    for plant in chosen:
        plant.kind = one
        plant.resolve()
    return chosen


def misspelled(name):
    """The name with two neighboring letters exchanged, or the last one twice."""
    for index in range(len(name) // 2, len(name) - 1):
        one, other = name[index], name[index + 1]
        if one != other and one.isalpha() and other.isalpha():
            return name[:index] + other + one + name[index + 2 :]
    return name + name[-1]


def renamed(name):
    return name + "Renamed"
