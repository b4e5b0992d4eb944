/// What a session knows of a view.
struct ViewEntry {
  let view: View
  var changes: ViewChanges = []
  /// What was answered last: nil before the first layout.
  var layout: ViewLayout?
  /// How far its edges were open then.
  var openness = EdgeOpenness()
  /// How far it moved because it may stand anywhere.
  var shift = SIMD2<Double>.zero
  /// Whether the view's size follows from the layout itself.
  var isDependent = false

  /// The baselines that constraints were measured from: nil where none were, an inner nil for a view without any.
  var baselines: BaselineOffsets??

  init(_ view: View) { self.view = view }
}

/// What is different about a view since the last layout.
struct ViewChanges: OptionSet {
  let rawValue: UInt8
  /// The view is new: none of its constraints are there.
  static let isNew = Self(rawValue: 1)
  /// Its frame, its fixed size, or its content's size and priorities.
  static let size = Self(rawValue: 2)
  /// What its stack says about it.
  static let slot = Self(rawValue: 4)
  /// What it says itself as a stack, about no view in particular.
  static let stack = Self(rawValue: 8)
  /// What it says as a stack about all views.
  static let allSlots = Self(rawValue: 16)
  /// The distances between its views.
  static let spacings = Self(rawValue: 32)
  /// How its views share the axis.
  static let shares = Self(rawValue: 64)
  /// Its frame was set.
  static let frame = Self(rawValue: 128)
}

/// What a view or guide was attached to before a session that only looks.
struct DisplacedItem {
  let item: LayoutItem
  let session: LayoutSession?
  let index: Int
  let variableBase: Int32
  var constraintRows: [Int32] = []
  /// What an NSStackView had no room for.
  var detachedPriority = 0.0
}
