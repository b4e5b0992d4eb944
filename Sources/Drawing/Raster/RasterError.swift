/// Why a picture cannot be written as PNG.
package enum RasterError: Error, Hashable, CustomStringConvertible {
  /// The program was built without librsvg.
  case unsupported
  /// The picture is larger than any that is drawn.
  case tooLarge(width: Double, height: Double)
  /// What librsvg or cairo says.
  case failed(String)

  package var description: String {
    switch self {
    case .unsupported: PNGImage.unsupported
    case .tooLarge(let width, let height):
      """
      \(Self.count(width)) × \(Self.count(height)) pixels are too many; a PNG has at most \(PixelSize.longestSide) on \
      a side and \(PixelSize.largestArea / 1_000_000) million in all; draw it at a smaller \
      scale
      """
    case .failed(let reason): "cannot be drawn: \(reason)"
    }
  }

  private static func count(_ value: Double) -> String { abs(value) < 1e9 ? "\(Int(value))" : "over a billion" }
}

/// The size of a picture in pixels.
package struct PixelSize: Hashable, Sendable {
  let width: Int
  let height: Int
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
