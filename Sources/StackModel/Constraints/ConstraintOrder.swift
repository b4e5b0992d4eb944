/// Where a constraint stands among all others: a number that only depends on the view tree, so that ties are settled
/// alike in a session that was edited and in one made anew.
///
/// First comes the view that the constraint is made for or by, its holder, in the order of the tree; then the section
/// of the holder's constraints; then what of the holder it is about.
struct ConstraintOrder {
  /// Labels of views go up to here.
  static let labelLimit = 1 << 28

  /// The number of the holder in its session.
  var holder: Int
  var section: Int
  /// The number of an arranged view, or a place in the section.
  var item: Int
  var itemIsView: Bool
  var isSecond = false

  /// The edges of a canvas, before everything else.
  static func canvas(_ place: Int) -> Self {
    Self(holder: -1, section: 0, item: place, itemIsView: false)
  }

  /// Constraints that a view holds, in the order of their activation.
  static func declared(by holder: Int, sequence: Int) -> Self {
    Self(holder: holder, section: 0, item: sequence, itemIsView: false)
  }

  /// A constraint in a role of an arranged view.
  static func of(_ role: ConstraintRole, item: Int, holder: Int) -> Self {
    Self(holder: holder, section: role.section, item: item, itemIsView: true, isSecond: role.isSecond)
  }

  /// A constraint in a role that its holder has once.
  static func of(_ role: ConstraintRole, holder: Int) -> Self {
    Self(holder: holder, section: role.section, item: role.rawValue, itemIsView: false)
  }

  /// A constraint of a macOS stack, in the order in which it makes them.
  static func listed(_ place: Int, holder: Int) -> Self {
    Self(holder: holder, section: 14, item: place, itemIsView: false)
  }

  /// The number, from the labels that views have.
  func number(_ label: (Int) -> Int) -> Int {
    let place = itemIsView ? label(item) : item
    return (holder < 0 ? 0 : label(holder)) << 33 | section << 29 | place << 1 | (isSecond ? 1 : 0)
  }
}
