import StackModel

extension LayoutAttribute {
  /// What follows the language and is the same from left to right; nil for what is no left or right side.
  var directional: String? {
    switch self {
    case .left: "leading"
    case .right: "trailing"
    case .leftMargin: "leadingMargin"
    case .rightMargin: "trailingMargin"
    default: nil
    }
  }
}
