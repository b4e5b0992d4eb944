public import NibDecoder

/// What a constraint can name: a view or a layout guide.
open class LayoutItem {
  /// The object id, nil where the document gives none.
  public let id: String?
  /// The element it was made from, nil for guides that layout adds.
  public let range: SourceRange?
  /// Where the item's variables start while its piece is laid out.
  var variableBase: Int?

  init(id: String?, range: SourceRange?) {
    self.id = id
    self.range = range
  }

  /// How constraints and reports name the item.
  open var name: String { id ?? "item" }
}

extension LayoutItem {
  /// The item itself, or the view whose rectangle a guide is measured from.
  var view: View? { self as? View ?? (self as? LayoutGuide)?.owner }
}
