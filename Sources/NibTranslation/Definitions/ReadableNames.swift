import NibDecoder
import StackModel
import Support

/// Names the objects of a definition by what people know of them, in place of the ids that Interface Builder made. Those that
/// nothing in the definition names need no id.
///
/// An object has the name of the outlet that leads to it, its label in Xcode, or what it shows and its kind, such as
/// `signInButton`.
struct ReadableNames {
  private let referenced: Set<String>
  /// The names of outlets, by what they lead to.
  private var outlets: [String: String] = [:]
  private var taken: Set<String>
  private var names: [String: String] = [:]
  /// The numbers that names ended in last.
  private var counts: [String: Int] = [:]

  /// - Parameter root: The definition's root, whose constraints are elements.
  static func rename(_ root: MarkupElement) {
    var names = ReadableNames(root)
    names.addNames(of: root)
    names.rename(root)
  }

  private init(_ root: MarkupElement) {
    referenced = root.referencedIDs
    taken = Set(LayoutGuide.Kind.written.map(\.rawValue) + [GuideName.superview])
    taken.formUnion(Vocabulary.stackDefinition.choices(of: "firstAttribute", in: "constraint"))
    addOutlets(of: root)
  }

  private mutating func addOutlets(of element: MarkupElement) {
    if let id = element["id"], !ObjectID.isMade(id) { taken.insert(id) }
    if element.name == "outlet", let destination = element["destination"], outlets[destination] == nil {
      outlets[destination] = element["property"]
    }
    for child in element.children { addOutlets(of: child) }
  }

  private mutating func addNames(of element: MarkupElement) {
    if let id = element["id"], ObjectID.isMade(id), referenced.contains(id), names[id] == nil {
      names[id] = unique(name(of: element, id))
    }
    for child in element.children { addNames(of: child) }
  }

  private func rename(_ element: MarkupElement) {
    if let id = element["id"], ObjectID.isMade(id) {
      if let name = names[id] { element.set("id", name) } else { element.remove("id") }
    }
    for attribute in element.references {
      guard let id = element[attribute] else { continue }
      if let name = names[id] {
        element.set(attribute, name)
      } else if let guide = GuideName(id), let name = guide.owner.flatMap({ names[$0] }) {
        element.set(attribute, "\(name).\(guide.kind.rawValue)")
      }
    }
    for child in element.children { rename(child) }
  }

  private mutating func unique(_ name: String) -> String {
    var (candidate, number) = (name, counts[name] ?? 1)
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name)\(number)"
    }
    counts[name] = number
    return candidate
  }

  // MARK: - Names

  private func name(of element: MarkupElement, _ id: String) -> String {
    for name in [outlets[id], element["userLabel"]] {
      if let name = name.flatMap({ Self.name(Self.words($0)) }) { return name }
    }
    if element["key"] == "contentView" { return "content" }
    let kind = Self.kinds[element.name] ?? element.name
    for attribute in ["title", "text", "placeholder", "image"] {
      guard let text = element[attribute] else { continue }
      let words = Self.words(text).prefix(Self.mostWords)
      if words.joined().lowercased() == kind.lowercased() { break }
      if let name = Self.name(words + [Self.capitalized(kind)]) { return name }
    }
    return element.name
  }

  private static let mostWords = 3

  /// What names of objects end in where it is not the name of the element.
  private static let kinds = ["textField": "field", "imageView": "image"]

  /// The words of a text that names may have; none for one in other letters.
  private static func words(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }), text.utf8.count <= 60 else { return [] }
    return text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// A name in camel case; nil without a letter at its start.
  private static func name(_ words: [String]) -> String? {
    guard let first = words.first, first.utf8.first.map({ $0 > UInt8(ascii: "9") }) == true else { return nil }
    let isAcronym = first.count > 1 && first.allSatisfy(\.isUppercase)
    let start = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let name = start + words.dropFirst().map(capitalized).joined()
    return name.utf8.count <= longest ? name : nil
  }

  private static let longest = 60

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
