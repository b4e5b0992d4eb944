package import StackLint
package import StackModel
import Support

/// How the program ends, once the reason is reported.
package enum ExitStatus: Int32, Error {
  /// Errors were found, or something is not as it should be.
  case found = 1
  /// A file could not be read or written.
  case failed = 2
  /// The command line names something that is not there.
  case usage = 64

  /// What the help of a command says of its statuses.
  ///
  /// - Parameters:
  ///   - success: What it has done then.
  ///   - found: When it ends with ``found``; nil for never.
  ///   - failed: When it ends with ``failed``.
  package static func help(_ success: String, found: String? = nil, failed: String) -> String {
    let middle = found.map { ", \(Self.found.rawValue) \($0)" } ?? ""
    return "Exit status: 0 \(success)\(middle), \(Self.failed.rawValue) \(failed)"
  }

  /// Reports why files could not be read or written.
  static func reporting(_ reasons: String...) -> ExitStatus { reporting(reasons) }

  /// Reports why files could not be read or written.
  static func reporting(_ reasons: [String]) -> ExitStatus {
    for reason in reasons { Terminal.complain("\(reason)") }
    return .failed
  }
}

extension InputFile {
  /// The content of the file.
  ///
  /// - Throws: If it cannot be read, after the reason is reported.
  func content() throws(ExitStatus) -> [UInt8] {
    switch read() {
    case .success(let content): return content
    case .failure(let failure): throw .reporting(failure.message)
    }
  }
}

extension FileReplacement {
  /// Writes the file.
  ///
  /// - Throws: If it cannot be written, after the reason is reported.
  func write() throws(ExitStatus) {
    if let failure = failureOfWriting() { throw .reporting(failure.message) }
  }
}

extension TranslationFolders {
  /// Finds what folders have.
  ///
  /// - Throws: If a folder cannot be read or has no translations, after it is reported.
  package static func read(_ paths: [String]) throws(ExitStatus) -> TranslationFolders {
    do throws(InputFile.Failure) { return try find(paths) } catch { throw .reporting(error.message) }
  }
}

extension FontCollection {
  /// Reads the typefaces of files and of the files in folders.
  ///
  /// - Throws: If a file cannot be read or is not a font, after all such files are reported.
  package static func read(_ paths: [String]) throws(ExitStatus) -> FontCollection {
    let found = paths.map { FontReading.typefaces(below: $0) }
    let failures = found.flatMap(\.failures)
    guard failures.isEmpty else { throw .reporting(failures.map(\.message)) }
    return FontCollection(found.flatMap(\.typefaces))
  }
}
