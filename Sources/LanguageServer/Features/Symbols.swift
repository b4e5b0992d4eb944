import Formats
import NibDecoder
import Support

/// Scenes, controllers and views, by the names that findings use.
struct Symbols {
  private struct Symbol {
    let name: String
    let detail: String?
    let kind: Int
    let element: ElementIndex
    var children: [Symbol] = []
  }

  private let text: DocumentText
  private let tree: XMLTree
  private let vocabulary: Vocabulary

  /// Nil while the text is not well-formed.
  init?(_ analysis: DocumentAnalysis) {
    guard let tree = analysis.tree, let vocabulary = analysis.vocabulary else { return nil }
    (text, self.tree, self.vocabulary) = (analysis.text, tree, vocabulary)
  }

  /// Writes the symbols as an array.
  func write(to json: inout JSONWriter) {
    var names = ObjectNames(tree)
    write(symbols(in: [tree.root], level: 0, &names), to: &json)
  }

  /// Symbols that are nested too deep for a reader of JSON stand beside the symbol that contains them.
  private func symbols(
    in elements: some Sequence<ElementIndex>, level: Int, _ names: inout ObjectNames
  ) -> [Symbol] {
    elements.flatMap { element -> [Symbol] in
      let symbol = symbol(element, &names)
      let children = symbols(in: tree.children(of: element), level: symbol == nil ? level : level + 1, &names)
      guard var symbol else { return children }
      guard level < Self.mostLevels else { return [symbol] + children }
      symbol.children = children
      return [symbol]
    }
  }

  /// Each level is an array in an object. What stands around them takes a few levels, too.
  private static let mostLevels = (JSONParser.maximumDepth - 8) / 2

  /// Nil for an element that is no object of its own.
  private func symbol(_ element: ElementIndex, _ names: inout ObjectNames) -> Symbol? {
    let name = tree.name(of: element)
    if name == "scene" {
      let scene = names.place(of: element).scene ?? tree[element, "sceneID"] ?? ""
      return Symbol(name: "scene \(scene)", detail: nil, kind: Self.namespace, element: element)
    }
    let isView = vocabulary[name].map(vocabulary.isView) ?? false
    guard isView || isTopLevelObject(element) else { return nil }
    let place = names.place(of: element)
    let object = place.object
    let detail = [object?.customClass, object?.id].compactMap(\.self).joined(separator: " ")
    return Symbol(
      name: place.shortText, detail: detail.isEmpty ? nil : detail, kind: isView ? Self.object : Self.type,
      element: element)
  }

  private func isTopLevelObject(_ element: ElementIndex) -> Bool {
    tree.parent(of: element).map { tree.name(of: $0) } == "objects" && tree[element, "id"] != nil
      && tree[element, "placeholderIdentifier"] == nil
  }

  private func write(_ symbols: [Symbol], to json: inout JSONWriter) {
    json.array { json in
      for symbol in symbols {
        json.object { json in
          json.member("name", symbol.name)
          if let detail = symbol.detail { json.member("detail", detail) }
          json.exactMember("kind", symbol.kind)
          json.key("range")
          text.write(tree.range(of: symbol.element), to: &json)
          json.key("selectionRange")
          text.write(tree.tagRange(of: symbol.element), to: &json)
          guard !symbol.children.isEmpty else { return }
          json.key("children")
          write(symbol.children, to: &json)
        }
      }
    }
  }

  // Numbers of the protocol.
  private static let namespace = 3
  private static let type = 5
  private static let object = 19
}
