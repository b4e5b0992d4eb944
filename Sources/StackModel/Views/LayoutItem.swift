public import NibDecoder

/// An item of a constraint: a view or a layout guide.
open class LayoutItem {
  /// The object id, nil if the document gives none.
  public let id: String?
  /// The start tag of the element it was decoded from, nil for items made in code.
  public let range: SourceRange?
  /// The element it was decoded from, nil for items made in code.
  package let element: ElementIndex?
  /// The item's place among the items of its document, in the order of the tree; negative for items made in code.
  var documentIndex: Int32 = -1
  private var storedReference: ItemReference?

  /// Creates the item of a coder's element, or an item made in code.
  init(decodedBy coder: NibCoder?) {
    id = coder?.decodeString(forKey: "id")
    range = coder?.range
    element = coder?.element
  }

  deinit { storedReference?.item = nil }

  /// How constraints and reports name the item.
  public var name: String { id ?? "item" }

  /// The item itself, or the view whose rectangle a guide is measured from.
  package var view: View? { nil }

  /// The item's own empty-when-gone reference, made when first asked for.
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let reference = ItemReference(self)
    storedReference = reference
    return reference
  }
}
