"""Completions in bash, zsh and fish, as a person sees them: through a terminal.

    python3 -m unittest discover -s Tests/Shells

IBSTACK names the program (.build-quick/release/ibstack). A shell that is not installed is skipped.
"""

import json
import os
import pathlib
import pty
import shutil
import signal
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
IBSTACK = os.environ.get("IBSTACK", str(ROOT / ".build-quick/release/ibstack"))

# Values that a person makes up, so that nothing can be offered for them.
FREE = {
    "in", "at",
    "changed-since", "shard", "max-warnings", "title", "scene", "view", "scale", "size", "port", "list", "tolerance",
    "module", "minimum-deployment-target", "language", "source-language", "marker-size",
}
FREE_WORDS = {"rules", "names", "marker-size", "paths", "old", "new"}


def commands(command, words=()):
    """All commands without subcommands, with the words that call them."""
    rest = [each for each in command.get("subcommands", []) if each["commandName"] != "help"]
    if not rest:
        yield list(words), command
    for each in rest:
        yield from commands(each, [*words, each["commandName"]])


class Terminal:
    """A shell on a terminal."""

    def __init__(self, words, folder, environment):
        self.seen = b""
        self.child, self.file = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.execvpe(words[0], words, environment)

    def write(self, text):
        os.write(self.file, text.encode())

    def wait(self, *texts):
        """What is printed until one of some texts is."""
        while not any(text.encode() in self.seen for text in texts):
            try:
                self.seen += os.read(self.file, 65536)
            except OSError:
                raise AssertionError(f"the shell ended before {texts}: {self.seen[-800:]!r}") from None
        seen, self.seen = self.seen, b""
        return seen.decode(errors="replace")

    def close(self):
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        os.close(self.file)


class ShellTestCase:
    """What a shell completes. Tab ends a word where only one is possible; the line is then run by a program `ibstack` that
    prints its words, so that what counts is what the shell passes on."""

    shell = None

    @classmethod
    def setUpClass(cls):
        if not shutil.which(cls.shell):
            raise unittest.SkipTest(f"{cls.shell} is not installed")
        cls.temporary = tempfile.TemporaryDirectory()
        root = pathlib.Path(cls.temporary.name)
        cls.script = root / "script" / cls.script_name
        cls.script.parent.mkdir()
        cls.script.write_bytes(
            subprocess.run([IBSTACK, "--generate-completion-script", cls.shell], check=True, capture_output=True).stdout)
        bin = root / "bin"
        bin.mkdir()
        (bin / "ibstack").write_text("#!/bin/sh\nprintf 'words:'\nprintf ' [%s]' \"$@\"\nprintf ' end%s\\n' ed\n")
        (bin / "ibstack").chmod(0o755)
        cls.work = root / "work"
        (cls.work / "Views" / "Inner").mkdir(parents=True)
        (cls.work / "Order.storyboard").touch()
        (cls.work / "Two words.xib").touch()
        (cls.work / "measured.json").touch()
        cls.environment = {
            "PATH": f"{bin}:{os.environ['PATH']}", "HOME": str(root), "TERM": "dumb" if cls.shell != "fish" else "xterm",
            "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PS1": "ready> ",
        }
        cls.terminal = None

    @classmethod
    def tearDownClass(cls):
        if cls.terminal:
            cls.terminal.close()
        cls.temporary.cleanup()

    def setUp(self):
        if type(self).terminal is None:
            type(self).terminal = self.start()

    def completed(self, typed):
        """The words that the shell passes on after the line and Tab."""
        self.terminal.write(typed + "\t\r")
        seen = self.terminal.wait(" ended")
        return seen[seen.rindex("words:") + len("words: "):seen.rindex(" ended")]

    def test_files_and_folders(self):
        for command in ["lint", "layout", "validate", "report", "render", "format", "update-frames", "diff", "explain",
                        "strings update", "nib verify", "config show", "fidelity", "compile", "convert"]:
            with self.subTest(command):
                last = command.split()
                expected = " ".join(f"[{word}]" for word in [*last, "Order.storyboard"])
                self.assertEqual(self.completed(f"ibstack {command} Ord"), expected)
        self.assertEqual(self.completed("ibstack lint Two"), "[lint] [Two words.xib]")
        self.assertEqual(self.completed("ibstack lint Order.storyboard Two"), "[lint] [Order.storyboard] [Two words.xib]")
        self.assertIn(self.completed("ibstack lint Vie"), ["[lint] [Views/]", "[lint] [Views]"])

    def test_files_of_options(self):
        self.assertEqual(self.completed("ibstack lint --config Ord"), "[lint] [--config] [Order.storyboard]")
        self.assertEqual(self.completed("ibstack layout a.xib --compare mea"), "[layout] [a.xib] [--compare] [measured.json]")
        self.assertIn(self.completed("ibstack report --output Vie"),
                      ["[report] [--output] [Views/]", "[report] [--output] [Views]"])

    def test_values(self):
        for typed, expected in [
            ("ibstack lint --format sar", "[lint] [--format] [sarif]"),
            ("ibstack layout --format js", "[layout] [--format] [json]"),
            ("ibstack layout --device retina6_12", "[layout] [--device] [retina6_12]"),
            ("ibstack lint --orientations lan", "[lint] [--orientations] [landscape]"),
            ("ibstack lint --baseline wri", "[lint] [--baseline] [write]"),
            ("ibstack explain --axis hor", "[explain] [--axis] [horizontal]"),
            ("ibstack lint --since-ios 18", "[lint] [--since-ios] [18]"),
            ("ibstack lint --select missing-im", "[lint] [--select] [missing-image]"),
            ("ibstack rules missing-im", "[rules] [missing-image]"),
        ]:
            with self.subTest(typed):
                self.assertEqual(self.completed(typed), expected)

    def test_commands_and_options(self):
        self.assertEqual(self.completed("ibstack vali"), "[validate]")
        self.assertEqual(self.completed("ibstack lint --no-ig"), "[lint] [--no-ignore]")


class BashTests(ShellTestCase, unittest.TestCase):
    shell, script_name = "bash", "ibstack.bash"

    def start(self):
        terminal = Terminal(["bash", "--norc", "--noprofile"], self.work, self.environment)
        terminal.write(f". {self.script}; bind 'set bell-style none'; bind 'set enable-bracketed-paste off'; echo rea''dy\r")
        terminal.wait("\nready")
        return terminal


class ZshTests(ShellTestCase, unittest.TestCase):
    shell, script_name = "zsh", "_ibstack"

    def start(self):
        terminal = Terminal(["zsh", "-f"], self.work, self.environment)
        terminal.write(f"fpath=({self.script.parent} $fpath); autoload -Uz compinit; compinit -u -d {self.script}.dump; "
                       "unsetopt beep zle_bracketed_paste; unset zle_bracketed_paste; echo rea''dy\r")
        terminal.wait("\nready")
        return terminal


class FishTests(ShellTestCase, unittest.TestCase):
    shell, script_name = "fish", "ibstack.fish"
    def start(self):
        terminal = Terminal(["fish", "--no-config"], self.work, self.environment)
        terminal.write(f"source {self.script}; set -g fish_autosuggestion_enabled 0; echo rea''dy\r")
        terminal.wait("\nready", "\x1b[2Kready", "\rready")
        return terminal


class OptionTests(unittest.TestCase):
    """Whatever has a value offers files, folders or a list, unless people make the value up."""

    def test_every_value_is_offered(self):
        dump = json.loads(subprocess.run(
            [IBSTACK, "--experimental-dump-help"], check=True, capture_output=True).stdout)
        missing = []
        for words, command in commands(dump["command"]):
            for argument in command.get("arguments", []):
                if argument["kind"] == "flag" or not argument.get("shouldDisplay", True):
                    continue
                if argument.get("completionKind"):
                    continue
                names = [each["name"] for each in argument.get("names", [])]
                name = max(names, key=len) if names else None
                if name not in FREE and not (name is None and argument["valueName"] in FREE_WORDS):
                    missing.append(" ".join([*words, f"--{name}" if name else argument["valueName"]]))
        self.assertEqual(missing, [])


if __name__ == "__main__":
    unittest.main()
