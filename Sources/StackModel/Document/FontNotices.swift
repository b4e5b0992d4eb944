import NibDecoder

/// Reports fonts whose metrics are not known: frames of text in them are estimates.
struct FontNotices {
  let nib: NibDocument
  let settings: DocumentSettings

  /// One notice for each font, where the document names it first.
  var diagnostics: [Diagnostic] {
    var seen: Set<[String?]> = []
    var noticed: Set<String> = []
    let isFont = nib.tree.marks(ofNames: ["fontDescription", "font"])
    guard isFont.contains(true) else { return [] }
    return nib.tree.indices.compactMap { element in
      guard isFont[Int(nib.tree[element].name)], let name = value("name", of: element) else { return nil }
      let family = value("family", of: element)
      guard seen.insert([name, family]).inserted else { return nil }
      let font = Font(named: name, family: family)
      guard font.isSubstituted(in: settings), noticed.insert(name).inserted else { return nil }
      return notice(name, font, range: nib.tree.tagRange(of: element))
    }
  }

  private func value(_ attribute: String, of element: ElementIndex) -> String? {
    nib.tree.attribute(attribute, of: element).map { nib.tree.value(ofAttribute: $0) }
  }

  private func notice(_ name: String, _ font: Font, range: SourceRange) -> Diagnostic {
    let message =
      "font \"\(name)\" is measured as \(font.substituteName(in: settings)); give its file with --font"
    return Diagnostic(.substituteFontMetrics, message, range: range)
  }
}

extension Font {
  /// A font by the names that a document gives it.
  fileprivate init(named name: String, family: String?) {
    self.init(
      family: Self.family(family, name: name), name: name, pointSize: 17, weight: Self.weight(named: name) ?? .regular)
  }

  /// Whether another font's metrics stand in.
  package func isSubstituted(in settings: DocumentSettings) -> Bool {
    !hasBuiltInMetrics && settings.text.fonts.typeface(named: name, family: family) == nil
  }

  /// The font whose metrics stand in, in words.
  fileprivate func substituteName(in settings: DocumentSettings) -> String {
    if settings[TextFacts.systemFont] == .helveticaNeue { return "Helvetica Neue" }
    return weight == .regular ? "the system font" : "the \(weight.name.lowercased()) system font"
  }
}
