import NibDecoder
import StackModel

/// What a stack definition may leave out, and what Interface Builder's documents have in its place.
enum DefinitionDefaults {
  static let written = Vocabulary.stackDefinition
  static let document = Vocabulary.cocoaTouch

  /// The value that a document has where a definition has no such attribute; nil where neither writes it.
  static func filled(_ name: String, of element: VocabularyElement) -> String? {
    let meant = written[element.name]?.defaults[name]
    if let meant, meant != element.defaults[name] { return meant }
    return isAlwaysWritten(name, in: element) ? meant ?? document.fallback(name, of: element) : nil
  }

  /// The attributes that a document has of an element whatever the definition says, with their values.
  static func filled(of element: VocabularyElement) -> [(name: String, value: String)] {
    let names = document.alwaysWritten(in: element) + (written[element.name]?.defaults.keys.sorted() ?? [])
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted && document.attribute($0, of: element)?.form != .id }.compactMap {
      name in filled(name, of: element).map { (name, $0) }
    }
  }

  /// Whether a definition says the same without an attribute.
  static func isImplied(_ name: String, _ value: String, of element: VocabularyElement) -> Bool {
    if value.isEmpty, case .choice? = document.attribute(name, of: element)?.form { return true }
    guard let meant = written[element.name]?.defaults[name] ?? impliedChoice(name, of: element) else { return false }
    if value == meant { return true }
    guard let one = Double(written: value), let other = Double(written: meant) else { return false }
    return one == other
  }

  /// The attributes that a definition has to state because a document means something else without them.
  static func stated(of element: VocabularyElement) -> [(name: String, value: String)] {
    guard let meant = written[element.name]?.defaults else { return [] }
    return meant.sorted { $0.key < $1.key }.compactMap { name, value in
      guard let other = element.defaults[name], other != value else { return nil }
      return (name, other)
    }
  }

  /// What a document has for an attribute without a default. Numbers of values, such as those of a frame, are written.
  private static func impliedChoice(_ name: String, of element: VocabularyElement) -> String? {
    let value = filled(name, of: element)
    return value.flatMap { Double(written: $0) } == nil ? value : nil
  }

  private static func isAlwaysWritten(_ name: String, in element: VocabularyElement) -> Bool {
    document.alwaysWritten(in: element).contains(name)
  }
}

extension Vocabulary {
  /// The key that a child has in an element where a stack definition leaves it out; nil for a child without one.
  func impliedKey(of child: VocabularyElement, in element: VocabularyElement) -> String? {
    if has(child, withKey: nil, in: element) { return nil }
    return lineage(of: element).lazy.flatMap(\.children).first { $0.name == child.name && !$0.keys.isEmpty }?.keys.first
  }
}

/// Completes values as Interface Builder writes them.
enum ValueForms {
  static func complete(_ element: MarkupElement) {
    switch element.name {
    case "fontDescription": completeFont(element)
    case "color": completeColor(element)
    default: break
    }
  }

  /// A font has a style, or a type or a name with its family, and a size.
  private static func completeFont(_ font: MarkupElement) {
    if font["style"] != nil {
      for name in ["type", "name", "family", "pointSize", "size", "weight"] { font.remove(name) }
      return
    }
    if let name = font["name"] {
      if font["family"] == nil { font.set("family", SystemFontName.family(ofPostScriptName: name)) }
      font.remove("type")
      font.remove("weight")
    } else if font["type"] == nil {
      font.set("type", "system")
    }
    if font["pointSize"] == nil, font["size"] == nil { font.set("pointSize", sizeWithoutOne) }
  }

  /// The size of a font description without one.
  private static let sizeWithoutOne = "13"

  private static func completeColor(_ color: MarkupElement) {
    if let constant = color["systemColor"].flatMap(SystemColors.constant(named:)) {
      color.remove("systemColor")
      for (name, value) in constant { color.set(name, value) }
    }
    guard ["red", "white", "cyan"].contains(where: { color[$0] != nil }) else { return }
    if color["alpha"] == nil { color.set("alpha", "1") }
    guard color["colorSpace"] == nil, color["cyan"] == nil else { return }
    color.set("colorSpace", "custom")
    color.set("customColorSpace", color["red"] == nil ? "genericGamma22GrayColorSpace" : "sRGB")
  }
}
