/// What to write in place of what another framework or format has: attributes, children, and what else there is to do.
struct ForeignAdvice {
  struct Attribute {
    let name: String
    /// As it is written between quotes.
    let value: String
    /// Whether the size of a font is an example.
    var isExample = false
  }

  private(set) var attributes: [Attribute] = []
  private(set) var children: [String] = []
  private(set) var words: [String] = []

  init(_ name: String, _ value: String) { attributes = [Attribute(name: name, value: value)] }

  init(child: String) { children = [child] }

  init(words: String) { self.words = [words] }

  /// - Parameters:
  ///   - written: Attributes: `image="star" catalog="system"`.
  ///   - isExample: Whether the size of a font in it is one.
  init?(written: String, isExample: Bool = false) {
    var rest = written[...]
    while let equals = rest.firstRange(of: "=\""), let end = rest[equals.upperBound...].firstIndex(of: "\"") {
      let name = String(rest[..<equals.lowerBound].drop { $0 == " " })
      attributes.append(
        Attribute(name: name, value: String(rest[equals.upperBound..<end]), isExample: isExample && name == "font"))
      rest = rest[rest.index(after: end)...]
    }
    guard rest.isEmpty, !attributes.isEmpty else { return nil }
  }

  /// All of some advice, where attributes of a font are one.
  init(_ all: [ForeignAdvice]) {
    for advice in all {
      attributes += advice.attributes.filter { new in !attributes.contains { $0.name == new.name } || new.name == "font"
      }
      children += advice.children.filter { !children.contains($0) }
      words += advice.words.filter { !words.contains($0) }
    }
    let fonts = attributes.filter { $0.name == "font" }
    guard fonts.count > 1, let place = attributes.firstIndex(where: { $0.name == "font" }) else { return }
    attributes.removeAll { $0.name == "font" }
    attributes.insert(Attribute(name: "font", value: Self.font(fonts)), at: min(place, attributes.count))
  }

  /// One font with what several say.
  private static func font(_ fonts: [Attribute]) -> String {
    let isSize = { (word: Substring) in Double(written: word) != nil }
    let words = fonts.flatMap { font in font.value.split(separator: " ").map { ($0, font.isExample) } }
    if let style = words.first(where: { word, _ in
      (try? FontWords(String(word)))?.attributes.contains { $0.name == "style" } == true
    }) {
      return String(style.0)
    }
    let size = words.first { isSize($0.0) && !$0.1 } ?? words.first { isSize($0.0) }
    var others: [Substring] = []
    for (word, _) in words where !isSize(word) && !others.contains(word) { others.append(word) }
    let isNamed = { (text: String) in (try? FontWords(text)) != nil }
    let all = ([size?.0].compactMap(\.self) + others).joined(separator: " ")
    // The name of a font says its weight.
    let named = ([size?.0].compactMap(\.self) + others.prefix(1)).joined(separator: " ")
    return isNamed(all) ? all : named
  }

  func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// The same without other attributes; nil without that one.
  func only(_ name: String) -> ForeignAdvice? {
    guard has(name) else { return nil }
    var advice = self
    advice.attributes.removeAll { $0.name != name }
    (advice.children, advice.words) = ([], [])
    return advice
  }

  /// The same without attributes that other advice has.
  func without(_ others: [ForeignAdvice]) -> ForeignAdvice {
    var advice = self
    advice.attributes.removeAll { own in others.contains { $0.has(own.name) } }
    return advice
  }

  /// The attributes, as they are written.
  var tag: String { attributes.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ") }

  /// What a message says.
  var text: String {
    var parts = attributes.isEmpty ? [] : ["write \(tag)"]
    parts += children.map { "write \($0) as a child" }
    return (parts + words).joined(separator: ", and ")
  }
}
