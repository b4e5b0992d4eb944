/// The size of a picture in pixels.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// The size of the picture itself, which may end within a pixel.
  let exactWidth: Double
  let exactHeight: Double

  /// The longest side that cairo draws.
  static let longestSide = 32_767
  /// 400 MB while the picture is drawn.
  static let largestArea = 100_000_000

  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - scale: The pixels of a point.
  package init(width: Double, height: Double, scale: Double) throws(RasterError) {
    (exactWidth, exactHeight) = (width * scale, height * scale)
    let (wide, high) = (exactWidth.rounded(), exactHeight.rounded())
    guard wide <= Double(Self.longestSide), high <= Double(Self.longestSide), wide * high <= Double(Self.largestArea)
    else { throw .tooLarge(width: wide, height: high) }
    // A frame may be as far below zero as its document likes.
    self.width = Int(max(1, wide))
    self.height = Int(max(1, high))
  }
}
