import ArgumentParser
import StackLint

/// Options for the edits of findings.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply the fixes of findings that change nothing else.")
  var fix = false

  @Flag(help: "With --fix or --diff, also apply fixes that somebody should review.")
  var unsafe = false

  @Flag(
    help: ArgumentHelp(
      "Print what --fix would change as a diff, and write nothing.",
      discussion: "Exits with status 1 if something would change. git apply and patch -p1 accept the diff."))
  var diff = false

  func validate() throws {
    if unsafe, !fix, !diff { throw ValidationError("--unsafe has no effect without --fix; add --fix") }
  }

  /// The edits to make; nil for none.
  var fixing: DocumentFixing? { fix || diff ? DocumentFixing(includesUnsafe: unsafe) : nil }
}
