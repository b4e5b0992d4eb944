"""What a release's tarball says of itself."""

import re
import struct
import subprocess
import sys
import tarfile
import tempfile


class Tarball:
    """A tarball of a release: its files by their path in it, and facts that packages ask for."""

    def __init__(self, path):
        self.path = path
        self.name = path.name.removesuffix(".tar.gz")
        match = re.fullmatch(r"ibstack-(.+)-(linux|darwin)-(\w+)", self.name)
        if not match:
            sys.exit(f"{path}: expected a name such as ibstack-0.1.0-linux-x86_64.tar.gz")
        self.version, self.system, self.machine = match.groups()
        self.files = {}
        with tarfile.open(path) as tar:
            for member in tar:
                self.time = member.mtime
                if member.isfile():
                    self.files[member.name.removeprefix(self.name + "/")] = tar.extractfile(member).read()

    @property
    def program(self):
        return self.files["bin/ibstack"]

    def below(self, folder):
        """Files below a folder, by their path in it."""
        prefix = folder + "/"
        return {path.removeprefix(prefix): data for path, data in self.files.items() if path.startswith(prefix)}

    @property
    def license(self):
        """As SPDX names it, from a title such as MIT License."""
        return self.files["LICENSE"].decode().splitlines()[0].removesuffix(" License")

    @property
    def authors(self):
        return re.search(r"^Copyright \(c\) \d+ (.+)$", self.files["LICENSE"].decode(), re.M)[1]

    @property
    def licenses(self):
        """License texts by their path: ibstack's own, and those of what is linked in."""
        return {path: data for path, data in self.files.items() if path == "LICENSE" or path.startswith("licenses/")}

    @property
    def summary(self):
        """The first sentence that the manual says, without its period."""
        manual = self.files["share/man/man1/ibstack.1"].decode()
        return re.search(r'^\.Nd "?(.+?)\.?"?$', manual, re.M)[1]

    @property
    def description(self):
        """The paragraph that the manual says below."""
        manual = self.files["share/man/man1/ibstack.1"].decode()
        return re.search(r"^\.Sh DESCRIPTION\n([^.].*?)\n\.", manual, re.M | re.S)[1]

    @property
    def glibc(self):
        """The oldest version of glibc that has all symbols of a program for Linux."""
        with tempfile.NamedTemporaryFile() as file:
            file.write(self.program)
            file.flush()
            needs = subprocess.run(["readelf", "-VW", file.name], check=True, capture_output=True, text=True).stdout
        return max(re.findall(r"Name: GLIBC_([0-9.]+)", needs), key=lambda version: [int(n) for n in version.split(".")])

    @property
    def macos(self):
        """The oldest version of macOS that runs a program for it, by the load command LC_BUILD_VERSION."""
        offset, commands = 32, struct.unpack_from("<I", self.program, 16)[0]
        for _ in range(commands):
            command, size = struct.unpack_from("<II", self.program, offset)
            if command == 0x32:
                version = struct.unpack_from("<I", self.program, offset + 12)[0]
                return f"{version >> 16}.{version >> 8 & 0xff}"
            offset += size
        return sys.exit(f"{self.path}: nothing says which macOS its program needs")
