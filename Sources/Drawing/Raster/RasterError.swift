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
