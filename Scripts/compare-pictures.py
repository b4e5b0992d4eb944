#!/usr/bin/env python3
"""Draws random scenes by librsvg (`ibstack render --format png`) and by Chromium, and compares the pixels. Also checks in
Chromium that texts lie within the views that draw them, from left to right, unless they are truncated.

    make compare-pictures CORPUS=DIR SCENES=200 SEED=1 KEEP=OUT
    python3 -B Scripts/compare-pictures.py .build/release/ibstack DIR --count 200 --seed 1 --keep OUT

The difference of two pictures is the share of pixels that look different. Both have two pixels a point, as screens have at
least. Both are blurred by one point (Gaussian, in linear light), which leaves out how edges are smoothed and that browsers
put text on whole pixels, and converted to CIE L*a*b* (D65). A pixel looks different if the colors are more than 10 apart
(CIE 1976); about 2 is what an eye can tell side by side. A last line says what the difference would be if one of the pictures
were moved down by a point. Scenes with characters that no font of this machine has are left out: what stands in differs.

Exit status: 0; 1 if a limit is exceeded or a picture cannot be drawn."""

import argparse
import functools
import io
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
from PIL import Image
from playwright.sync_api import sync_playwright

VISIBLE = 10
SCALE = 2
# Texts end in this where they are cut off.
ELLIPSIS = "…"
# For each text: the id of the view that draws it, and where it begins and ends in that view. What it covers ends before the
# space after its last letter.
TEXTS = """() => [...document.querySelectorAll("text[textLength]")].map(text => {
  const view = text.closest("g[data-id]");
  // Where letters stand, which may reach over their ends.
  const [start, last] = [text.getStartPositionOfChar(0).x, text.getEndPositionOfChar(text.getNumberOfChars() - 1).x];
  const matrix = view ? view.getCTM().inverse().multiply(text.getCTM()) : text.getCTM();
  const place = x => new DOMPoint(x, 0).matrixTransform(matrix).x;
  const end = last - Math.max(0, Number(text.getAttribute("letter-spacing") || 0));
  return {view: view && view.dataset.id, text: text.textContent, start: place(start), end: place(end)};
})"""


def run(ibstack, *arguments):
    return subprocess.run([ibstack, *arguments], capture_output=True)


@functools.cache
def has_font(character):
    """Whether some font of this machine draws a character."""
    return character.isspace() or bool(run("fc-list", f":charset={ord(character):x}").stdout.strip())


def linear(pixels):
    values = numpy.asarray(pixels, dtype=numpy.float32) / 255
    return numpy.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def blurred(values):
    reach = 3 * SCALE
    kernel = numpy.exp(-(numpy.arange(-reach, reach + 1) / SCALE) ** 2 / 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        margins = [(reach, reach) if other == axis else (0, 0) for other in range(3)]
        padded, length = numpy.pad(values, margins, mode="edge"), values.shape[axis]
        values = sum(weight * numpy.take(padded, range(place, place + length), axis)
                     for place, weight in enumerate(kernel))
    return values


def lab(values):
    matrix = numpy.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
                          [0.0193339, 0.1191920, 0.9503041]], dtype=numpy.float32)
    scaled = values @ matrix.T / numpy.array([0.95047, 1, 1.08883], dtype=numpy.float32)
    cube = numpy.where(scaled > 216 / 24389, numpy.cbrt(scaled), (24389 / 27 * scaled + 16) / 116)
    x, y, z = cube[..., 0], cube[..., 1], cube[..., 2]
    return numpy.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def visible_difference(first, second):
    """Which pixels of two images look different, and what share would if the second were moved down by a point."""
    first, second = (lab(blurred(linear(image))) for image in (first, second))
    moved = numpy.roll(second, SCALE, axis=0)
    mask, moved_mask = (numpy.sqrt(((first - other) ** 2).sum(axis=-1)) > VISIBLE for other in (second, moved))
    return mask, float(moved_mask[SCALE:].mean()) if len(moved_mask) > SCALE else 0.0


def opaque(data):
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    ground = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(ground, image).convert("RGB")


class Scene:
    """A picture of a document, as files of both formats."""

    def __init__(self, document, svg, png):
        self.document, self.svg, self.png = document, svg, png
        self.difference = self.moved = 0.0
        self.texts = []

    @property
    def is_readable(self):
        """Whether all of its characters are in fonts."""
        return all(has_font(character) for text in self.texts for character in set(text["text"]))

    @property
    def name(self):
        return f"{self.document} ({self.svg.stem})"

    def frames(self, ibstack, options):
        """The widths of the views by their ids."""
        output = run(ibstack, "layout", str(self.document), "--format", "json", *options).stdout
        views = json.loads(output)["documents"][0].get("views", []) if output else []
        return {view["id"]: view["frame"][2] for view in views if view["id"] and view["frame"]}


def random_scenes(ibstack, folder, count, seed, options, work):
    """At most one scene of each document, in an order that the seed decides. Documents without pictures are left out."""
    documents = sorted(path for kind in ("*.storyboard", "*.xib", "*.xml") for path in folder.rglob(kind))
    chooser = random.Random(seed)
    chooser.shuffle(documents)
    found, failures = [], []
    for number, document in enumerate(documents):
        if len(found) == count:
            break
        outputs = {}
        for kind in ("svg", "png"):
            target = work / f"{number:04}" / kind
            drawn = run(ibstack, "render", str(document), "--format", kind, "--output", str(target),
                        *(["--scale", str(SCALE)] if kind == "png" else []), *options)
            if drawn.returncode != 0 and kind == "png" and outputs["svg"]:
                failures.append(drawn.stderr.decode().strip())
            outputs[kind] = sorted(target.rglob(f"*.{kind}")) if target.exists() else []
        if outputs["svg"]:
            index = chooser.randrange(len(outputs["svg"]))
            svg = outputs["svg"][index]
            png = work / f"{number:04}" / "png" / svg.relative_to(work / f"{number:04}" / "svg").with_suffix(".png")
            if png.exists():
                found.append(Scene(document, svg, png))
    return found, failures


def compare(scene, page, keep):
    # The last pixels of a picture whose size is no whole number of them are half of the page.
    ours = opaque(scene.png.read_bytes())
    page.set_viewport_size({"width": -(-ours.width // SCALE), "height": -(-ours.height // SCALE)})
    page.goto(scene.svg.resolve().as_uri())
    theirs = opaque(page.screenshot()).crop((0, 0, ours.width, ours.height))
    size = page.evaluate("() => ['width', 'height'].map(name => document.documentElement[name].baseVal.value)")
    whole = tuple(max(1, int(length * SCALE)) for length in size)
    ours, theirs = (image.crop((0, 0, *whole)) for image in (ours, theirs))
    scene.texts = page.evaluate(TEXTS)
    mask, scene.moved = visible_difference(ours, theirs)
    scene.difference = float(mask.mean())
    if keep:
        shown = Image.fromarray(numpy.where(mask[..., None], [255, 0, 0], numpy.asarray(theirs) // 3 + 170).astype("uint8"))
        sheet = Image.new("RGB", (ours.width * 3 + 20, ours.height), "gray")
        for place, image in enumerate([ours, theirs, shown]):
            sheet.paste(image, (place * (ours.width + 10), 0))
        name = f"{scene.difference * 100:06.3f}-{scene.svg.parents[1].name}-{scene.svg.stem}.png"
        sheet.save(keep / name)


def text_problems(scene, widths, tolerance):
    """What is wrong with the texts of a scene, and how many texts were looked at."""
    problems, checked = [], 0
    for text in scene.texts:
        width = widths.get(text["view"])
        if width is None or text["text"].endswith(ELLIPSIS):
            continue
        checked += 1
        if text["start"] < -tolerance or text["end"] > width + tolerance:
            problems.append(
                f"{scene.name}: \"{text['text']}\" from {text['start']:.2f} to {text['end']:.2f} "
                f"in {text['view']}, which is {width:.2f} wide")
    return problems, checked


def report(scenes, unreadable, failures, ibstack, options, limit, tolerance, listed):
    differences = sorted(scene.difference for scene in scenes)
    over = [scene for scene in scenes if scene.difference >= limit]
    problems, checked, texts = [], 0, 0
    for scene in scenes:
        found, count = text_problems(scene, scene.frames(ibstack, options), tolerance)
        problems += found
        checked += count
        texts += len(scene.texts)
    for failure in failures:
        print(failure)
    for scene in sorted(scenes, key=lambda scene: -scene.difference)[:listed]:
        print(f"{scene.difference:8.3%}  {scene.name}")
    for problem in problems[:10 * listed]:
        print(problem)
    if unreadable:
        print(f"{unreadable} scenes are left out: no font of this machine has all of their characters")
    if differences:
        print(f"{len(scenes)} scenes: different pixels {sum(differences) / len(differences):.3%} on average, "
              f"{differences[len(differences) // 2]:.3%} in the middle, {differences[-1]:.3%} at most; "
              f"{len(over)} scenes at or over {limit:.2%}")
        print(f"moved down by a point they would be {sum(scene.moved for scene in scenes) / len(scenes):.3%} on average")
    print(f"{texts} texts; {checked} of them are in a view and not truncated, {len(problems)} of these leave their view")
    return bool(over or problems or failures or not scenes)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ibstack", help="the program, built with the trait PNG")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=200, help="how many scenes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=0.002, help="the largest share of pixels that may look different")
    parser.add_argument("--tolerance", type=float, default=1, help="points that a text may be out of its view")
    parser.add_argument("--list", type=int, default=10, help="how many of the worst scenes to name")
    parser.add_argument("--keep", type=Path, help="a folder for both pictures of each scene, with what differs in red")
    parser.add_argument("--chromium", help="the browser; Playwright's own if it is left out")
    parser.add_argument("options", nargs="*", help="options of ibstack render, after --")
    arguments = parser.parse_args()
    if arguments.keep:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        scenes, failures = random_scenes(
            arguments.ibstack, arguments.folder, arguments.count, arguments.seed, arguments.options, Path(work))
        browser = playwright.chromium.launch(
            executable_path=arguments.chromium,
            args=["--no-sandbox", "--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb"])
        page = browser.new_page(device_scale_factor=SCALE)
        for scene in scenes:
            compare(scene, page, arguments.keep)
        browser.close()
        readable = [scene for scene in scenes if scene.is_readable]
        failed = report(readable, len(scenes) - len(readable), failures, arguments.ibstack, arguments.options, arguments.limit, arguments.tolerance,
                        arguments.list)
    sys.exit(1 if failed else 0)


main()
