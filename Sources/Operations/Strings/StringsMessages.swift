import DocumentChanges
import Formats
import Support

/// Why texts or translations cannot be read or written.
struct StringsFailure: Error {
  /// The message for standard error, with the place.
  let line: Escaped<LogLine>

  /// The content of a file.
  static func content(of path: String) throws(StringsFailure) -> [UInt8] {
    do throws(InputFile.Failure) { return try InputFile(path: path).read().get() } catch {
      throw StringsFailure(line: "\(error.message)")
    }
  }
}

extension UnreadableStrings {
  /// The message for standard error.
  var complaint: Escaped<LogLine> {
    let place = LineIndex(source).position(at: range.lowerBound)
    return "\(source.path):\(place.line):\(place.column): error: \(message)"
  }
}

extension UnreadableDocument {
  /// The message for standard error.
  var complaint: Escaped<LogLine> {
    guard let range = diagnostic.range else { return "\(source.path): error: \(diagnostic.message)" }
    let place = LineIndex(source).position(at: range.lowerBound)
    return "\(source.path):\(place.line):\(place.column): error: \(diagnostic.message)"
  }
}

extension LanguageFiles.File {
  /// Reads the file.
  func content() throws(StringsFailure) -> TranslationFile { try content(bytes()) }

  /// The bytes of the file.
  func bytes() throws(StringsFailure) -> [UInt8] { try StringsFailure.content(of: path) }

  /// Reads bytes as the content of the file.
  func content(_ bytes: [UInt8]) throws(StringsFailure) -> TranslationFile {
    do throws(UnreadableStrings) {
      return try TranslationFile(bytes, path: path, language: language)
    } catch {
      throw StringsFailure(line: error.complaint)
    }
  }
}
