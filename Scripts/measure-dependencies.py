#!/usr/bin/env python3
"""What a library costs a program: size, start-up and build, each in a program that does one thing with it.

    Scripts/measure-dependencies.py            # all, in minutes
    Scripts/measure-dependencies.py Foundation swift-crypto

Documentation/Internals/Dependencies.md has the table. The programs are static and stripped; times are CPU times, the median of 21
runs, and the build's includes that of the library.
"""

import argparse
import pathlib
import resource
import subprocess
import tempfile

GITHUB = "https://github.com"
# The owner and the version of a package, its products, and the program.
LIBRARIES = {
    "no library": (None, [], 'print("ok")'),
    "FoundationEssentials": (None, [], """
        import FoundationEssentials
        let list = try PropertyListEncoder().encode(["a": 1])
        print(try PropertyListDecoder().decode([String: Int].self, from: list))
        print(try JSONDecoder().decode([String: Int].self, from: Data("{\\"a\\":1}".utf8)))"""),
    "Foundation": (None, [], """
        import Foundation
        print(try PropertyListSerialization.propertyList(from: Data("{a = 1;}".utf8), format: nil))"""),
    "swift-crypto": (("apple", "4.5.2"), ["Crypto"], """
        import Crypto
        print(SHA256.hash(data: [UInt8]("abc".utf8)))"""),
    "swift-collections": (("apple", "1.6.0"), ["Collections"], """
        import Collections
        var (deque, heap): (Deque<Int>, Heap<Int>) = ([1], [3, 1])
        deque.append(2)
        print(deque, heap.popMin() as Any)"""),
    "swift-algorithms": (("apple", "1.2.1"), ["Algorithms"], """
        import Algorithms
        print(Array([1, 1, 2].uniqued()))"""),
    "swift-system": (("apple", "1.8.1"), ["SystemPackage"], """
        import SystemPackage
        let file = try FileDescriptor.open("/dev/null", .readOnly)
        print(FilePath("/a/../b").lexicallyNormalized())
        try file.close()"""),
    "swift-subprocess": (("swiftlang", "1.0.2"), ["Subprocess"], """
        import Subprocess
        print(try await run(.name("true"), output: .discarded).terminationStatus)"""),
    "SwiftCSV": (("swiftcsv", "0.10.0"), ["SwiftCSV"], """
        import SwiftCSV
        print(try NamedCSV(string: "a,b\\n1,2").rows)"""),
    "swift-syntax": (("swiftlang", "603.0.1"), ["SwiftParser", "SwiftSyntax"], """
        import SwiftParser
        import SwiftSyntax
        print(Parser.parse(source: "class A: UIView {}").statements.count)"""),
}


def manifest(name, origin, products):
    package = f'.package(url: "{GITHUB}/{origin[0]}/{name}", exact: "{origin[1]}")' if origin else ""
    uses = ", ".join(f'.product(name: "{product}", package: "{name}")' for product in products)
    return f"""// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "measured", platforms: [.macOS(.v15)], dependencies: [{package}],
  targets: [.executableTarget(name: "measured", dependencies: [{uses}])])
"""


def cpu_time(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run(command, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode != 0:
        raise SystemExit(result.stdout[-2000:] + result.stderr[-2000:])
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(name, folder):
    origin, products, text = LIBRARIES[name]
    lines = [line.removeprefix(" " * 8) for line in text.strip("\n").splitlines()]
    source = folder / "Sources/measured/main.swift"
    source.parent.mkdir(parents=True)
    source.write_text("\n".join(lines) + "\n")
    (folder / "Package.swift").write_text(manifest(name, origin, products))
    build = cpu_time(["swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", str(folder)])
    program = folder / ".build/release/measured"
    subprocess.run(["strip", str(program)], check=True)
    runs = sorted(cpu_time([str(program)]) for _ in range(21))
    return program.stat().st_size / 1e6, runs[10] * 1000, build


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("libraries", nargs="*", metavar="library", help=f"of {', '.join(LIBRARIES)}")
    names = parser.parse_args().libraries or list(LIBRARIES)
    print("| library | MB | start-up, ms | build, CPU s |\n|---|--:|--:|--:|")
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            size, start, build = measure(name, pathlib.Path(folder) / "measured")
        print(f"| {name} | {size:.1f} | {start:.1f} | {build:.0f} |", flush=True)


main()
