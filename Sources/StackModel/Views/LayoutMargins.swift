public import NibDecoder

/// Margins of a view that are not the standard ones, in points.
public struct LayoutMargins: Hashable, Sendable {
  /// The distances; leading and trailing stand in `left` and `right` as in a left-to-right language.
  public let insets: EdgeInsets
  /// Whether left and right follow the language.
  public let isDirectional: Bool
  /// Where they are written; nil for margins set in code.
  public let range: SourceRange?

  /// Margins for the left and right side, whatever the language.
  public init(_ insets: EdgeInsets) {
    self.init(insets, isDirectional: false)
  }

  /// Margins for the leading and trailing side.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.init(EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing), isDirectional: true)
  }

  private init(_ insets: EdgeInsets, isDirectional: Bool) {
    self.insets = insets
    self.isDirectional = isDirectional
    range = nil
  }

  init?(coder: NibCoder) {
    if let margins = coder.coder(forKey: "directionalLayoutMargins") {
      self.init(margins, left: "leading", right: "trailing", isDirectional: true)
    } else if let margins = coder.coder(forKey: "layoutMargins") {
      self.init(margins, left: "left", right: "right", isDirectional: false)
    } else {
      return nil
    }
  }

  private init(_ coder: NibCoder, left: String, right: String, isDirectional: Bool) {
    insets = EdgeInsets(
      top: coder.length(forKey: "top"), left: coder.length(forKey: left),
      bottom: coder.length(forKey: "bottom"), right: coder.length(forKey: right))
    self.isDirectional = isDirectional
    range = coder.range
  }

  /// The insets as they lie on the screen.
  func resolved(rightToLeft: Bool) -> EdgeInsets {
    guard isDirectional, rightToLeft else { return insets }
    return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}

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
