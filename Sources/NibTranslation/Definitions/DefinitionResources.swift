import Formats
import NibDecoder
import StackModel

/// What a document lists at its end: the images and colors that its objects name, as a definition lists them, or as they
/// are known.
struct DefinitionResources {
  /// Those that the definition lists, by their kinds and names.
  private var listed: [Resource: MarkupElement] = [:]

  private struct Resource: Hashable {
    let kind: String
    let name: String
  }

  /// - Parameter resources: The list of the definition.
  init(_ resources: MarkupElement?) {
    for resource in resources?.children ?? [] {
      guard let name = resource["name"] else { continue }
      listed[Resource(kind: resource.name, name: name)] = resource
    }
  }

  /// The resources that elements name, and those that the definition lists.
  func elements(for roots: [MarkupElement]) -> [MarkupElement] {
    var found = listed
    var open = roots
    while let element = open.popLast() {
      open += element.children
      for resource in Self.resources(of: element) where found[resource] == nil {
        found[resource] = Self.element(resource, element)
      }
    }
    return found.sorted { ($0.key.kind, $0.key.name) < ($1.key.kind, $1.key.name) }.map(\.value)
  }

  private static func resources(of element: MarkupElement) -> [Resource] {
    if element.name == "color" {
      if let name = element["systemColor"] { return [Resource(kind: "systemColor", name: name)] }
      guard let name = element["name"], element["colorSpace"] != "catalog" else { return [] }
      return [Resource(kind: "namedColor", name: name)]
    }
    guard let known = DefinitionDefaults.document[element.name] else { return [] }
    return element.attributes.filter {
      DefinitionDefaults.document.attribute($0.name, of: known)?.form == .resource && !$0.value.isEmpty
    }.map { Resource(kind: "image", name: $0.value) }
  }

  /// An entry for what a definition does not list.
  private static func element(_ resource: Resource, _ user: MarkupElement) -> MarkupElement {
    let entry = MarkupElement(resource.kind, [("name", resource.name)])
    switch resource.kind {
    case "image":
      if user["catalog"] == "system" {
        entry.set("catalog", "system")
        entry.set("width", symbolSide)
        entry.set("height", symbolSide)
      } else {
        // Xcode writes the size that the asset has when it saves the document.
        entry.set("width", "0.0")
        entry.set("height", "0.0")
      }
    case "systemColor": entry.append(MarkupElement("color", SystemColors.resource(named: resource.name) ?? black))
    default: entry.append(MarkupElement("color", black))
    }
    return entry
  }

  /// The longer side of symbols.
  private static let symbolSide = "128"

  private static let black = [
    (name: "red", value: "0.0"), (name: "green", value: "0.0"), (name: "blue", value: "0.0"),
    (name: "alpha", value: "1"),
    (name: "colorSpace", value: "custom"), (name: "customColorSpace", value: "sRGB"),
  ]

  /// Whether an entry is the one that a document gets for what no definition lists.
  static func isMade(_ entry: MarkupElement) -> Bool {
    guard let name = entry["name"] else { return false }
    switch entry.name {
    case "systemColor": return true
    case "image" where entry["catalog"] != "system": return entry["width"].flatMap({ Double(written: $0) }) == 0
    case "image": return entry["width"] == symbolSide && entry["height"] == symbolSide
    case "namedColor":
      let color = element(Resource(kind: entry.name, name: name), entry).children[0]
      return entry.children.first.map { one in color.attributes.allSatisfy { one[$0.name] == $0.value } } ?? false
    default: return false
    }
  }
}
