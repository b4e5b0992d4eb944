import NibDecoder

extension LintedDocument {
  /// Whether nobody can touch a control, or what a gesture recognizer belongs to: it is hidden, and no code shows it.
  func isNeverTouched(_ sender: DocumentElement) -> Bool {
    guard let code else { return false }
    let owners = elements["outletCollection"].filter {
      $0["property"] == "gestureRecognizers" && $0["destination"] == sender.id
    }
    let touched = owners.isEmpty ? [sender] : owners.compactMap { $0.parent?.parent }
    return touched.allSatisfy { view in
      sequence(first: view) { $0.parent }.contains { $0["hidden"] == "YES" && !code.mayShow($0) }
    }
  }
}
