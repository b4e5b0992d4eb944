/// Where a text stands between the sides of its frame: `textAlignment` of labels, `contentHorizontalAlignment` of buttons.
enum TextAlignment: String {
  case left, center, right, justified, natural, leading, trailing, fill

  /// The sides beside which a text that is shorter than its frame leaves room.
  func emptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool) {
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
