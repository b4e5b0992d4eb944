import StackModel

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
