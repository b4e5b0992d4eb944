package import Support

/// Turns documents into one form of output.
package protocol LayoutWriter: Sendable {
  associatedtype Syntax: OutputSyntax
  /// The text before the first document.
  var header: Escaped<Syntax> { get }
  /// The text between two documents.
  var separator: Escaped<Syntax> { get }
  /// The text after the last document.
  var footer: Escaped<Syntax> { get }
  /// One document; nil if the form leaves it out.
  func text(for report: LayoutReport) -> Escaped<Syntax>?
}

extension LayoutWriter {
  package func output(for report: LayoutReport) -> OutputText? { text(for: report).map { OutputText($0) } }
}
