import NibDecoder
import StackModel

/// Everything that one document gave: its layout where there is one, and all diagnostics in document order.
struct DocumentReport {
  let path: String
  let source: SourceFile
  let document: LayoutDocument?
  let layout: DocumentLayout?
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], path: String, options: LayoutOptions, includesUnread: Bool) {
    self.path = path
    do {
      let document = try LayoutDocument(bytes, path: path, options: options)
      let layout = document.layout()
      let unread = includesUnread ? document.unreadAttributes() : []
      source = document.nib.source
      self.document = document
      self.layout = layout
      diagnostics = (document.nib.diagnostics + unread + layout.diagnostics).inDocumentOrder
    } catch {
      source = error.source
      document = nil
      layout = nil
      diagnostics = [error.diagnostic]
    }
  }

  /// The errors, and notices of what frames rest on, as lines of text, nil where there are none: for output that only
  /// shows frames.
  var complaint: String? {
    let shown = diagnostics.filter { $0.severity != .warning }
    guard !shown.isEmpty else { return nil }
    return String(DiagnosticRenderer(style: .plain).text(for: shown, in: source).dropLast())
  }
}
