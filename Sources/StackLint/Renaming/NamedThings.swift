package import Formats
import NibDecoder
import Support

extension RenameKind {
  /// What the value of an attribute names; nil where nothing but its form can say it.
  ///
  /// - Parameters:
  ///   - isForMac: Whether the document is of macOS.
  ///   - others: The attributes of the same element.
  package init?(attribute: String, of element: String, isForMac: Bool, among others: (String) -> String?) {
    switch (element, attribute) {
    case (_, "customClass"): self = .class
    case ("outlet", "property"), ("outletCollection", "property"): self = .outlet
    case ("action", "selector"), ("segue", "unwindAction"), ("segue", "destinationCreationSelector"): self = .action
    case ("segue", "identifier"): self = .segueIdentifier
    case (_, "reuseIdentifier"): self = .reuseIdentifier
    case (_, "storyboardIdentifier"), (_, "referencedIdentifier"): self = .storyboardIdentifier
    case (_, "restorationIdentifier"): self = .restorationIdentifier
    case ("viewControllerPlaceholder", "storyboardName") where others("bundleIdentifier") == nil: self = .storyboard
    case (let name, "identifier") where Self.items.contains(name) && isForMac: self = .reuseIdentifier
    case ("namedColor", "name"): self = .color
    case ("color", "name") where others("catalog") == nil: self = .color
    case ("image", "name") where others("catalog") != "system": self = .image
    default: return nil
    }
  }

  /// Elements of macOS whose identifier views are made by.
  private static let items: Set = [
    "tableCellView", "tableColumn", "customView", "view", "tableRowView", "collectionViewItem",
  ]
}

extension XMLTree {
  /// What the value of an attribute names; nil for values that are no names, and for ids.
  package func kindOfName(inAttribute attribute: Int, of element: ElementIndex) -> RenameKind? {
    RenameKind(
      attribute: name(ofAttribute: attribute), of: name(of: element), isForMac: isForMac, among: { self[element, $0] })
      ?? kindByForm(attribute, of: element)
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
