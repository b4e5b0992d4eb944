import Support

/// The transfer function of sRGB, between stored components and linear light.
enum LinearRGB {
  /// Linear components of another color space as components of sRGB.
  static func encoded(_ channels: [Double], by matrix: [[Double]]) -> [Double] {
    matrix.map { row in encoded(zip(row, channels).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  static func decoded(_ value: Double) -> Double {
    if value < 0 { return -decoded(-value) }
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    if value < 0 { return -encoded(-value) }
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
