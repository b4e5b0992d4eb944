/// A font in words: a text style such as `headline`, or a size with a weight or a name, such as `17 bold` or `Courier 17`.
package struct FontWords {
  package typealias Attributes = [(name: String, value: String)]

  /// The attributes of the `<fontDescription>` that says the same.
  package let attributes: Attributes

  /// Reads words, in any order.
  ///
  /// - Throws: What is wrong with them.
  init(_ text: String) throws(WordError) {
    var words = Words(text)
    try words.read()
    attributes = try words.attributes(text)
  }

  /// The words for a `<fontDescription>`; nil for one that needs its element.
  ///
  /// - Parameter attributes: Those of the element, without its key.
  package static func words(for attributes: Attributes) -> String? {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    let style = value("style").map { style in
      Words.styles.first { $0.written == style }?.name ?? style
    }
    let type = value("type").flatMap { $0 == "system" ? nil : $0 }
    let words = [style, value("name"), value("pointSize"), type, value("weight")].compactMap(\.self)
    guard let read = try? FontWords(words.joined(separator: " ")) else { return nil }
    let isSame =
      Set(read.attributes.map(\.name)) == Set(attributes.map(\.name))
      && read.attributes.allSatisfy { $0.value == value($0.name) }
    return isSame ? words.joined(separator: " ") : nil
  }

  private struct Words {
    private let words: [Substring]
    private var style: String?
    private var size: String?
    private var weight: String?
    private var type: String?
    private var name: String?

    init(_ text: String) { words = text.split(separator: " ") }

    mutating func read() throws(WordError) {
      for word in words.map(String.init) {
        if let style = Self.styles.first(where: { $0.name == word || $0.written == word }) {
          try set(\.style, style.written, "text style")
        } else if Double(written: word) != nil {
          try set(\.size, word, "size")
        } else if Self.weights.contains(word) {
          try set(\.weight, word, "weight")
        } else if let type = [word, word + "System"].first(where: Self.types.contains) {
          try set(\.type, type, "type")
        } else if let size = ForeignNames.number(word) {
          throw WordError("font size \(word); write \(size)")
        } else if Self.designs.contains(word.lowercased()) {
          throw WordError("font design \(word), which Interface Builder does not have; name a font, as in \"Menlo 17\"")
        } else {
          try set(\.name, word, "name")
        }
      }
    }

    private mutating func set(
      _ path: WritableKeyPath<Self, String?>, _ word: String, _ kind: String
    ) throws(WordError) {
      if let other = self[keyPath: path] {
        throw WordError(
          kind == "name"
            ? Self.unknown(name: "\(other) \(word)")
            : "font with two \(kind)s, \(other) and \(word); remove one")
      }
      self[keyPath: path] = word
    }

    func attributes(_ text: String) throws(WordError) -> Attributes {
      if words.isEmpty { throw WordError("empty font; \(Self.expected)") }
      if let style {
        guard words.count == 1 else {
          let word = Self.styles.first { $0.written == style }?.name ?? style
          let own = [size ?? "17", weight ?? (size == nil ? "bold" : nil)].compactMap(\.self).joined(separator: " ")
          throw WordError(
            "font \"\(text)\": a text style has its own size and weight; write \"\(word)\", "
              + "or a size\(weight == nil ? "" : " and a weight") without a style, as in \"\(own)\"",
            isComplete: true)
        }
        return [("style", style)]
      }
      if let name, let nearest = Self.nearest(name) {
        throw WordError("\(Self.unknown(name: name)); did you mean \(nearest)?")
      }
      guard let size else { throw WordError("font \"\(text)\" without a size; \(Self.expected)") }
      guard let points = Double(written: size), points > 0 else {
        throw WordError("font size \(size); expected a number above 0")
      }
      if let name {
        guard weight == nil, type == nil else {
          throw WordError("font \"\(text)\": the name of a font says its weight; write a name such as \(name)-Bold")
        }
        return [("name", name), ("pointSize", size)]
      }
      if let type, let weight {
        throw WordError("font \"\(text)\": \(type) has its own weight; write it or \(weight)")
      }
      return [("type", type ?? "system")] + (weight.map { [("weight", $0)] } ?? []) + [("pointSize", size)]
    }

    private static let expected = "expected a text style such as headline, or a size, as in \"17 bold\""

    private static func unknown(name: String) -> String {
      name.utf8.contains(UInt8(ascii: " "))
        ? "unknown font \"\(name)\"; write its PostScript name, such as AvenirNext-Bold" : "unknown font word \(name)"
    }

    /// The word that is meant by one that is no name of a font.
    private static func nearest(_ name: String) -> String? {
      nearestName(to: name, among: styles.map(\.name) + weights + types)
    }

    /// Text styles by the names of their constants, with what Interface Builder writes.
    ///
    /// Both platforms' documents have them in one order.
    static let styles = zip(
      Vocabulary.cocoaTouch.choices(of: "textStyle", in: "font"),
      Vocabulary.cocoaTouch.choices(of: "style", in: "fontDescription")
    ).map { (name: $0, written: $1) }

    private static let designs: Set = ["rounded", "monospaced", "serif", "monospace"]

    private static let weights = Vocabulary.cocoaTouch.choices(of: "weight", in: "fontDescription")
    private static let types = Vocabulary.cocoaTouch.choices(of: "type", in: "fontDescription")
  }
}
