import ArgumentParser
import LintSetup
import StackModel

/// Fonts to measure text with: what all commands take that lay out.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file, or a folder, which is searched for .ttf, .otf and .ttc, to measure text with; may be repeated.",
      valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    if !paths.isEmpty, !FontReading.isSupported { throw ValidationError("--font: " + FontReading.unsupported) }
  }

  /// The typefaces of all files.
  ///
  /// - Throws: status 2 where a file cannot be read or is no font, once all such files are reported.
  func collection() throws -> FontCollection {
    let found = paths.map { FontReading.typefaces(below: $0) }
    let failures = found.flatMap(\.failures)
    for failure in failures { Terminal.complain("\(failure.message)") }
    if !failures.isEmpty { throw ExitCode(2) }
    return FontCollection(found.flatMap(\.typefaces))
  }
}
