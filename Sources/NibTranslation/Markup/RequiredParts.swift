import NibDecoder
import StackModel

/// The parts of an element that Interface Builder always writes, and that a definition and a compiled nib may leave out.
struct RequiredParts {
  /// Makes the id of a part of an owner.
  let id: (_ part: String, _ owner: String) -> String
  /// The values of attributes that an element has even where nothing says so.
  let values: (VocabularyElement) -> [(name: String, value: String)]
  /// The frames of views, by their ids.
  var frames: [String: Rect] = [:]
  private var vocabulary: Vocabulary { .cocoaTouch }

  /// Adds what an element and those in it lack.
  func complete(_ root: MarkupElement) {
    var open = [(root, "document")]
    while let (element, owner) = open.popLast() {
      let owner = element["id"] ?? owner
      if let known = vocabulary[element.name] { fill(element, known) }
      add(to: element, owner: owner)
      open += element.children.map { ($0, owner) }
    }
  }

  private func fill(_ element: MarkupElement, _ known: VocabularyElement) {
    for (name, value) in values(known) where element[name] == nil { element.set(name, value) }
  }

  /// Adds the children that an element lacks.
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
    // Cells have content views of their own kinds, and controllers bars.
    let kinds = ["\(known.name)ContentView", key]
    let kind = name == "view" ? kinds.first { vocabulary[$0].map(vocabulary.isView) ?? false } : nil
    return made(kind ?? name, key: key, owner: owner, size: size)
  }

  private func made(_ name: String, key: String?, owner: String, size: Size?) -> MarkupElement? {
    guard let known = vocabulary[name] else { return nil }
    let result = MarkupElement(name)
    result.set("key", key)
    let id = id(key ?? name, owner)
    if vocabulary.isObject(known) { result.set("id", id) }
    if name == "size", key == Self.itemSize { for side in ["width", "height"] { result.set(side, Self.itemSide) } }
    fill(result, known)
    if name == "tableViewCellContentView" { result.set("tableViewCell", owner) }
    if vocabulary.isView(known) {
      let size = size ?? .zero
      result.append(.frame(frames[id] ?? size.bounds))
      result.append(.fillingMask)
    }
    add(to: result, owner: id)
    return result
  }

  /// The font of a label without one, which Xcode writes.
  static var labelFont: MarkupElement {
    MarkupElement("fontDescription", [("key", "fontDescription"), ("type", "system"), ("pointSize", "17")])
  }

  /// What Xcode writes for the colors that a label does not have.
  static func unsetColors(of label: MarkupElement) -> [MarkupElement] {
    let keys = label.child(forKey: "attributedText") == nil ? ["textColor", "highlightedColor"] : ["highlightedColor"]
    return keys.map { MarkupElement("nil", [("key", $0)]) }
  }

  private static let itemSize = "itemSize"
  /// The items of a new flow layout are not empty.
  private static let itemSide = "128"
}

extension Vocabulary {
  /// The attributes that Interface Builder always writes, with their defaults: what an element means that lacks them.
  func impliedAttributes(of element: VocabularyElement) -> [(name: String, value: String)] {
    alwaysWritten(in: element).compactMap { name in
      guard attribute(name, of: element)?.form != .id else { return nil }
      return (element.defaults[name] ?? fallback(name, of: element)).map { (name, $0) }
    }
  }

  /// The attributes that Interface Builder always writes.
  func alwaysWritten(in element: VocabularyElement) -> [String] {
    let always = element.always.attributes.map(\.text)
    // Documents of old versions lack it in plain views.
    return isView(element) && !always.contains("contentMode") ? always + ["contentMode"] : always
  }

  /// A value for an attribute without a default: the first one of a choice, and otherwise nothing.
  func fallback(_ name: String, of element: VocabularyElement) -> String? {
    switch attribute(name, of: element)?.form {
    case .choice(let cases): cases.first
    case .flag: "NO"
    case .integer, .number, .length, .positive, .lengthOrFit, .priority: "0"
    case .text, .name: ""
    default: nil
    }
  }

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
