import ArgumentParser
import Operations
import StackLint

/// Options of all commands that read translations.
struct TranslationOptions: ParsableArguments {
  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp(
      "Folder with translations that are not beside their documents: de.lproj/Main.strings. Can be repeated.",
      valueName: "folder"), completion: .directory)
  var paths: [String] = []

  /// The folders with what they have.
  func folders() throws -> TranslationFolders { try TranslationFolders.read(paths) }
}
