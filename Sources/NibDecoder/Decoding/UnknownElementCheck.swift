/// Elements that neither a vocabulary nor a class knows.
///
/// In a stack definition each of them is an error. Of Interface Builder's documents only those are reported that are a slip
/// away from a known one.
struct UnknownElementCheck {
  private let tree: XMLTree
  private let kind: DocumentKind
  private let registry: NibRegistry

  init(_ tree: XMLTree, kind: DocumentKind, registry: NibRegistry) {
    (self.tree, self.kind, self.registry) = (tree, kind, registry)
  }

  /// What is wrong with unknown elements, in their order.
  func diagnostics(of unknown: [ElementIndex]) -> [Diagnostic] {
    var suggestions = registry.suggestions
    return unknown.compactMap { element in
      let name = tree.name(of: element)
      if kind == .stackDefinition {
        // A class of the app's own may have an element of its own.
        guard tree.attribute("customClass", of: element) == nil else { return nil }
        let hint = Vocabulary.stackDefinition.hint(forUnknown: name, &suggestions)
        return diagnostic(of: element, as: .error, hint.map { "; \($0)" } ?? "")
      }
      guard let nearest = nearestChild(to: name, inParentOf: element) ?? suggestions.next(for: name, within: 2),
        !VocabularyCheck.areSiblings(name, nearest), !Self.haveOtherWords(name, nearest)
      else { return nil }
      return diagnostic(of: element, as: .warning, "; did you mean <\(nearest)>?")
    }
  }

  /// The element that is a slip away from a name, among those that the parent of an element may contain.
  private func nearestChild(to name: String, inParentOf element: ElementIndex) -> String? {
    guard let vocabulary = registry.vocabulary, let parent = tree.parent(of: element),
      let known = vocabulary[tree.name(of: parent)]
    else { return nil }
    var suggestions = NameSuggestions(vocabulary.children(of: known))
    return suggestions.next(for: name, within: 2)
  }

  /// Whether two names differ by a whole word rather than by a slip within one: `qcView` beside `view` and `arView`.
  private static func haveOtherWords(_ name: String, _ other: String) -> Bool {
    let (own, others) = (words(of: name), words(of: other))
    guard own.count == others.count else {
      // The same letters may be split otherwise: `stackview` for `stackView`.
      let (short, long) = own.count < others.count ? (own, others) : (others, own)
      return short.elementsEqual(long.suffix(short.count)) || short.elementsEqual(long.prefix(short.count))
    }
    return zip(own, others).contains { $0 != $1 && max($0.count, $1.count) < 4 && $0.first != $1.first }
  }

  /// The words of a name, in small letters: `search`, `toolbar` and `item`.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for letter in name {
      if letter.isUppercase, words.last?.isEmpty == false { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  private func diagnostic(of element: ElementIndex, as severity: Diagnostic.Severity, _ hint: String) -> Diagnostic {
    let message = "unknown element <\(tree.name(of: element))>\(hint)"
    return Diagnostic(.unknownElement, as: severity, message, range: tree.tagRange(of: element))
  }
}
