import Formats
import NibDecoder
import Support

/// The colors that a document writes with their components, for editors that show and change them.
struct Colors {
  /// A color, and where it is written.
  private struct Written {
    let components: [Double]
    let range: SourceRange
  }

  private static let names = ["red", "green", "blue", "alpha"]

  private let text: DocumentText
  private let tree: XMLTree
  private let vocabulary: Vocabulary

  /// Nil while the text is not well-formed.
  init?(_ analysis: DocumentAnalysis) {
    guard let tree = analysis.tree, let vocabulary = analysis.vocabulary else { return nil }
    (text, self.tree, self.vocabulary) = (analysis.text, tree, vocabulary)
  }

  /// Writes the colors as an array.
  func write(to json: inout JSONWriter) {
    json.array { json in
      for color in tree.indices.flatMap(colors) {
        json.object { json in
          json.key("range")
          text.write(color.range, to: &json)
          json.key("color")
          json.object { json in
            for (name, value) in zip(Self.names, color.components) { json.exactMember(name, value) }
          }
        }
      }
    }
  }

  private func colors(_ element: ElementIndex) -> [Written] {
    if tree.name(of: element) == "color" { return [color(element)].compactMap(\.self) }
    guard tree.isStackDefinition, let known = vocabulary[tree.name(of: element)] else { return [] }
    return tree.attributes(of: element).compactMap { attribute in
      guard vocabulary.attribute(attribute.name, of: known)?.form == .color,
        let components = ColorWord.components(of: attribute.value)
      else { return nil }
      return Written(components: components + [1], range: attribute.valueRange)
    }
  }

  private func color(_ element: ElementIndex) -> Written? {
    func number(_ name: String) -> Double? {
      tree[element, name].flatMap { Double(written: $0) }.map { min(max($0, 0), 1) }
    }
    let range = tree.tagRange(of: element)
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return Written(components: [white, white, white, alpha], range: range) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return Written(components: [red, green, blue, alpha], range: range)
  }

  // MARK: - Presentations

  /// Writes how a color is written in some bytes, as an array.
  ///
  /// - Parameter color: The color as the protocol has it.
  func presentations(of color: JSONNode, in range: SourceRange) throws(JSONNode.Problem) -> ResponseResult {
    var components: [Double] = []
    for name in Self.names { components.append(min(max(try color.requiredMember(name).number(), 0), 1)) }
    guard let edit = edit(range, components) else { return { $0.array { _ in } } }
    return { json in
      json.array { json in
        json.object { json in
          json.member("label", edit.replacement)
          json.key("textEdit")
          json.object { json in
            json.key("range")
            text.write(edit.range, to: &json)
            json.member("newText", edit.replacement)
          }
        }
      }
    }
  }

  private func edit(_ range: SourceRange, _ components: [Double]) -> SourceEdit? {
    guard let element = tree.innermostElement(at: range.lowerBound) else { return nil }
    if tree.tagRange(of: element) != range {
      return SourceEdit(range, ColorWord.word(for: Array(components.prefix(3))))
    }
    // Its space stays: a gray in a space of grays remains one.
    let isGray = tree[element, "white"] != nil
    let values =
      isGray ? ["white": components[0], "alpha": components[3]] : Dictionary(zip(Self.names, components)) { $1 }
    var tag = ""
    var place = range.lowerBound
    for attribute in tree.attributes(of: element) {
      guard let value = values[attribute.name] else { continue }
      tag += text.source.text(in: SourceRange(place, attribute.valueRange.lowerBound)) + ColorWord.text(value)
      place = attribute.valueRange.upperBound
    }
    return SourceEdit(range, tag + text.source.text(in: SourceRange(place, range.upperBound)))
  }
}
