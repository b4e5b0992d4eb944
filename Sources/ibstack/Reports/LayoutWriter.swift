/// Turns documents into one form of output.
protocol LayoutWriter: Sendable {
  /// What comes before the first document.
  var header: String { get }
  /// What stands between two documents.
  var separator: String { get }
  /// What comes behind the last document.
  var footer: String { get }
  /// One document; nil where this form has nothing to say about it.
  func text(for report: DocumentReport) -> String?
}
