import Formats
import StackModel
import Support

/// The documents that a client has open, with its texts.
struct OpenDocuments {
  private var documents: [DocumentURI: OpenDocument] = [:]
  /// The documents that are not open, and for whose findings requests wait.
  private var asked: [DocumentURI: OpenDocument] = [:]
  /// The documents in the order of their last changes.
  private var order: [DocumentURI] = []
  private var lastStamp = 0

  subscript(uri: DocumentURI) -> OpenDocument? { documents[uri] }

  var isEmpty: Bool { documents.isEmpty }

  /// Takes the parameters of `textDocument/didOpen`.
  mutating func open(_ parameters: JSONNode, unit: ColumnUnit) throws(JSONNode.Problem) {
    let item = try parameters.requiredMember("textDocument")
    let uri = DocumentURI(try item.string("uri"))
    guard let path = uri.path else { return }
    let text = DocumentText(Array(try item.string("text").utf8), path: path.text, unit: unit)
    let version = try item.requiredMember("version").whole()
    documents[uri] = OpenDocument(uri, path, version: version, text, stamp: nextStamp())
    asked[uri] = nil
    touch(uri)
  }

  /// Takes the parameters of `textDocument/didChange`.
  mutating func change(_ parameters: JSONNode) throws(JSONNode.Problem) {
    let item = try parameters.requiredMember("textDocument")
    let uri = DocumentURI(try item.string("uri"))
    guard var document = documents[uri] else { return }
    for change in try parameters.array("contentChanges") { document.text = try document.text.changed(change) }
    document.version = try item.member("version").map { (node) throws(JSONNode.Problem) in try node.whole() }
    document.stamp = nextStamp()
    documents[uri] = document
    touch(uri)
  }

  /// Takes the parameters of `textDocument/didClose`.
  ///
  /// - Returns: The document that was open.
  mutating func close(_ parameters: JSONNode) throws(JSONNode.Problem) -> OpenDocument? {
    let uri = DocumentURI(try parameters.requiredMember("textDocument").string("uri"))
    order.removeAll { $0 == uri }
    return documents.removeValue(forKey: uri)
  }

  /// A document that is open, or else one as its file is.
  ///
  /// - Returns: Nil if it cannot be read.
  mutating func find(_ uri: DocumentURI, unit: ColumnUnit) -> OpenDocument? {
    if let document = documents[uri] { return document }
    guard let path = uri.path, case .success(let bytes) = InputFile(path: path.text).read(),
      let source = SourceFile(decoding: bytes, path: path.text)
    else { return nil }
    let text = DocumentText(source.bytes, path: path.text, unit: unit)
    return OpenDocument(uri, path, version: nil, text, stamp: nextStamp())
  }

  /// Lets the linter look at a document, open or not, for whose findings a request waits.
  mutating func ask(_ document: OpenDocument) {
    if documents[document.uri] == nil { asked[document.uri] = document }
  }

  /// The open document of a file.
  func open(at path: AbsolutePath) -> OpenDocument? { documents.values.first { $0.path == path } }

  private mutating func nextStamp() -> Int {
    lastStamp += 1
    return lastStamp
  }

  private mutating func touch(_ uri: DocumentURI) {
    order.removeAll { $0 == uri }
    order.append(uri)
  }
}

// MARK: - Findings

extension OpenDocuments {
  /// Notes that documents may have other findings than before.
  mutating func markOutdated() {
    for uri in documents.keys { documents[uri]?.isOutdated = true }
  }

  /// The document that the linter has to look at next: one that a request waits for, or the last one that was changed.
  ///
  /// - Parameters:
  ///   - awaited: The documents that requests wait for.
  ///   - onlyThose: Whether nobody wants to know of others.
  func nextToLint(_ awaited: [DocumentURI], onlyThose: Bool) -> OpenDocument? {
    if let document = awaited.lazy.compactMap({ documents[$0] ?? asked[$0] }).first { return document }
    return onlyThose
      ? nil
      : order.reversed().lazy.compactMap { documents[$0] }.first(where: \.needsLint)
  }

  /// Takes what the linter found.
  ///
  /// - Returns: Whether the document is still as the linter saw it.
  mutating func take(_ linted: LintedText) -> Bool {
    guard documents[linted.uri] != nil else { return asked[linted.uri] != nil }
    guard documents[linted.uri]?.stamp == linted.stamp else { return false }
    documents[linted.uri]?.linted = linted
    return true
  }

  /// Forgets documents that are not open and that nobody waits for any more.
  mutating func forgetAsked(besides awaited: [DocumentURI]) { asked = asked.filter { awaited.contains($0.key) } }

  /// Notes that the linter is about to look at a document.
  mutating func noteLinting(_ uri: DocumentURI) { documents[uri]?.isOutdated = false }
}

extension JSONNode {
  /// A whole number.
  fileprivate func whole() throws(Problem) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw problem(expected: "a whole number")
    }
    return whole
  }
}

/// The last analysis of each document that is open.
final class AnalysisCache {
  private var known: [DocumentURI: (stamp: Int, isLinted: Bool, analysis: DocumentAnalysis)] = [:]

  /// What requests ask about a document.
  func analysis(of document: OpenDocument) -> DocumentAnalysis {
    analysis(document.uri, document.stamp, document.text, document.linted, isOpen: document.version != nil)
  }

  /// What requests ask about a text that was linted.
  func analysis(of linted: LintedText) -> DocumentAnalysis {
    analysis(linted.uri, linted.stamp, linted.text, linted, isOpen: linted.version != nil)
  }

  private func analysis(
    _ uri: DocumentURI, _ stamp: Int, _ text: DocumentText, _ linted: LintedText?, isOpen: Bool
  ) -> DocumentAnalysis {
    let lint = linted?.outcome.lint
    if let known = known[uri], known.stamp == stamp, known.isLinted == (lint != nil) { return known.analysis }
    let options = lint.map { $0.run.layoutOptions(of: $0.name) } ?? LayoutOptions()
    let analysis = DocumentAnalysis(text, options: options)
    if isOpen { known[uri] = (stamp, lint != nil, analysis) }
    return analysis
  }

  /// Forgets a document that is closed.
  func close(_ uri: DocumentURI) { known[uri] = nil }
}
