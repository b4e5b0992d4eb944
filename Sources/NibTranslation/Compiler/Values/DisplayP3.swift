/// Converts colors of the color space Display P3 to sRGB.
///
/// Components may lie outside of 0 to 1.
///
/// Evidence: 4 of 4 colors to a hundred thousandth, in nibs of coder version 10; all are nearly white.
enum DisplayP3 {
  /// From the primaries of DCI-P3 to those of sRGB, both with the white of D65.
  private static let matrix = [
    [1.2249401, -0.2249404, 0], [-0.0420569, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735],
  ]

  /// - Parameter channels: Red, green and blue.
  static func sRGB(_ channels: [Double]) -> [Double] {
    LinearRGB.encoded(channels.map { LinearRGB.decoded($0) }, by: matrix)
  }
}
