"""Random trials of the program on documents."""
import argparse
import os
import tempfile
from pathlib import Path


def parser(description):
    """The arguments that all such scripts have."""
    made = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument('tool', type=os.path.abspath)
    made.add_argument('folder')
    made.add_argument('--trials', type=int, default=100)
    made.add_argument('--seed', type=int, default=1)
    return made


def run(sources, wanted, trial, kind=''):
    """Makes as many trials as are wanted, each with what a source gives: a path, and what was read of it. A trial returns what
    is wrong, nothing where all is right, and None where there was nothing to try.

    Returns how many were wrong.
    """
    done = wrong = 0
    with tempfile.TemporaryDirectory() as place:
        while done < wanted:
            source = next(sources)
            for file in Path(place).iterdir():
                file.unlink()
            problem = trial(Path(place), *source)
            if problem is None:
                continue
            done += 1
            if problem:
                wrong += 1
                print(f'{kind}{source[0]}: {problem}', flush=True)
    print(f'{kind}{wanted - wrong} of {wanted} right')
    return wrong

