/// The position of a constraint among all others. The number depends only on the view tree, so ties are decided in the
/// same way in an edited session and in a new one.
///
/// Constraints are sorted by their holder, the view that they are created for, in the order of the tree; then by the
/// section of the holder's constraints; then by the part of the holder that they are about.
struct ConstraintOrder {
  /// The greatest label of a view.
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
