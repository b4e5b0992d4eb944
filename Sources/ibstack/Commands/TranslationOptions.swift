import ArgumentParser
import LintSetup
import OperatingSystem

/// Options of all commands that read translations.
struct TranslationOptions: ParsableArguments {
  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp(
      "Folder with translations that are not beside their documents: de.lproj/Main.strings. Can be repeated.",
      valueName: "folder"))
  var paths: [String] = []

  /// The folders with what they have.
  ///
  /// - Throws: Exit status 2 if a folder cannot be read or has no translations, after it is reported.
  func folders() throws -> TranslationFolders {
    do throws(InputFile.Failure) { return try TranslationFolders(paths) } catch {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    }
  }
}
