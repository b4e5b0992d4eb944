package import StackLint
import Support

extension TranslationFolders {
  /// Finds what folders have.
  ///
  /// - Throws: If a folder cannot be read or has no translations, after it is reported.
  package static func read(_ paths: [String]) throws(ExitStatus) -> TranslationFolders {
    do throws(InputFile.Failure) { return try find(paths) } catch { throw .reporting(error.message) }
  }
}
