/// Text made two fifths longer, as translations are, out of its own words: `Save changes` becomes `Save changes Save`.
///
/// So lines break as in a longer text, and the characters are those of the text's own script.
struct PseudoText {
  /// The longer text. What has no letters stays as it is: numbers are no longer in another
  /// language.
  static func lengthened(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var paragraph: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      result.append(scalar)
      if LineBreak.isParagraphEnd(scalar) {
        result.removeLast()
        result.append(contentsOf: padding(of: paragraph))
        result.append(scalar)
        paragraph = []
      } else {
        paragraph.append(scalar)
      }
    }
    result.append(contentsOf: padding(of: paragraph))
    return String(result)
  }

  /// The paragraph's first words once more, as a word of its own where there is room for one and the script has spaces.
  private static func padding(of paragraph: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard paragraph.contains(where: isLetter) else { return [] }
    let words = paragraph.drop(while: LineBreak.isSpace)
    let count = Int((0.4 * Double(paragraph.count)).rounded(.up))
    let hasSpaces = words.contains(where: LineBreak.isSpace)
    let isWord = hasSpaces ? count > 1 : count > 2 && words.contains(where: \.properties.isCased)
    var padding = Array(words.prefix(isWord ? count - 1 : count))
    if let last = padding.last, LineBreak.isSpace(last), let first = words.first {
      padding[padding.count - 1] = first
    }
    return (isWord ? [" "] : []) + padding
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isAlphabetic }
    return (0x41...0x5A).contains(scalar.value & ~0x20)
  }
}

extension DocumentSettings {
  /// A text as the reader sees it.
  func shown(_ text: String) -> String { language == .pseudo ? PseudoText.lengthened(text) : text }
}
