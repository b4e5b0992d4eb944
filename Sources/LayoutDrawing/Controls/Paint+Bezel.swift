import FontMetrics
import StackModel

extension Paint {
  /// The face of a control.
  static let bezel = Paint(
    Color.Components(white: 1), dark: Color.Components(white: 1, alpha: 0.22))
}

extension Stroke {
  /// The outline of a control.
  static let bezelLine = Stroke(
    Paint(Color.Components(white: 0, alpha: 0.18), dark: Color.Components(white: 0, alpha: 0.4)))

  /// The outline of a text field.
  static let fieldLine = Stroke(
    Paint(Color.Components(white: 0, alpha: 0.25), dark: Color.Components(white: 1, alpha: 0.25)))
}
