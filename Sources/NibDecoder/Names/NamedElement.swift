import Formats

/// An element of a document, for the names of objects.
struct NamedElement {
  let shared: SharedTree
  let index: ElementIndex

  var tree: XMLTree { shared.tree }

  var name: String { tree.name(of: index) }

  /// An attribute's value.
  subscript(attribute: String) -> String? { tree[index, attribute] }

  /// An attribute that is there and not empty.
  func written(_ attribute: String) -> String? { self[attribute].flatMap { $0.isEmpty ? nil : $0 } }

  /// The characters right inside of the element.
  var content: String { tree.text(of: index) }

  /// The element that holds this one.
  var parent: NamedElement? { tree.parent(of: index).map(element) }

  /// The elements right inside of it, in document order.
  var children: some Sequence<NamedElement> {
    tree.children(of: index).lazy.map(element)
  }

  /// Another element of the document.
  func element(_ index: ElementIndex) -> NamedElement { NamedElement(shared: shared, index: index) }

  /// The child that holds a keyed value.
  func child(forKey key: String) -> NamedElement? { children.first { $0["key"] == key } }

  /// The first child with a name.
  func child(named name: String) -> NamedElement? { children.first { $0.name == name } }
}

extension NamedElement {
  /// The kind of the object as Interface Builder's library calls it, in lower case.
  func kind(in vocabulary: Vocabulary) -> String {
    switch name {
    case "placeholder":
      switch self["placeholderIdentifier"] {
      case "IBFilesOwner": "File's Owner"
      case "IBFirstResponder": "First Responder"
      default: "placeholder"
      }
    case "viewLayoutGuide": self["key"].map(ObjectKind.words) ?? "layout guide"
    case "viewControllerLayoutGuide":
      (self["type"].map { ObjectKind.words(of: $0) + " " } ?? "") + "layout guide"
    default: ObjectKind.name(ofElement: name, in: vocabulary)
    }
  }

  /// The accessibility label, or else the accessibility identifier, which may be runtime attributes.
  var accessibilityName: String? {
    let accessibility = child(named: "accessibility")
    let attributes = child(named: "userDefinedRuntimeAttributes")
    func runtimeAttribute(_ keyPath: String) -> String? {
      attributes?.children.first { $0["keyPath"] == keyPath }.flatMap {
        $0["value"] ?? $0.child(forKey: "value")?["value"]
      }
    }
    return accessibility?["label"] ?? runtimeAttribute("accessibilityLabel")
      ?? accessibility?["identifier"] ?? runtimeAttribute("accessibilityIdentifier")
  }
}
