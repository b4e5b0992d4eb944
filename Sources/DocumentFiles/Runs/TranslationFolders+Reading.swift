package import LintSetup
import OperatingSystem

extension TranslationFolders {
  /// The folders with what they have.
  ///
  /// - Throws: If a folder cannot be read or has no translations, after it is reported.
  package init(reading paths: [String]) throws(ExitStatus) {
    do throws(InputFile.Failure) { try self.init(paths) } catch { throw .reporting(error.message) }
  }
}
