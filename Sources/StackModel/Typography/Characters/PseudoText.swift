/// Text made two fifths longer from its own words, as translations are: `Save changes` becomes `Save changes Save`.
///
/// Lines then break as in a longer text, and the characters are those of the text's own script.
enum PseudoText {
  /// The longer text. A paragraph without letters stays as it is: numbers are not longer in another language.
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

  /// The paragraph's first words again, as a separate word if there is room for one and the script has spaces.
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
