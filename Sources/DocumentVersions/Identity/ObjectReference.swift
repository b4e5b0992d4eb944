/// Attributes that refer to objects by their ids.
package enum ObjectReference {
  /// Whether an attribute refers to the object whose id is its value.
  package static func isReference(_ attribute: String, _ value: String) -> Bool {
    if names.contains(attribute) { return true }
    return attribute != "id" && attribute != "sceneID" && isGenerated(value)
  }

  /// Whether an id is one that Interface Builder made, such as `abc-12-xyz`. Other words may stand in any attribute.
  private static func isGenerated(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    guard bytes.count == 10, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-") else { return false }
    return bytes.enumerated().allSatisfy { $0.offset == 3 || $0.offset == 6 || $0.element.isLetterOrDigit }
  }

  private static let names: Set<String> = [
    "destination", "firstItem", "secondItem", "target", "reference", "initialViewController", "tableViewCell",
    "headerView", "initialItem", "selectedItem", "initialFirstResponder", "relatedTo", "menu", "sourceItem",
    "destinationItem", "horizontalScroller", "verticalScroller", "contentLayoutGuide", "frameLayoutGuide", "owner",
    "tableView", "searchBar",
  ]
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
