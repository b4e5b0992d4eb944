import Support

/// Documents of the working folder, laid out as their configurations ask, without findings of their own.
package struct StoredDocuments {
  private let files: [AbsolutePath: InputFile]
  private let choices: [PathKey: ConfiguredDocuments.Choice]

  private init(_ files: [InputFile], _ choices: [PathKey: ConfiguredDocuments.Choice]) {
    self.files = Dictionary(files.map { (AbsolutePath($0.path), $0) }) { first, _ in first }
    self.choices = choices
  }

  /// Searches the working folder. There are none if a configuration cannot be used.
  package static func find() -> StoredDocuments {
    let found = InputFiles.find(SearchedPaths(["."], includesIgnored: true)).files
    return StoredDocuments(found, (try? ConfiguredDocuments.read(found, settings: LintSettings()))?.choices ?? [:])
  }

  /// The document that findings are about. Left out if it is not what it was: then their places are others.
  package func reported(_ findings: FindingReport) -> ReportedDocument {
    guard let document = document(findings.path), let placed = findings.placed(in: document.source) else {
      return ReportedDocument(findings)
    }
    return ReportedDocument(document, placed)
  }

  private func document(_ path: String) -> LintResult? {
    guard let file = files[AbsolutePath(path)], let choice = choices[PathKey(file.path)],
      case .success(let bytes) = file.read()
    else { return nil }
    return choice.linter.enforcing([]).lint(bytes, path: path, options: choice.layoutOptions)
  }
}
