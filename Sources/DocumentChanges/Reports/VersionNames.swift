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

/// What Interface Builder calls the elements of a document and their attributes.
struct ElementNames {
  private let tree: XMLTree
  private let vocabulary: Vocabulary

  init(_ tree: XMLTree) {
    (self.tree, vocabulary) = (tree, .forDocuments(ofType: tree[tree.root, "type"]))
  }

  /// The name of an attribute of an element, or of the child that it has under a key: `line break` for `lineBreakMode`.
  func name(of attribute: String, in element: ElementIndex) -> String {
    let known = vocabulary[tree.name(of: element)]
    return known.flatMap { vocabulary.inspectorName(of: attribute, in: $0) }
      ?? ObjectName.kind(ofElement: attribute, in: nil)
  }

  /// The kind of objects that an element stands for.
  func kind(ofElement name: String) -> String { ObjectName.kind(ofElement: name, in: vocabulary) }

  /// Whether the value of an attribute is a text that people read.
  func isText(_ attribute: String, in element: ElementIndex) -> Bool {
    if attribute == "userLabel" { return true }
    let known = vocabulary[tree.name(of: element)]
    return known.flatMap { vocabulary.attribute(attribute, of: $0) }?.form == .text
  }
}

/// Values beside each other, each on one line and cut so that one sees how they differ.
struct ValueExcerpts {
  /// In quotes; `none` for a value that is not there.
  let texts: [String]

  init(_ values: [String?]) {
    let outlines = values.map { $0?.outlineText }
    let written = values.compactMap(\.self)
    let isCut = zip(values, outlines).contains { value, outline in value != nil && outline?.last == "…" }
    let start = isCut && Set(outlines.compactMap(\.self)).count < Set(written).count ? Self.difference(of: written) : 0
    texts = values.map { value in
      guard let value else { return "none" }
      let rest = String(value.unicodeScalars.dropFirst(start))
      return "\"\(start > 0 ? "…" : "")\(rest.outlineText ?? "")\""
    }
  }

  /// Where values begin to differ, with some characters before.
  private static func difference(of values: [String]) -> Int {
    let scalars = values.map { Array($0.unicodeScalars) }
    let shortest = scalars.map(\.count).min() ?? 0
    let first = (0..<shortest).first { index in scalars.contains { $0[index] != scalars[0][index] } } ?? shortest
    return max(0, first - context)
  }

  private static let context = 12
}
