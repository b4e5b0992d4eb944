#!/usr/bin/env python3
"""Runs ibstack on generated inputs that are as large as an attacker likes.

    worst_cases.py IBSTACK [--only NAME ...] [--rounds N] [--timeout SECONDS]

INPUTS has a generator for each thing of which a document, a project or a configuration may have many, COMMANDS the commands.
Each input is given to `lint` and to the commands that it is made for, and, smaller, to all others that take it. What takes
longer than JUDGED_SECONDS is measured at four doubling sizes.

Prints a Markdown table. The exit status is 1 where a run crashes, times out, or its time grows faster than n^STEEPEST.
"""
import argparse
import math
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import threading

# A slope is judged over two doublings, so that one slow run does not decide, where the larger size takes longer than
# this: below, start-up and noise are most of it.
JUDGED_SECONDS = 0.2
# n log n has a slope of about 1.1 at these sizes. The rest is noise: caches, page faults, other processes.
STEEPEST = 1.3
# Work for these is counted, and ends at a limit, before which it may be steep. The largest takes at most this long.
LIMITED, LIMITED_SECONDS = {"tangled wishes", "tangled limits"}, 5
# How much smaller inputs are for commands that they are not made for.
REDUCED = 8

ALL_RULES = "preset: all\n"
LINT = ["lint", "--config", "all.yml"]
ALL_DEVICES = LINT + ["--devices", "all"]
XIB = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
STORYBOARD = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"


# Documents

def element(name, content="", /, **attributes):
    """An XML element."""
    written = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def each(count, make, separator="\n"):
    return separator.join(make(index) for index in range(count))


def document(kind, content):
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    return head + element("document", content, type=kind, version="3.0", toolsVersion="21507", useAutolayout="YES") + "\n"


def xib(objects, *others):
    return {"a.xib": document(XIB, element("objects", "\n" + objects + "\n") + "".join(others)), "all.yml": ALL_RULES}


def storyboard(scenes):
    return {"a.storyboard": document(STORYBOARD, element("scenes", "\n" + scenes + "\n")), "all.yml": ALL_RULES}


def definition(text):
    return {"a.xml": text}


def rect(x=0, y=0, width=375, height=667):
    return element("rect", key="frame", x=x, y=y, width=width, height=height)


def view(content="", id="root", **attributes):
    return element("view", rect() + content, id=id, **attributes)


def views(count):
    return each(count, lambda i: view(id=f"v{i}"))


def label(id, text="a", content="", **attributes):
    return element("label", content, id=id, text=text, **attributes)


def free(id, content=rect(0, 0, 10, 20)):
    return label(id, content=content, translatesAutoresizingMaskIntoConstraints="NO")


def constraint(first, attribute, **rest):
    return element("constraint", firstItem=first, firstAttribute=attribute, **rest)


def parent(subviews="", constraints="", rest=""):
    return view(element("subviews", subviews) + element("constraints", "\n" + constraints + "\n") + rest)


def constrained(count, make, view_count=2):
    """A view with subviews and as many constraints."""
    return xib(parent(views(view_count), each(count, lambda i: make(i, f"k{i}"))))


def stack(content, **attributes):
    return element("stackView", element("subviews", content), **attributes)


def scene(index, content="", connections=""):
    controller = view(content, f"v{index}") + connections
    controller = element("viewController", controller, id=f"c{index}", sceneMemberID="viewController")
    return element("scene", element("objects", controller), sceneID=f"s{index}")


def connections(count, make):
    return element("connections", each(count, make))


def random_number(number):
    """The same for the same number, and all different."""
    return number * 0x9E3779B97F4A7C15 % (1 << 64) >> 20


def identifier(number):
    """As Interface Builder makes them: xYz-aB-c1D."""
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    number = number * 0x9E3779B97F4A7C15 % (1 << 64)
    text = "".join(letters[number // 62 ** place % 62] for place in range(8))
    return f"{text[:3]}-{text[3:5]}-{text[5:]}"


# Attacks: the files of a size

def long_ids(size):
    name = "q" * size
    return definition(view(view(id=name + "a") + constraint(name + "b", "width", constant=9), "r"))


def many_long_ids(size):
    count = size // 100
    named = each(count, lambda i: view(id=f"{i:05}" + "q" * 95))
    return definition(view(named + each(count, lambda i: constraint(f"{i:05}" + "p" * 95, "width"))))


def dangling_references(size):
    named = each(size // 2, lambda i: view(id=f"v-{i:07}"))
    return definition(view(named + each(size, lambda i: constraint(f"w-{i * 7919 % 9999999:07}", "width", constant=9))))


def random_dangling_references(size):
    named = each(size // 2, lambda i: view(id=identifier(i)))
    return definition(view(named + each(size, lambda i: constraint(identifier(i + size), "width", constant=9))))


def unknown_elements(size):
    return definition(view(each(size, lambda i: f"<labell{i}/>")))


def children_to_key(count):
    """Children of one view that a repair may key, as a frame and as a color."""
    return xib(element("label", each(count, lambda _: '<rect x="1"/><textColor red="1"/>'), id="a"))


def named_safe_areas(count):
    """Constraints of as many views that name the safe area by a word."""
    def view(index):
        named = f'<constraint firstItem="v{index}" firstAttribute="top" secondItem="safeArea" secondAttribute="top"/>'
        return element("view", element("constraints", named), id=f"v{index}")
    return xib(element("view", element("subviews", each(count, view)), id="root"))


def equal_constraints(size):
    return constrained(size, lambda i, id: constraint("v0", "width", constant=40, priority=750, id=id))


def contradicting_constraints(size):
    return constrained(size, lambda i, id: constraint("v0", "width", constant=i, priority=750, id=id))


def required_contradictions(size):
    return constrained(size, lambda i, id: constraint("v0", "width", constant=i, id=id))


def many_priorities(size):
    return constrained(
        size, lambda i, id: constraint("v0", "width", constant=i, priority=f"{1 + 998 * i / size:.6f}", id=id))


def nested_bounds(size):
    def bound(i, id):
        relation = "lessThanOrEqual" if i % 2 else "greaterThanOrEqual"
        return constraint("v0", "width", relation=relation, constant=size * (1 + i % 2) + i, id=id)
    return constrained(size, bound)


def proportions(size):
    def proportion(i, id):
        return constraint("v0", "width", secondItem="v1", secondAttribute="width", multiplier=f"{1 + i / size:.7f}",
                          priority=750, id=id)
    return constrained(size, proportion)


def scattered_constraints(size):
    def scattered(i, id):
        attribute = ["width", "height", "top", "leading"][i % 4]
        second = {} if i % 4 < 2 else {"secondItem": "root", "secondAttribute": attribute}
        return constraint(f"v{i // 4}", attribute, **second, constant=i % 97, id=id)
    return constrained(size, scattered, size // 4)


def chain(size):
    def link(i, id):
        second = (f"v{i - 1}", "bottom") if i else ("root", "top")
        return constraint(f"v{i}", "top", secondItem=second[0], secondAttribute=second[1], constant=8, id=id)
    return constrained(size, link, size)


def misplaced_chain(size):
    """Each view is stored elsewhere than the one behind it says."""
    def link(i):
        second = (f"v{i + 1}", "bottom") if i < size - 1 else ("root", "top")
        return constraint(f"v{i}", "top", secondItem=second[0], secondAttribute=second[1], id=f"k{i}")
    stored = each(size, lambda i: free(f"v{i}", rect(0, 40 + 20 * (size - i), 10, 20)))
    return xib(parent(stored, each(size, link)))


def attributes(size):
    return definition("<view" + each(size, lambda i: f' a{i}="1"', "") + "/>")


def namespaces(size):
    return definition("<view" + each(size, lambda i: f' xmlns:a{i}="u"', "") + "/>")


def nested_namespaces(size):
    declared = each(250, lambda i: f' xmlns:a{i}="u"', "")
    return definition(f"<view{declared}>" + "<a0:view/>" * size + "</view>")


def names(size):
    return xib(each(size, lambda i: f'<view a{i}="1" id="v{i}"/>'))


def siblings(size):
    return xib(parent(views(size)))


def nested(size):
    depth = 80
    def branch(b):
        return each(depth, lambda i: f'<view id="v{b}-{i}"><subviews>', "") + "</subviews></view>" * depth
    return xib(parent(each(size // depth, branch)))


def too_deep(size):
    return definition("<view>" * size + "</view>" * size)


def labels_in_stack(size):
    return xib(parent(stack(each(size, lambda i: label(f"l{i}", f"Label {i}", rect(0, i, 40, 20))), axis="vertical")))


def stacks_in_stacks(size):
    def branch(i):
        return stack(stack(label(f"a{i}") + label(f"b{i}"), axis="vertical", id=f"t{i}"), id=f"s{i}")
    return xib(parent(each(size // 5, branch)))


def constraints_in_stack(size):
    links = each(size - 1, lambda i: constraint(
        f"l{i + 1}", "leading", secondItem=f"l{i}", secondAttribute="leading", id=f"k{i}"))
    content = element("subviews", each(size, lambda i: label(f"l{i}"))) + element("constraints", links)
    return xib(parent(element("stackView", content, axis="vertical", id="s")))


def baselines_of_stack(size):
    links = each(size, lambda i: constraint(
        f"m{i}", "firstBaseline", secondItem="s", secondAttribute="firstBaseline", id=f"k{i}"))
    arranged, others = (each(size, lambda i: label(f"{name}{i}")) for name in "lm")
    return xib(parent(stack(arranged, id="s") + others, links))


def distribution(name):
    def files(size):
        content = each(size, lambda i: element("view", id=f"l{i}", width=10 + i % 7, height=10))
        return definition(element("stackView", content, distribution=name, spacing=2, width=size * 15))
    return files


def appkit_distribution(name):
    def files(size):
        content = each(size, lambda i: element(
            "customView", element("constraints", constraint(f"v{i}", "width", constant=10 + i % 7, id=f"w{i}")),
            id=f"v{i}", translatesAutoresizingMaskIntoConstraints="NO"))
        content = rect(0, 0, size * 15, 40) + element("subviews", content)
        return {"a.xib": element(
            "document", element("objects", element("stackView", content, distribution=name, orientation="horizontal", id="s")),
            type="com.apple.InterfaceBuilder3.Cocoa.XIB", version="3.0", toolsVersion="22505")}
    return files


def grid(size):
    side = int(size ** 0.5)
    def cell(i):
        row, column = divmod(i, side)
        return element("gridCell", element("textField", key="contentView", id=f"t{i}"), row=f"r{row}",
                       column=f"c{column}", id=f"g{i}")
    content = element("rows", each(side, lambda i: element("gridRow", id=f"r{i}")))
    content += element("columns", each(side, lambda i: element("gridColumn", id=f"c{i}")))
    content += element("gridCells", each(side * side, cell))
    files = xib(parent(element("gridView", content, id="g")))
    return files | {"a.xib": files["a.xib"].replace("CocoaTouch", "Cocoa")}


def empty_views(size):
    return xib(parent(each(size, lambda i: free(f"v{i}")), each(size, lambda i: constraint(
        f"v{i}", "height", constant=0, id=f"k{i}"))))


def long_text(size):
    return xib(parent(label("l", "lorem ipsum " * (size // 12), rect(0, 0, 300, 20), numberOfLines=0)))


def long_word(size):
    return xib(parent(label("l", "x" * size, numberOfLines=0)))


def text_in_element(size):
    return xib(parent(element("label", element("string", "ab&#10;" * (size // 7), key="text"), id="l")))


def references_in_attribute(size):
    return xib(parent(label("l", "a&#10;" * (size // 6))))


def one_line(size):
    content = each(size // 60, lambda i: view(id=f"v{i}") + constraint(f"zz{i}", "width"), " ")
    files = xib(parent(content))
    return files | {"a.xib": files["a.xib"].replace("\n", " ")}


def blanks(size):
    return xib(parent(" " * size))


def line_breaks(size):
    return xib("\n" * size + view("\n" * size))


def long_attribute(size):
    return xib(parent(view(id="v", tooltip="x" * size)))


def conflict_markers(size):
    return xib("<<<<<<< ours\n<a/>\n=======\n<b/>\n>>>>>>> theirs\n" * (size // 50))


def half_a_conflict(size):
    return xib("<<<<<<< ours\n" * (size // 13))


def scenes(size):
    return storyboard(each(size, scene))


def labels_with_constraints(index, count, second):
    """Labels of a scene, each with a constraint that refers to something."""
    names = [f"l{index}-{number}" for number in range(count)]
    links = "".join(constraint(name, "leading", secondItem=second(index, name), secondAttribute="leading", id=f"k{name}")
                    for name in names)
    return element("subviews", "".join(free(name, rect(20, 30, 60, 21)) for name in names)) + element("constraints", links)


def labeled_scenes(size):
    return storyboard(each(size, lambda i: scene(i, labels_with_constraints(i, 3, lambda index, _: f"v{index}"))))


def findings_in_scenes(size):
    """Ten dangling references in each scene, and as many labels without a place."""
    return storyboard(each(size // 20, lambda i: scene(i, labels_with_constraints(i, 10, lambda _, name: f"no{name}"))))


def segues(size):
    def segue(i, to):
        return element("segue", destination=f"c{to}", kind="show", id=f"g{i}-{to}")
    return storyboard(each(size, lambda i: scene(i, "", element(
        "connections", segue(i, (i * 7 + 1) % size) + segue(i, i // 2)))))


def segues_of_scene(size):
    made = connections(size, lambda i: element("segue", destination=f"c{i % 2}", kind="show", id=f"g{i}"))
    return storyboard(scene(0, "", made) + scene(1))


def outlets(size):
    made = connections(size, lambda i: element("outlet", property=f"p{i}", destination="root", id=f"o{i}"))
    owner = element("placeholder", made, placeholderIdentifier="IBFilesOwner", id=-1, customClass="Owner")
    source = "class Owner: UIViewController {\n" + each(size, lambda i: f"  @IBOutlet var q{i}: UIView!") + "\n}\n"
    return xib(owner + view()) | {"a.swift": source}


def prototypes(size):
    def cell(i):
        content = element("tableViewCellContentView", element("subviews", label(f"l{i}")), key="contentView", id=f"c{i}")
        return element("tableViewCell", rect(0, 44 * i, 375, 44) + content, reuseIdentifier=f"r{i // 2}", id=f"t{i}")
    table = element("tableView", element("prototypes", each(size, cell)), id="table", dataMode="prototypes")
    return storyboard(scene(0, element("subviews", table)))


def duplicate_ids(size):
    return xib(parent(each(size, lambda i: '<view id="same"/>')))


def masks(size):
    def mask(key, kind, name):
        return element("mask", each(size, lambda i: element(kind, reference=f"{name}{i}")), key=key)
    default = element("variation", mask("subviews", "exclude", "v") + mask("constraints", "exclude", "k"), key="default")
    regular = element("variation", mask("subviews", "include", "v"), key="heightClass=regular")
    held = each(size, lambda i: constraint(f"v{i}", "width", constant=9, id=f"k{i}"))
    return xib(parent(views(size), held, default + regular))


def variations(size):
    color = element("color", key="backgroundColor", white=0, alpha=1)
    return xib(parent("", "", element("variation", color, key="heightClass=regular") * size))


def runtime_attributes(size):
    made = each(size, lambda i: element("userDefinedRuntimeAttribute", type="string", keyPath=f"p{i}", value="x"))
    return xib(view(element("userDefinedRuntimeAttributes", made)))


def resources(size):
    made = each(size, lambda i: element("image", name=f"n{i}", width=1, height=1) + element("namedColor", name=f"n{i}"))
    images = each(size, lambda i: element("imageView", id=f"i{i}", image=f"n{i}"))
    return xib(parent(images), element("resources", made))


def image_data(size):
    data = element("mutableData", ("QUJD" * 19 + "\n") * (size // 77), key="keyedArchiveRepresentation")
    return xib(view(), element("resources", element("image", data, name="n")))


def attributed_text(size):
    font = element("attributes", element("font", key="NSFont", size=17, name="Helvetica"))
    made = each(size, lambda i: element("fragment", font, content=f"word {i} "))
    text = element("attributedString", made, key="attributedText")
    return xib(parent(element("label", text, id="l", numberOfLines=0)))


def segments(size):
    made = element("segments", each(size, lambda i: element("segment", title=f"s{i}")))
    return xib(parent(element("segmentedControl", made, id="c")))


def suppressed(size, entry):
    return xib(parent(views(size))) | {"all.yml": ALL_RULES + "suppress:\n" + each(size, entry) + "\n"}


def suppressions(size):
    return suppressed(size, lambda i: f"- {{object: v{i}, rules: [ambiguous-layout], reason: meant}}")


def suppressions_of_object(size):
    return suppressed(size, lambda i: f"- {{object: v0, rules: [ambiguous-layout], reason: meant {i}}}")


def documents(size):
    """As many documents as suppressions."""
    configuration = {"all.yml": suppressions(size)["all.yml"]}
    return configuration | {f"{i}.xib": xib(view())["a.xib"] for i in range(size)}


def in_folders(configuration):
    return {f"Folder{i}/a.xib": xib(view())["a.xib"] for i in range(200)} | {"all.yml": ALL_RULES + configuration + "\n"}


def patterns(size):
    return in_folders("exclude:\n" + each(size, lambda i: f"- Excluded{i}/**/*.xib"))


def deep_pattern(size):
    path = "/".join(["a" * 10] * 20) + "/a.xib"
    return {path: xib(view())["a.xib"], "all.yml": ALL_RULES + "exclude:\n- '" + "**/*a*a*a/" * size + "*.xib'\n"}


def overrides(size):
    return in_folders("overrides:\n" + each(size, lambda i: f"- {{paths: [Folder{i}/], rules: {{clipped-text: off}}}}"))


def configured(text):
    return xib(view()) | {"all.yml": text + "\n"}


def unknown_rules(size):
    return configured("rules:\n" + each(size, lambda i: f"  ambiguous-layout-{i}: off"))


def duplicate_keys(size):
    return configured("rules:\n" + each(size, lambda i: "  ambiguous-layout: off"))


def nested_aliases(size):
    levels = each(size, lambda i: f"a{i + 1}: &a{i + 1} [" + ",".join([f"*a{i}"] * 10) + "]")
    return configured("a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n" + levels + f"\n? *a{size}\n: 1")


def flat_aliases(size):
    return configured("a: &a [" + "x," * size + "]\nb: [" + "*a," * size + "]")


def nested_yaml(size):
    return configured("[" * size)


def classes(size):
    source = each(size, lambda i: f"class C{i}: C{i + 1} {{ @IBOutlet var v{i}: UIView! }}")
    return xib(view(customClass="C0")) | {"a.swift": source + "\n"}


def derived_classes(size):
    outlet = element("connections", element("outlet", property="no", destination="root"))
    source = each(size, lambda i: f"class C{i}: C{i + 1} {{ @IBOutlet var v{i}: UIView! }}")
    named = each(size, lambda i: view(outlet, f"v{i}", customClass=f"C{i}"))
    return xib(parent(named)) | {"a.swift": source + f"\nclass C{size}: UIView {{}}\n"}


def targets(size):
    """A project of which each target builds a source that is not there."""
    objects = each(size, lambda i: (
        f'T{i} = {{ isa = PBXNativeTarget; name = "T{i}"; buildPhases = (S{i}); '
        'productType = "com.apple.product-type.application"; };'
        f" S{i} = {{ isa = PBXSourcesBuildPhase; files = (B{i}); }}; B{i} = {{ isa = PBXBuildFile; fileRef = F{i}; }};"
        f' F{i} = {{ isa = PBXFileReference; path = "Gone{i}.swift"; sourceTree = "<group>"; }};\n'))
    names = each(size, lambda i: f"T{i},")
    children = each(size, lambda i: f"F{i},")
    project = (
        f"{{ objects = {{ P = {{ isa = PBXProject; mainGroup = G; targets = ({names}); }}; "
        f"G = {{ isa = PBXGroup; children = ({children}); }};\n{objects} }}; rootObject = P; }}")
    return xib(view(customClass="C")) | {"a.swift": "class C: UIView {}\n", "A.xcodeproj/project.pbxproj": project}


def actions(size):
    made = connections(size, lambda i: element("action", selector=f"setX{i}:", destination="v0", id=f"a{i}"))
    source = "class C: UIView {\n" + each(size, lambda i: f"  @IBOutlet var y{i}: UIView!") + "\n}\n"
    return xib(parent(view(id="v0", customClass="C") + element("button", made, id="b"))) | {"a.swift": source}


def unwind_segues(size):
    made = connections(size, lambda i: element("segue", destination="c1", kind="unwind", unwindAction=f"back{i}:"))
    source = each(size, lambda i: f"class C{i}: UIView {{ @IBAction func tap{i}() {{}} }}")
    return storyboard(scene(0, "", made) + scene(1)) | {"a.swift": source + "\n"}


def performed_segues(size):
    """Each of them in a method of the same source, by an identifier that no segue has."""
    source = each(size, lambda i: f'  func f{i}() {{ performSegue(withIdentifier: "s{i}", sender: nil) }}')
    return storyboard(scene(0) + scene(1)) | {"a.swift": "class C: UIViewController {\n" + source + "\n}\n"}


def tangled(relation):
    """Wishes between random views, three for each."""
    def files(size):
        def wish(i):
            first, second = (random_number(2 * i + k) % size for k in (0, 1))
            return constraint(f"v{first}", "leading", relation=relation, secondItem=f"v{second}", secondAttribute="leading",
                              constant=i * 7 % 100, priority=300 + i % 600, id=f"k{i}")
        return xib(parent(each(size, lambda i: free(f"v{i}")), each(3 * size, wish)))
    return files


def overfull_stacks(size):
    """Stacks that are too low for their sixty views."""
    def one(i):
        content = rect(0, 0, 375, 198) + element("subviews", each(60, lambda k: element("view", id=f"v{i}-{k}"), ""))
        return element("stackView", content, axis="vertical", distribution="equalSpacing", spacing=8, id=f"s{i}")
    return xib(each(size // 60, one))


def stacks_in_a_stack(size):
    side = int(size ** 0.5)
    rows = each(side, lambda i: stack(each(side, lambda k: label(f"l{i}-{k}")), distribution="fillEqually", id=f"s{i}"))
    return xib(parent(stack(rows, axis="vertical", distribution="fillEqually", id="s")))


def multiplied_chain(size):
    def link(i, id):
        return constraint(f"v{i}", "width", secondItem=f"v{i + 1}", secondAttribute="width", multiplier="0.001", id=id)
    return constrained(size - 1, link, size)


def tabs(size):
    def tab(i):
        item = element("tabBarItem", key="tabBarItem", title=f"T{i}", id=f"t{i}")
        controller = element("viewController", element("view", rect(), key="view", id=f"v{i}") + item, id=f"c{i}",
                             sceneMemberID="viewController")
        return element("scene", element("objects", controller), sceneID=f"s{i}")
    made = connections(size, lambda i: element(
        "segue", destination=f"c{i}", kind="relationship", relationship="viewControllers", id=f"g{i}"))
    bar = element("tabBar", key="tabBar", id="bar") + made
    controller = element("tabBarController", bar, id="tabs", sceneMemberID="viewController")
    return storyboard(each(size, tab) + element("scene", element("objects", controller), sceneID="s"))


def scenes_in_a_column(size):
    def one(i):
        return scene(i).replace("</scene>", element("point", key="canvasLocation", x=0, y=i * 800) + "</scene>")
    return storyboard(each(size, one))


def bar_items(size):
    items = element("items", each(size, lambda i: element("barButtonItem", title=f"B{i}", id=f"b{i}")))
    return xib(parent(element("toolbar", items, id="bar") + element(
        "tabBar", element("items", each(size, lambda i: element("tabBarItem", title=f"T{i}", id=f"t{i}"))), id="tabs")))


def gestures(size):
    made = each(size, lambda i: element("tapGestureRecognizer", id=f"g{i}"))
    listed = connections(size, lambda i: element(
        "outletCollection", property="gestureRecognizers", destination=f"g{i}", appends="YES", id=f"o{i}"))
    return xib(view(listed) + made)


def cells_with_embedded_lists(size):
    def cell(i):
        inner = element("collectionView", element("cells", element("collectionViewCell", id=f"i{i}")), id=f"l{i}")
        content = element("tableViewCellContentView", element("subviews", inner), key="contentView", id=f"c{i}")
        return element("tableViewCell", rect(0, 44 * i, 375, 44) + content, id=f"t{i}")
    return xib(element("tableView", element("prototypes", each(size, cell)), id="table", dataMode="prototypes"))


def guides(size):
    made = each(size, lambda i: element("viewLayoutGuide", key="layoutGuides", id=f"g{i}"))
    held = each(size, lambda i: constraint("v", "leading", secondItem=f"g{i}", secondAttribute="leading", id=f"k{i}"))
    return xib(parent(free("v"), held, made))


def nested_configurations(size):
    """A document and a configuration in each of as many folders in each other, which stop at the limit, in several trees."""
    files = {}
    for i in range(size):
        folder = "/".join([f"T{i // 60}"] + ["a"] * (i % 60))
        files[f"{folder}/a.xib"] = xib(view())["a.xib"]
        files[f"{folder}/.ibstack.yml"] = f"rules:\n  clipped-text: {'off' if i % 2 else 'error'}\n"
    return files


def overrides_and_documents(size):
    text = "overrides:\n" + each(size, lambda i: f"- {{paths: [Folder{i}/], rules: {{clipped-text: off}}}}")
    return {f"Folder{i}/a.xib": xib(view())["a.xib"] for i in range(size)} | {"all.yml": ALL_RULES + text + "\n"}


def console_log(size):
    line = "    <NSLayoutConstraint:0x600000{:06x} UILabel:0x7f{:06x}.width == {}   (active)>"
    block = ("Unable to simultaneously satisfy constraints.\n(\n{}\n)\n\nWill attempt to recover by breaking constraint\n{}\n")
    text = each(size, lambda i: block.format(",\n".join(line.format(2 * i + k, i, 10 + k) for k in (0, 1)), line.format(2 * i, i, 10)))
    return labels_in_stack(200) | {"console.txt": text}


def output(name):
    return LINT + ["--format", name]


# Name, what grows, the largest size, its files, the command that it is made for.
INPUTS = [
    ("long ids", "bytes", 200_000, long_ids, ["validate"]),
    ("many long ids", "bytes", 400_000, many_long_ids, ["validate"]),
    ("dangling references", "references", 16_000, dangling_references, ["validate"]),
    ("dangling references, random", "references", 16_000, random_dangling_references, ["validate"]),
    ("unknown elements", "elements", 40_000, unknown_elements, ["validate"]),
    ("equal constraints", "constraints", 20_000, equal_constraints, LINT),
    ("contradicting constraints", "constraints", 20_000, contradicting_constraints, LINT),
    ("required contradictions", "constraints", 20_000, required_contradictions, LINT),
    ("as many priorities", "constraints", 20_000, many_priorities, LINT),
    ("nested bounds", "constraints", 20_000, nested_bounds, LINT),
    ("proportions", "constraints", 20_000, proportions, LINT),
    ("scattered constraints", "constraints", 20_000, scattered_constraints, LINT),
    ("a chain of views", "views", 8_000, chain, LINT),
    ("a chain, misplaced", "views", 8_000, misplaced_chain, LINT),
    ("a chain, update-frames", "views", 8_000, misplaced_chain, ["update-frames", "--check"]),
    ("a chain, explain", "views", 8_000, misplaced_chain, ["explain", "a.xib", "v7"]),
    ("attributes of an element", "attributes", 200_000, attributes, ["validate"]),
    ("namespaces of an element", "namespaces", 200_000, namespaces, ["validate"]),
    ("namespaces round elements", "elements", 200_000, nested_namespaces, ["validate"]),
    ("names of attributes", "names", 50_000, names, LINT),
    ("siblings", "views", 40_000, siblings, LINT),
    ("siblings, all devices", "views", 8_000, siblings, ALL_DEVICES),
    ("siblings, explain", "views", 40_000, siblings, ["explain", "a.xib", "v7"]),
    ("siblings, update-frames", "views", 40_000, siblings, ["update-frames", "--check"]),
    ("tangled wishes", "views", 1_600, tangled("equal"), LINT),
    ("tangled limits", "views", 1_600, tangled("greaterThanOrEqual"), LINT),
    ("overfull stacks", "views", 4_800, overfull_stacks, LINT),
    ("stacks in a stack", "labels", 6_400, stacks_in_a_stack, LINT),
    ("stacks in a stack, report", "labels", 6_400, stacks_in_a_stack, ["report", "--output", "page.html"]),
    ("a chain of multipliers", "views", 8_000, multiplied_chain, LINT),
    ("tabs", "scenes", 4_000, tabs, ["render", "--output", "pictures"]),
    ("tabs, report", "scenes", 2_000, tabs, ["report", "--output", "page.html"]),
    ("scenes, one picture", "scenes", 6_000, labeled_scenes, ["render", "--storyboard", "--output", "pictures"]),
    ("scenes in a column", "scenes", 6_000, scenes_in_a_column, ["render", "--storyboard", "--output", "pictures"]),
    ("items of bars", "items", 20_000, bar_items, LINT),
    ("gesture recognizers", "recognizers", 20_000, gestures, LINT),
    ("lists in cells", "cells", 8_000, cells_with_embedded_lists, LINT),
    ("layout guides", "guides", 8_000, guides, LINT),
    ("nested configurations", "configurations", 2_400, nested_configurations, ["lint"]),
    ("overrides and documents", "folders", 4_000, overrides_and_documents, LINT),
    ("a console's log", "conflicts", 20_000, console_log, ["explain", "--log", "console.txt", "a.xib"]),
    ("siblings, tree", "views", 40_000, siblings, ["layout", "--format", "tree"]),
    ("siblings, fidelity", "views", 40_000, siblings, ["fidelity"]),
    ("nested views", "views", 40_000, nested, LINT),
    ("nested too deep", "elements", 4_000_000, too_deep, ["validate"]),
    ("labels in a stack", "labels", 20_000, labels_in_stack, LINT),
    ("stacks in stacks", "views", 20_000, stacks_in_stacks, LINT),
    ("constraints in a stack", "constraints", 16_000, constraints_in_stack, LINT),
    ("baselines of a stack", "constraints", 16_000, baselines_of_stack, LINT),
    ("fillEqually", "views", 16_000, distribution("fillEqually"), ["layout"]),
    ("fillProportionally", "views", 16_000, distribution("fillProportionally"), ["layout"]),
    ("equalSpacing", "views", 16_000, distribution("equalSpacing"), ["layout"]),
    ("NSStackView, fillEqually", "views", 16_000, appkit_distribution("fillEqually"), ["layout"]),
    ("NSStackView, equalSpacing", "views", 16_000, appkit_distribution("equalSpacing"), ["layout"]),
    ("equalCentering", "views", 16_000, distribution("equalCentering"), ["layout"]),
    ("a grid", "cells", 6_400, grid, LINT),
    ("empty views, all devices", "views", 8_000, empty_views, ALL_DEVICES),
    ("a long text", "bytes", 1_000_000, long_text, LINT),
    ("a long word", "bytes", 1_000_000, long_word, LINT),
    ("a text in an element", "bytes", 8_000_000, text_in_element, LINT),
    ("references in an attribute", "bytes", 8_000_000, references_in_attribute, LINT),
    ("one line", "bytes", 4_000_000, one_line, output("concise")),
    ("one line, human", "bytes", 4_000_000, one_line, output("human")),
    ("line breaks", "breaks", 8_000_000, line_breaks, ["validate"]),
    ("blanks", "bytes", 60_000_000, blanks, LINT),
    ("an attribute", "bytes", 60_000_000, long_attribute, ["validate"]),
    ("conflict markers", "bytes", 8_000_000, conflict_markers, ["validate"]),
    ("half a conflict", "bytes", 4_000_000, half_a_conflict, ["validate"]),
    ("scenes", "scenes", 40_000, scenes, LINT),
    ("scenes, render layers", "scenes", 6_000, labeled_scenes, ["render", "--layers", "all", "--output", "pictures"]),
    ("scenes, render devices", "scenes", 3_000, labeled_scenes,
     ["render", "--devices", "retina4_0,retina6_12", "--output", "pictures"]),
    ("scenes, report", "scenes", 4_000, labeled_scenes, ["report", "--output", "page.html"]),
    ("segues", "scenes", 40_000, segues, LINT),
    ("segues of a scene", "segues", 80_000, segues_of_scene, LINT),
    ("outlets", "outlets", 20_000, outlets, LINT),
    ("segues that code performs", "calls", 20_000, performed_segues, LINT),
    ("prototype cells", "cells", 10_000, prototypes, LINT),
    ("duplicate ids", "views", 40_000, duplicate_ids, LINT),
    ("masks", "views", 40_000, masks, LINT),
    ("variations", "variations", 80_000, variations, LINT),
    ("runtime attributes", "attributes", 200_000, runtime_attributes, LINT),
    ("images and colors", "resources", 40_000, resources, LINT),
    ("image data", "bytes", 40_000_000, image_data, LINT),
    ("attributed text", "fragments", 40_000, attributed_text, LINT),
    ("segments", "segments", 100_000, segments, LINT),
    ("suppressions", "suppressions", 14_000, suppressions, LINT),
    ("suppressions of an object", "suppressions", 14_000, suppressions_of_object, LINT),
    ("documents and suppressions", "documents", 8_000, documents, LINT),
    ("excluded paths", "patterns", 8_000, patterns, LINT),
    ("a deep pattern", "parts", 64_000, deep_pattern, LINT),
    ("overrides", "overrides", 8_000, overrides, LINT),
    ("unknown rules", "rules", 20_000, unknown_rules, LINT),
    ("duplicate keys", "keys", 32_000, duplicate_keys, LINT),
    ("aliases, nested", "levels", 64, nested_aliases, LINT),
    ("aliases, flat", "aliases", 100_000, flat_aliases, LINT),
    ("nested YAML", "levels", 400_000, nested_yaml, LINT),
    ("classes of a source", "classes", 80_000, classes, LINT),
    ("derived classes", "classes", 16_000, derived_classes, LINT),
    ("targets of a project", "targets", 40_000, targets, LINT),
    ("actions", "actions", 80_000, actions, LINT),
    ("unwind segues", "segues", 80_000, unwind_segues, LINT),
    ("findings as JSON", "views", 40_000, duplicate_ids, output("json")),
    ("findings as SARIF", "views", 40_000, duplicate_ids, output("sarif")),
    ("findings as HTML", "views", 40_000, duplicate_ids, output("html")),
    ("findings in scenes as HTML", "findings", 40_000, findings_in_scenes, output("html")),
    ("findings in a baseline", "views", 160_000, duplicate_ids, LINT + ["--baseline", "write"]),
    ("fixes", "constraints", 20_000, equal_constraints, LINT + ["--fix"]),
    ("repairs of one view", "children", 8_000, children_to_key, LINT + ["--fix"]),
    ("repairs of references", "constraints", 4_000, named_safe_areas, LINT + ["--fix"]),
]


# Name, the kinds of documents that it takes, the words of one command after the other, the last of which is measured.
# DOCUMENT is the document, OLD and THEIRS other versions of it; "> FILE" keeps what the command prints.
ALL, BUILT, STORYBOARDS = (".xib", ".storyboard", ".xml"), (".xib", ".storyboard"), (".storyboard",)
COMMANDS = [
    ("lint", ALL, ["lint --config all.yml DOCUMENT"]),
    ("lint --devices", ALL, ["lint --devices retina4_0,retina6_12 DOCUMENT"]),
    ("layout", ALL, ["layout DOCUMENT --format json"]),
    ("update-frames", BUILT, ["update-frames --check DOCUMENT"]),
    ("render", ALL, ["render DOCUMENT --output pictures"]),
    ("render --layers all", ALL, ["render --layers all DOCUMENT --output pictures"]),
    ("render --storyboard", STORYBOARDS, ["render --storyboard DOCUMENT --output pictures"]),
    ("report", ALL, ["report DOCUMENT --output page.html"]),
    ("explain", ALL, ["explain DOCUMENT :LINE"]),
    ("format", BUILT, ["format --check DOCUMENT"]),
    ("compile", BUILT, ["compile DOCUMENT --output out.nib"]),
    ("nib decompile", BUILT, ["compile DOCUMENT --output out.nib", "nib decompile out.nib"]),
    ("nib verify", BUILT, ["compile DOCUMENT --output out.nib", "nib verify out.nib"]),
    ("strings extract", BUILT, ["strings extract Base.lproj/DOCUMENT --output de.lproj"]),
    ("strings update", BUILT, ["strings extract Base.lproj/OLD --output de.lproj", "strings update Base.lproj/DOCUMENT"]),
    ("strings import", BUILT, ["strings extract Base.lproj/DOCUMENT --format xliff --language de --output de.xliff",
                               "strings import de.xliff"]),
    ("diff", BUILT, ["diff OLD DOCUMENT"]),
    ("merge", BUILT, ["merge OLD DOCUMENT THEIRS"]),
    ("apply", BUILT, ["diff OLD THEIRS --format json > change.json", "apply change.json OLD --check"]),
]


# Measuring

class Run:
    """One process: user and system time, which other load hardly changes, and the most that was resident."""

    def __init__(self, command, folder, timeout, kept=os.devnull):
        with open(kept, "wb") as output:
            process = subprocess.Popen(command, cwd=folder, stdout=output, stderr=subprocess.DEVNULL)
        self.is_late = False
        timer = threading.Timer(timeout, self.stop, [process])
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        self.status = process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds, self.memory = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024

    def stop(self, process):
        self.is_late = True
        process.kill()


class Measurement:
    """The median of some runs at one size."""

    def __init__(self, options, name, size, command):
        self.size, self.problem = size, None
        with tempfile.TemporaryDirectory() as folder:
            self.runs = []
            for _ in range(options.rounds):
                # In a process of its own, as what is resident here counts for those that are measured; each time, as a
                # run may write.
                writes = "--write" if isinstance(command, list) else "--write-versions"
                subprocess.run([sys.executable, "-B", __file__, writes, name, str(size), folder], check=True)
                self.runs.append(self.run(options, command, folder))
                self.problem = self.problem_of(self.runs[-1], options.timeout)
                if self.problem:
                    break
        self.seconds = statistics.median(run.seconds for run in self.runs)
        self.memory = max(run.memory for run in self.runs)

    @staticmethod
    def run(options, command, folder):
        """Runs the words of a command, or the steps of one of COMMANDS, and measures the last."""
        if isinstance(command, list):
            return Run([options.binary] + command + inputs(command, folder), folder, options.timeout)
        document = next(name for name in ("a.xib", "a.storyboard", "a.xml") if os.path.exists(os.path.join(folder, name)))
        line = line_of_view(pathlib.Path(folder, document).read_text())
        for step in command:
            words, _, kept = step.partition(" > ")
            words = [word.replace("DOCUMENT", document).replace("OLD", "old-" + document).replace(
                "THEIRS", "theirs-" + document).replace("LINE", str(line)) for word in words.split()]
            run = Run([options.binary] + words, folder, options.timeout, os.path.join(folder, kept) if kept else os.devnull)
            if Measurement.problem_of(run, options.timeout):
                break
        return run

    @staticmethod
    def problem_of(run, timeout):
        if run.is_late:
            return f"> {timeout:.0f} s"
        return None if run.status in (0, 1, 2) else f"status {run.status}"

    def slope(self, smaller):
        return math.log(self.seconds / smaller.seconds) / math.log(self.size / smaller.size)

    def is_steep(self, smaller):
        return self.seconds > JUDGED_SECONDS and self.slope(smaller) > STEEPEST


def line_of_view(text):
    """The first line on which a view begins."""
    found = re.search(r"<\w*([vV]iew|label)\b", text)
    return text.count("\n", 0, found.start() if found else 0) + 1


def inputs(command, folder):
    """Folders are searched for documents of Interface Builder only: others are named."""
    if command[0] == "explain":
        return []
    return ["a.xml"] if os.path.exists(os.path.join(folder, "a.xml")) else ["."]


def measure(options, name, largest, command):
    """At the largest size, and at smaller ones if that takes long enough to be judged."""
    last = Measurement(options, name, largest, command)
    if last.problem or last.seconds <= JUDGED_SECONDS:
        return [last]
    measured = []
    for step in (3, 2, 1):
        measured.append(Measurement(options, name, largest >> step, command))
        if measured[-1].problem:
            return measured
    return measured + [last]


def row(name, unit, measured):
    """The cells of a case, and whether something is wrong with it."""
    problem = measured[-1].problem
    pairs = list(zip(measured, measured[1:]))
    is_steep = not problem and any(larger.is_steep(smaller) for smaller, larger in zip(measured, measured[2:]))
    if name in LIMITED:
        is_steep = measured[-1].seconds > LIMITED_SECONDS
    verdict = problem or ("steep" if is_steep else "")
    cells = [name, f"{measured[-1].size:,} {unit}", " ".join(m.problem or f"{m.seconds:.2f}" for m in measured),
             " ".join(f"{m.memory:.0f}" for m in measured),
             " ".join(f"{larger.slope(smaller):.1f}" for smaller, larger in pairs if not larger.problem),
             verdict]
    return cells, bool(verdict)


def versions(text):
    """Two other versions of a document, in each of which every second object has a label of its own."""
    def version(side):
        count = [0]
        def labeled(match):
            count[0] += 1
            return match[0] + (f' userLabel="{side}{count[0]}"' if count[0] % 2 == side else "")
        return re.sub(r' id="[^"]*"', labeled, text)
    return version(0), version(1)


def write(has_versions, name, size, folder):
    """Writes the files of a case."""
    files = next(case[3] for case in INPUTS if case[0] == name)(int(size))
    for document in ("a.xib", "a.storyboard"):
        if has_versions and document in files:
            files[f"old-{document}"], files[f"theirs-{document}"] = versions(files[document])
            for version in ("", "old-"):
                files[f"Base.lproj/{version}{document}"] = files[version + document]
    for path, text in files.items():
        path = pathlib.Path(folder, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def cases():
    """Name, unit, input, size and command of each case."""
    seen = set()
    for name, unit, largest, files, command in INPUTS:
        yield name, unit, name, largest, command
        made = files(1_000)
        kinds = {os.path.splitext(path)[1] for path in made if path.startswith("a.")}
        if files in seen:
            continue
        seen.add(files)
        for command_name, taken, steps in COMMANDS:
            if kinds & set(taken) and steps[0].split()[0] != command[0]:
                yield f"{name}: {command_name}", unit, name, largest // REDUCED, tuple(steps)


def main():
    if sys.argv[1:2] in (["--write"], ["--write-versions"]):
        return write(sys.argv[1] == "--write-versions", *sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=os.path.abspath)
    parser.add_argument("--only", nargs="*", metavar="NAME", help="cases whose name contains one of these")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=60)
    options = parser.parse_args()
    print("| input | largest size | CPU seconds at ⅛, ¼, ½, 1 | peak MiB | slopes | |\n|---|---:|---|---|---|---|")
    failures = 0
    for name, unit, written, largest, command in cases():
        if options.only and not any(part in name for part in options.only):
            continue
        cells, has_failed = row(name, unit, measure(options, written, largest, command))
        if has_failed and cells[-1] == "steep":
            # Other processes, caches and the clock of the machine make a run slow: what is steep is so three times.
            again = argparse.Namespace(**{**vars(options), "rounds": 3})
            cells, has_failed = row(name, unit, measure(again, written, largest, command))
        failures += has_failed
        print("| " + " | ".join(cells) + " |", flush=True)
    floor = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"A process starts as a copy of this script: less than {floor:.0f} MiB cannot be told.", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
