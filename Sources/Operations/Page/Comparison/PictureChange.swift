import StackModel

/// A change of a picture, of one view or of several that moved together.
struct PictureChange {
  /// What happened.
  enum Kind: String, CaseIterable {
    case added, removed, moved, changed
  }

  let kind: Kind
  /// What happened to what, in words.
  let text: String
  /// Why, if that is known.
  let cause: String?
  /// The place of a view among those of today; nil if all are gone.
  let view: Int?
  /// Where the outermost views were.
  let before: [Rect]
  /// Where they are.
  let after: [Rect]
  /// How much of the picture it changes, from 0 to 1.
  let share: Double
  /// Whether people see it.
  var isSeen: Bool
}
