import StackModel

extension Paint {
  /// The face of a control.
  static let bezel = Paint(
    Color.Components(white: 1), dark: Color.Components(white: 1, alpha: 0.22))

  /// Glass of iOS 26, through which what is behind it is seen.
  static let glass = Paint(
    Color.Components(white: 1, alpha: 0.7), dark: Color.Components(white: 0.2, alpha: 0.7))

  /// The edge of glass.
  static let glassLine = Paint(
    Color.Components(white: 0, alpha: 0.15), dark: Color.Components(white: 1, alpha: 0.2))
}

extension Stroke {
  /// The outline of a control.
  static let bezelLine = Stroke(
    Paint(Color.Components(white: 0, alpha: 0.18), dark: Color.Components(white: 0, alpha: 0.4)))

  /// The outline of a text field.
  static let fieldLine = Stroke(
    Paint(Color.Components(white: 0, alpha: 0.25), dark: Color.Components(white: 1, alpha: 0.25)))
}
