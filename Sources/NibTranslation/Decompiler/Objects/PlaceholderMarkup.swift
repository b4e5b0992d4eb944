/// The objects that stand for others at the top of a xib.
enum PlaceholderMarkup {
  static let ownerID = "-1"
  static let firstResponderID = "-2"

  static var owner: MarkupElement {
    MarkupElement(
      "placeholder", [("placeholderIdentifier", "IBFilesOwner"), ("id", ownerID), ("userLabel", "File's Owner")])
  }

  static var firstResponder: MarkupElement {
    MarkupElement(
      "placeholder",
      [("placeholderIdentifier", "IBFirstResponder"), ("id", firstResponderID), ("customClass", "UIResponder")])
  }
}
