import StackModel

/// The last analyses of documents.
final class AnalysisCache {
  private var known: [DocumentURI: (stamp: Int, hasOptions: Bool, analysis: DocumentAnalysis)] = [:]

  /// What requests ask about a document.
  func analysis(of document: OpenDocument) -> DocumentAnalysis {
    let lint = document.linted?.outcome.lint
    if let known = known[document.uri], known.stamp == document.stamp, known.hasOptions == (lint != nil) {
      return known.analysis
    }
    let options = lint.map { $0.run.layoutOptions(of: $0.name) } ?? LayoutOptions()
    let analysis = DocumentAnalysis(document.text, path: document.path, options: options)
    known[document.uri] = (document.stamp, lint != nil, analysis)
    return analysis
  }

  /// Forgets a document that is closed.
  func close(_ uri: DocumentURI) { known[uri] = nil }
}
