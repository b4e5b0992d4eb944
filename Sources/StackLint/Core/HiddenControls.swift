import NibDecoder

/// The controls that nobody can touch: they are hidden, and no code shows them.
struct HiddenControls {
  private let code: CodeOfViews?
  /// The views of each gesture recognizer, by its id.
  private let views: [String: [DocumentElement]]

  init(_ document: LintedDocument) {
    code = document.code
    let recognizers = document.elements["outletCollection"].filter { $0["property"] == "gestureRecognizers" }
    views = Dictionary(grouping: recognizers) { $0["destination"] ?? "" }
      .mapValues { $0.compactMap { $0.parent?.parent } }
  }

  /// Whether a control is one of them, or a gesture recognizer belongs to such views only.
  func contain(_ sender: DocumentElement) -> Bool {
    guard let code else { return false }
    return (views[sender.id ?? ""] ?? [sender]).allSatisfy { view in
      sequence(first: view) { $0.parent }.contains { $0["hidden"] == "YES" && !code.mayShow($0) }
    }
  }
}
