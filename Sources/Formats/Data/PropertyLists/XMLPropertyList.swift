/// A property list in XML.
package struct XMLPropertyList {
  /// Without the document type, in whose place are spaces.
  package let tree: XMLTree
  /// The element of the outermost value; nil for XML that is no property list.
  let top: ElementIndex?

  /// How many arrays and dictionaries may hold each other.
  private static let depthLimit = 128

  /// - Throws: Where the bytes are no XML.
  package init(_ bytes: [UInt8], path: String) throws(UnreadableDocument) {
    tree = try XMLTree(Self.withoutDocumentType(bytes), path: path)
    let isList = tree.name(of: tree.root) == "plist"
    top = isList ? tree.children(of: tree.root).first { _ in true } : nil
  }

  /// The name of a document type says nothing that the elements do not say. Spaces keep all positions.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.prefix(1024).firstIndex(of: "<!DOCTYPE".utf8),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      !bytes[start..<end].contains(UInt8(ascii: "["))
    else { return bytes }
    var text = bytes
    for place in start...end where text[place] != UInt8(ascii: "\n") {
      text[place] = UInt8(ascii: " ")
    }
    return text
  }

  /// The whole list, numbers and dates as text; nil for XML that is no property list.
  var propertyList: PropertyList? { top.map { value(of: $0, depth: 0) } }

  private func value(of element: ElementIndex, depth: Int) -> PropertyList {
    guard depth < Self.depthLimit else { return .string("") }
    switch tree.name(of: element) {
    case "dict":
      let pairs = entries(of: element).map { ($0.key, value(of: $0.value, depth: depth + 1)) }
      return .dictionary(Dictionary(pairs) { $1 })
    case "array": return .array(tree.children(of: element).map { value(of: $0, depth: depth + 1) })
    case "true": return .string("YES")
    case "false": return .string("NO")
    default: return .string(tree.text(of: element))
    }
  }

  /// The keys of a dictionary with the elements of their values.
  private func entries(of dictionary: ElementIndex) -> [(key: String, value: ElementIndex)] {
    var (entries, key): ([(String, ElementIndex)], String?) = ([], nil)
    for element in tree.children(of: dictionary) {
      if tree.name(of: element) == "key" {
        key = tree.text(of: element)
      } else if let name = key {
        entries.append((name, element))
        key = nil
      }
    }
    return entries
  }
}

extension XMLPropertyList {
  /// Where values stand, by their paths.
  func places(of paths: PropertyListPaths) -> [PropertyListPaths.Path: Range<Int>] {
    var found: [PropertyListPaths.Path: Range<Int>] = [:]
    var open = top.map { [($0, paths)] } ?? []
    while let (element, paths) = open.popLast() {
      if let path = paths.path {
        let range = tree.contentRange(of: element)
        found[path] = range.lowerBound..<range.upperBound
      }
      switch tree.name(of: element) {
      case "dict":
        for entry in entries(of: element) { if let inner = paths[entry.key] { open.append((entry.value, inner)) } }
      case "array":
        for (position, child) in tree.children(of: element).enumerated() {
          if let inner = paths["\(position)"] { open.append((child, inner)) }
        }
      default: break
      }
    }
    return found
  }
}
