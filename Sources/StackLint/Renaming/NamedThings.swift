package import Formats
import NibDecoder
import Support

extension XMLTree {
  /// What the value of an attribute names; nil for values that are no names, and for ids.
  package func kindOfName(inAttribute attribute: Int, of element: ElementIndex) -> RenameKind? {
    switch (name(of: element), name(ofAttribute: attribute)) {
    case (_, "customClass"): .class
    case ("outlet", "property"), ("outletCollection", "property"): .outlet
    case ("action", "selector"), ("segue", "unwindAction"), ("segue", "destinationCreationSelector"): .action
    case ("segue", "identifier"): .segueIdentifier
    case (_, "reuseIdentifier"): .reuseIdentifier
    case (_, "storyboardIdentifier"), (_, "referencedIdentifier"): .storyboardIdentifier
    case (_, "restorationIdentifier"): .restorationIdentifier
    case ("viewControllerPlaceholder", "storyboardName"):
      self[element, "bundleIdentifier"] == nil ? .storyboard : nil
    case (let name, "identifier") where Self.items.contains(name) && isForMac: .reuseIdentifier
    case ("namedColor", "name"): .color
    case ("color", "name"): self[element, "catalog"] == nil ? .color : nil
    case ("image", "name"): isSystemImage(element) ? nil : .image
    default: kindByForm(attribute, of: element)
    }
  }

  private func kindByForm(_ attribute: Int, of element: ElementIndex) -> RenameKind? {
    let form = form(ofAttribute: attribute, of: element)
    if form == .className { return .class }
    if isDefinition, form == .color { return .color }
    let isImage = name(ofAttribute: attribute).hasByteSuffix("mage") && form != .flag
    return isImage && !isSystemImage(element) ? .image : nil
  }

  private func isSystemImage(_ element: ElementIndex) -> Bool { self[element, "catalog"] == "system" }

  private var isForMac: Bool { self[root, "type"]?.contains(".Cocoa.") ?? false }

  /// Elements of macOS whose identifier views are made by.
  private static let items: Set = [
    "tableCellView", "tableColumn", "customView", "view", "tableRowView", "collectionViewItem",
  ]

  /// The object that has what a connection names: the outlet or the action.
  ///
  /// - Parameter objects: The elements by their ids.
  package func owner(ofConnection element: ElementIndex, among objects: [String: ElementIndex]) -> ElementIndex? {
    guard name(of: element) == "action" else { return parent(of: element).flatMap { parent(of: $0) } }
    return (self[element, "destination"] ?? self[element, "target"]).flatMap { objects[$0] }
  }
}

extension RenamePlan {
  /// The attributes of a document that name something of the kind.
  func names(_ name: String, in tree: XMLTree) -> [(element: ElementIndex, attribute: Int)] {
    tree.indices.flatMap { element in
      tree.attributePositions(of: element).filter {
        tree.value(ofAttribute: $0) == name && tree.kindOfName(inAttribute: $0, of: element) == rename.kind
      }.map { (element, $0) }
    }
  }
}
