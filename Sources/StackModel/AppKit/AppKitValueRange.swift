import NibDecoder

/// The value of a macOS control, and the values between which it lies.
package struct AppKitValueRange {
  /// The least value.
  package let minimum: Double
  /// The greatest value.
  package let maximum: Double
  /// The value.
  package let value: Double

  /// - Parameter standardMaximum: The greatest value where none is written.
  init(coder: NibCoder, standardMaximum: Double) {
    minimum = coder.decodeDouble(forKey: "minValue") ?? 0
    maximum = coder.decodeDouble(forKey: "maxValue") ?? standardMaximum
    value = coder.decodeDouble(forKey: "doubleValue") ?? 0
  }

  /// Which part of the range the value has reached, from 0 to 1.
  package var share: Double {
    maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
  }
}
