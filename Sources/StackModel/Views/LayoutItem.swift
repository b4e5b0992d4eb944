public import NibDecoder

/// What a constraint can name: a view or a layout guide.
open class LayoutItem {
  /// The object id, nil where the document gives none.
  public let id: String?
  /// The element it was made from, nil for items made in code.
  public let range: SourceRange?
  /// The item's place among the items of its document, in the order of the tree; negative for items made in code.
  var documentIndex: Int32 = -1
  private var storedReference: ItemReference?

  init(id: String?, range: SourceRange?) {
    self.id = id
    self.range = range
  }

  deinit { storedReference?.item = nil }

  /// How constraints and reports name the item.
  open var name: String { id ?? "item" }

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
