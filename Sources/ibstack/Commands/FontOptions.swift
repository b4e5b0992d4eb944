import ArgumentParser
import Operations
import StackLint
import StackModel

/// Options of all commands that measure text.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "Font file to measure text with, or a folder of .ttf, .otf and .ttc files. Can be repeated.",
      discussion: "Needs an ibstack that is built with the trait FontFiles\(TraitNote.text(FontReading.isSupported)).",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  func validate() throws {
    if !paths.isEmpty, !FontReading.isSupported { throw ValidationError("--font: " + FontReading.unsupported) }
  }

  /// The typefaces of all files.
  func collection() throws -> FontCollection { try FontCollection.read(paths) }
}
