/// Tells layout not only how large contents are, but also the lengths that Interface Builder's canvas gives views without
/// content.
package protocol CanvasSizing: ContentSizing {
  /// The length of a view without content along an axis, in points.
  ///
  /// - Parameter length: what ibstack takes the canvas to show.
  func canvasLength(_ length: Double, of view: View, _ axis: Axis) -> Double
}
