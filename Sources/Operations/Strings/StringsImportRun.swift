package import StackLint
import Support

/// Puts translations from files into a project.
package struct StringsImportRun {
  private var importing: StringsImporting
  private var failures: [Escaped<LogLine>] = []

  /// - Parameters:
  ///   - project: The folder from which paths in XLIFF start.
  ///   - folders: Where translations are that are not beside their documents.
  package init(project: String, folders: TranslationFolders) {
    importing = StringsImporting(project: project, folders: folders)
  }

  /// Whether a file has no more than the texts of one document in one language.
  package static func isStrings(_ path: String) -> Bool { path.lowercased().hasByteSuffix(".strings") }

  /// Imports a strings file.
  package mutating func add(strings path: String, document: String, language: String) {
    guard let bytes = bytes(path) else { return }
    importing.add(strings: bytes, path: path, document: document, language: language)
  }

  /// Imports an XLIFF file.
  package mutating func add(xliff path: String) {
    if let bytes = bytes(path) { importing.add(xliff: bytes, path: path) }
  }

  private mutating func bytes(_ path: String) -> [UInt8]? {
    switch InputFile(path: path).read() {
    case .success(let bytes): return bytes
    case .failure(let failure):
      failures.append("\(failure.message)")
      return nil
    }
  }

  /// Tells what was imported.
  package func conclude() throws(ExitStatus) {
    let failures = failures + importing.complaints
    for line in failures { Terminal.complain(line) }
    Terminal.complain(importing.count.summary)
    if !failures.isEmpty { throw .failed }
  }
}

extension StringsImporting.Count {
  fileprivate var summary: Escaped<LogLine> {
    var parts: [Escaped<LogLine>] = [
      "\(translations) translation\(translations == 1 ? "" : "s") imported",
      "\(files) file\(files == 1 ? "" : "s") written",
    ]
    if unused > 0 { parts.append("\(unused) of texts that are gone") }
    if skipped > 0 { parts.append("\(skipped) file\(skipped == 1 ? "" : "s") of other kinds skipped") }
    return parts.joined(separator: ", ")
  }
}
