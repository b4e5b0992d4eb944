import StackModel

extension LayoutAttribute {
  /// The counterpart that follows the language and is the same from left to right; nil if the attribute is neither left nor right.
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
