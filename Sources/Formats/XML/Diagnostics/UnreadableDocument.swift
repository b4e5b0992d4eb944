/// A document that cannot be read. The diagnostic says why and where.
public struct UnreadableDocument: Error, Sendable {
  /// Why, and where.
  public let diagnostic: Diagnostic
  /// The text as far as it could be converted to UTF-8; empty if the file could not be read.
  public let source: SourceFile
  /// Whether Interface Builder opens the document, so that nothing is wrong with it: it is in a format without Auto
  /// Layout, or older than Auto Layout.
  public let isOfOtherFormat: Bool

  /// Creates the error.
  ///
  /// - Parameter isOfOtherFormat: Whether Interface Builder opens the document.
  public init(_ diagnostic: Diagnostic, in source: SourceFile, isOfOtherFormat: Bool = false) {
    self.diagnostic = diagnostic
    self.source = source
    self.isOfOtherFormat = isOfOtherFormat
  }
}

extension UnreadableDocument: CustomStringConvertible {
  /// `path:line:column: message`, and a line for each note.
  public var description: String {
    let lines = LineIndex(source)
    func line(_ range: SourceRange?, _ message: String) -> String {
      let position = range.map { lines.position(at: $0.lowerBound) }
      return source.path + (position.map { ":\($0.line):\($0.column)" } ?? "") + ": " + message
    }
    let notes = diagnostic.notes.map { line($0.range, "note: \($0.message)") }
    return ([line(diagnostic.range, diagnostic.message)] + notes).joined(separator: "\n")
  }
}

extension UnreadableDocument {
  /// A document that cannot be edited.
  init(_ error: EditError, in source: SourceFile) {
    var (range, notes): (SourceRange?, [Diagnostic.Note]) = (nil, [])
    switch error {
    case .overlap(let one, let other):
      range = one.range
      notes = [Diagnostic.Note("the other edit", range: other.range)]
    case .outOfBounds(let edit, _): range = edit.range
    case .notEncodable: break
    }
    let message = error.message(in: source)
    self.init(Diagnostic(.unsupportedDocument, message, range: range, notes: notes), in: source)
  }
}

extension SourceFile {
  /// The text with edits made in it.
  package func edited(by edits: some Sequence<SourceEdit>) throws(UnreadableDocument) -> [UInt8] {
    do throws(EditError) { return try EditList(edits).applied(to: self) } catch {
      throw UnreadableDocument(error, in: self)
    }
  }
}
