import ArgumentParser
import LintSetup
import StackModel

/// Options of all commands that measure text.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "Font file to measure text with, or a folder of .ttf, .otf and .ttc files. Can be repeated.",
      valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    if !paths.isEmpty, !FontReading.isSupported { throw ValidationError("--font: " + FontReading.unsupported) }
  }

  /// The typefaces of all files.
  ///
  /// - Throws: Exit status 2 if a file cannot be read or is not a font, after all such files are reported.
  func collection() throws -> FontCollection {
    let found = paths.map { FontReading.typefaces(below: $0) }
    let failures = found.flatMap(\.failures)
    for failure in failures { Terminal.complain("\(failure.message)") }
    if !failures.isEmpty { throw ExitCode(2) }
    return FontCollection(found.flatMap(\.typefaces))
  }
}
