/// Where lines are placed between the sides of their frame: `textAlignment` of labels, `contentHorizontalAlignment` of
/// buttons.
public enum TextAlignment: String, CaseIterable, Sendable {
  case left, center, right
  /// Lines are stretched to both sides, except for the last of a paragraph.
  case justified
  /// Where lines begin in the user's language.
  case natural
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
  /// On both sides, for the content of a button.
  case fill

  /// The sides beside which a text that is shorter than its frame leaves room.
  package func emptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool) {
    switch self {
    case .left: (false, true)
    case .right: (true, false)
    case .center: (true, true)
    case .natural, .leading: (isRightToLeft, !isRightToLeft)
    case .trailing: (!isRightToLeft, isRightToLeft)
    case .justified, .fill: (false, false)
    }
  }
}
