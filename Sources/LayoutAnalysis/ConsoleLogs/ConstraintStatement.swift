import StackModel

/// What a line of a log says about views: the two sides of a constraint and what is between them.
struct ConstraintStatement {
  /// A view or guide, and what tells it from others in its block.
  struct Item {
    let item: LoggedItem
    let key: String

    init(_ item: LoggedItem, key: String? = nil) {
      (self.item, self.key) = (item, key ?? item.address ?? item.reference)
    }
  }

  struct Side {
    let item: Item
    let attribute: LayoutAttribute
  }

  var first: Side
  var relation: Relation = .equal
  var second: Side?
  var multiplier: Double = 1
  var constant: Double = 0
  var priority: Double = 1000
  /// What the visual format shows as `|`.
  var superview: Item?
}
