/// The last step of layout: exact edges become a frame on the device's pixels.
struct PixelGrid {
  let scale: Double

  /// Each edge is rounded half up on its own, in the superview's coordinates.
  func rounded(_ edge: Double) -> Double {
    // Values that are a half but for noise round like a half.
    ((edge * scale + 1e-6) + 0.5).rounded(.down) / scale
  }

  /// A frame from exact edges relative to the superview's top left corner.
  func frame(left: Double, top: Double, right: Double, bottom: Double) -> Rect {
    let (x, y) = (rounded(left), rounded(top))
    return Rect(x: x, y: y, width: max(0, rounded(right) - x), height: max(0, rounded(bottom) - y))
  }
}
