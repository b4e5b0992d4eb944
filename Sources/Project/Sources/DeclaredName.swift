/// A class of a project, or a member of one, that a document names.
package enum DeclaredName: Hashable, Sendable {
  case type(String)
  case property(String, of: String)
  /// A method by its selector.
  case method(String, of: String)

  /// The class.
  package var className: String {
    switch self {
    case .type(let name), .property(_, let name), .method(_, let name): name
    }
  }

  package var isClass: Bool {
    if case .type = self { true } else { false }
  }

  /// Where a source file has it: the bytes of the name in its declaration, or else in its implementation.
  package func place(in content: [UInt8], path: String) -> Range<Int>? {
    guard let language = SourceSummary.language(of: path) else { return nil }
    let outline = SourceOutline(content, language: language)
    return outline.tokens.first { isDeclared(at: $0, in: outline) }.map { outline[$0].range }
  }

  private func isDeclared(at position: Int, in outline: SourceOutline) -> Bool {
    guard let word = outline.word(position) else { return false }
    switch self {
    case .type(let name):
      return word == name
        && ["class", "interface", "implementation", "extension"].contains(outline.word(position - 1) ?? "")
    case .property(let name, _):
      guard word == name else { return false }
      if outline.language == .swift {
        return outline.isWord(position - 1, "var") || outline.isWord(position - 1, "let")
      }
      return outline.isSign(position + 1, ";")
        && (outline.isSign(position - 1, "*") || outline[position - 1].kind == .word)
    case .method(let selector, _):
      let first = selector.split(separator: ":", omittingEmptySubsequences: false)[0]
      guard outline.language == .swift else { return word == first && outline.isSign(position - 1, ")") }
      return outline.isWord(position - 1, "func") && (word == first || first.utf8.starts(with: (word + "With").utf8))
    }
  }
}
