/// Layout margins by the direction of the language.
extension View {
  /// ``layoutMargins`` for the leading and trailing sides, in points; nil for the standard ones.
  ///
  /// The two are one setting in two forms, as in UIKit: reading turns left and right into leading and trailing by the
  /// direction that the view is laid out in.
  public var directionalLayoutMargins: DirectionalEdgeInsets? {
    get { layoutMargins.map { $0.directional(rightToLeft: isRightToLeft(in: layoutSettings)) } }
    set {
      layoutMargins = newValue.map {
        LayoutMargins(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
      }
    }
  }
}

extension View {
  /// The settings of the session that lays the view out; without one, the settings of views made in code.
  var layoutSettings: DocumentSettings { layoutHost?.settings ?? DocumentSettings(options: LayoutOptions()) }
}

extension LayoutMargins {
  fileprivate func directional(rightToLeft: Bool) -> DirectionalEdgeInsets {
    let isSwapped = rightToLeft && !isDirectional
    return DirectionalEdgeInsets(
      top: insets.top, leading: isSwapped ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isSwapped ? insets.left : insets.right)
  }
}
