package import Formats
import NibDecoder

/// The names of the objects of one version, as people know them.
package struct VersionNames {
  package let version: DocumentVersion
  private var names: ObjectNames
  private let elements: [String: ElementIndex]

  package init(_ version: DocumentVersion) {
    self.version = version
    names = ObjectNames(version.tree)
    elements = version.objectsByID
  }

  /// The element with an id; nil without any.
  package func element(withID id: String) -> ElementIndex? { elements[id] }

  /// The nearest object around an element, and its scene.
  mutating func place(of element: ElementIndex) -> ObjectNames.Place { names.place(of: element) }

  /// `label "Name" (abc-12-xyz)`.
  package mutating func long(_ element: ElementIndex) -> String { place(of: element).longName }

  /// `label "Name"`.
  mutating func short(_ element: ElementIndex) -> String { place(of: element).shortName }

  /// The same for the object with an id; the id itself without any.
  mutating func short(withID id: String) -> String {
    guard let element = elements[id] else { return id.outlineText ?? "" }
    return short(element)
  }
}

extension ObjectNames.Place {
  /// `label "Name"`, `LoginController`.
  var shortName: String {
    guard let object else { return scene.flatMap(\.outlineText).map { "scene \($0)" } ?? "document" }
    if let label = object.label { return "\(object.kind) \"\(label)\"" }
    return object.customClass?.outlineText ?? object.kind
  }

  /// `label "Name" (abc-12-xyz)`.
  var longName: String {
    guard let object else { return shortName }
    let name = object.label == nil && object.customClass != nil ? "\(object.kind) \(shortName)" : shortName
    return object.id.map { "\(name) (\($0.outlineText ?? ""))" } ?? name
  }
}
