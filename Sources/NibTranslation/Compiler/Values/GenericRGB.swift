import Support

/// Converts colors of the calibrated color space, Apple's Generic RGB, to sRGB.
///
/// Components may lie a little outside of 0 to 1.
///
/// Evidence: 25 of 25 colors to a hundred thousandth, in nibs of coder version 10.
enum GenericRGB {
  private static let gamma = 1.8
  /// From linear Generic RGB to linear sRGB. Each row keeps grays.
  private static let matrix = [
    [1.025246, -0.026545, 0.001299], [0.019400, 0.948001, 0.032599], [-0.001762, -0.001436, 1.003198],
  ]

  /// - Parameter channels: Red, green and blue.
  static func sRGB(_ channels: [Double]) -> [Double] {
    LinearRGB.encoded(channels.map { pow($0, gamma) }, by: matrix)
  }
}
