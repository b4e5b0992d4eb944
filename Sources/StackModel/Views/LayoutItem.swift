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

/// The attributes that constraints in code start from.
extension LayoutItem {
  /// The left edge.
  public var layoutLeft: LayoutAnchor { LayoutAnchor(self, .left) }
  /// The right edge.
  public var layoutRight: LayoutAnchor { LayoutAnchor(self, .right) }
  /// The top edge.
  public var layoutTop: LayoutAnchor { LayoutAnchor(self, .top) }
  /// The bottom edge.
  public var layoutBottom: LayoutAnchor { LayoutAnchor(self, .bottom) }
  /// The edge where the language's lines begin.
  public var layoutLeading: LayoutAnchor { LayoutAnchor(self, .leading) }
  /// The edge where the language's lines end.
  public var layoutTrailing: LayoutAnchor { LayoutAnchor(self, .trailing) }
  /// The width.
  public var layoutWidth: LayoutAnchor { LayoutAnchor(self, .width) }
  /// The height.
  public var layoutHeight: LayoutAnchor { LayoutAnchor(self, .height) }
  /// The middle between left and right.
  public var layoutCenterX: LayoutAnchor { LayoutAnchor(self, .centerX) }
  /// The middle between top and bottom.
  public var layoutCenterY: LayoutAnchor { LayoutAnchor(self, .centerY) }
  /// The first line's baseline; the top edge without text.
  public var layoutFirstBaseline: LayoutAnchor { LayoutAnchor(self, .firstBaseline) }
  /// The last line's baseline; the bottom edge without text.
  public var layoutLastBaseline: LayoutAnchor { LayoutAnchor(self, .lastBaseline) }
  /// The left edge, inwards by the margin.
  public var layoutLeftMargin: LayoutAnchor { LayoutAnchor(self, .leftMargin) }
  /// The right edge, inwards by the margin.
  public var layoutRightMargin: LayoutAnchor { LayoutAnchor(self, .rightMargin) }
  /// The top edge, inwards by the margin.
  public var layoutTopMargin: LayoutAnchor { LayoutAnchor(self, .topMargin) }
  /// The bottom edge, inwards by the margin.
  public var layoutBottomMargin: LayoutAnchor { LayoutAnchor(self, .bottomMargin) }
  /// The leading edge, inwards by the margin.
  public var layoutLeadingMargin: LayoutAnchor { LayoutAnchor(self, .leadingMargin) }
  /// The trailing edge, inwards by the margin.
  public var layoutTrailingMargin: LayoutAnchor { LayoutAnchor(self, .trailingMargin) }
  /// The middle between the left and right margins.
  public var layoutCenterXWithinMargins: LayoutAnchor { LayoutAnchor(self, .centerXWithinMargins) }
  /// The middle between the top and bottom margins.
  public var layoutCenterYWithinMargins: LayoutAnchor { LayoutAnchor(self, .centerYWithinMargins) }
}

/// Refers to an item without keeping it alive, and is empty after the item is gone.
///
/// Swift's `weak` does the same, but after the first weak reference every retain of the object takes the slow path.
final class ItemReference {
  /// Safe, because the item itself empties it before it goes.
  unowned(unsafe) var item: LayoutItem?

  init(_ item: LayoutItem) { self.item = item }
}
