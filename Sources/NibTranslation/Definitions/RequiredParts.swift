import NibDecoder
import StackModel

/// The parts of an element that Interface Builder always writes and a definition may leave out.
struct RequiredParts {
  /// Makes the id of a part of an owner.
  let id: (_ part: String, _ owner: String) -> String
  /// The frames of views, by their ids.
  var frames: [String: Rect] = [:]
  private var vocabulary: Vocabulary { DefinitionDefaults.document }

  /// Adds what an element lacks.
  func add(to result: MarkupElement, owner: String) {
    guard let known = vocabulary[result.name] else { return }
    if result.name == "label",
      !["fontDescription", "attributedText"].contains(where: { result.child(forKey: $0) != nil })
    {
      result.append(Self.labelFont)
    }
    for key in known.always.keys where result.child(forKey: key.text) == nil {
      result.append(made(key: key.text, in: known, owner: owner, size: result.size))
    }
    for name in known.always.children where !result.children.contains(where: { $0.name == name.text }) {
      result.append(made(name.text, key: nil, owner: owner, size: nil))
    }
  }

  /// The part that an element has under a key; nil if it has none.
  func made(key: String, in known: VocabularyElement, owner: String, size: Size?) -> MarkupElement? {
    guard let name = vocabulary.child(withKey: key, of: known) else { return nil }
    // Cells have content views of their own kinds.
    let content = "\(known.name)ContentView"
    return made(name == "view" && vocabulary[content] != nil ? content : name, key: key, owner: owner, size: size)
  }

  private func made(_ name: String, key: String?, owner: String, size: Size?) -> MarkupElement? {
    guard let known = vocabulary[name] else { return nil }
    let result = MarkupElement(name)
    result.set("key", key)
    let id = id(key ?? name, owner)
    if vocabulary.isObject(known) { result.set("id", id) }
    if name == "size", key == Self.itemSize { for side in ["width", "height"] { result.set(side, Self.itemSide) } }
    for (name, value) in DefinitionDefaults.filled(of: known) where result[name] == nil { result.set(name, value) }
    if name == "tableViewCellContentView" { result.set("tableViewCell", owner) }
    if vocabulary.isView(known) {
      let size = size ?? .zero
      result.append(.frame(frames[id] ?? Rect(x: 0, y: 0, width: size.width, height: size.height)))
      result.append(.fillingMask)
    }
    add(to: result, owner: id)
    return result
  }

  /// The font of a label without one, which Xcode writes.
  static var labelFont: MarkupElement {
    MarkupElement("fontDescription", [("key", "fontDescription"), ("type", "system"), ("pointSize", "17")])
  }

  private static let itemSize = "itemSize"
  /// The items of a new flow layout are not empty.
  private static let itemSide = "128"
}

extension Vocabulary {
  /// Whether elements always have an id.
  func isObject(_ element: VocabularyElement) -> Bool {
    isView(element) || element.always.attributes.contains { $0.text == "id" }
  }
}

extension MarkupElement {
  /// Whether two elements say the same apart from the frames of views.
  func says(theSameAs other: MarkupElement) -> Bool {
    func kept(_ element: MarkupElement) -> [MarkupElement] { element.children.filter { $0["key"] != "frame" } }
    let (mine, theirs) = (kept(self), kept(other))
    return name == other.name && (text ?? "") == (other.text ?? "") && attributes.count == other.attributes.count
      && attributes.allSatisfy { other[$0.name] == $0.value } && mine.count == theirs.count
      && mine.allSatisfy { one in theirs.contains { one.says(theSameAs: $0) } }
  }
}
