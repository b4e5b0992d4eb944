import NibDecoder

/// The value of a macOS control, and the values between which it lies.
package struct AppKitValueRange {
  /// The least value.
  let minimum: Double
  /// The greatest value.
  package let maximum: Double
  /// The value.
  let value: Double

  init(coder: NibCoder) {
    minimum = coder.double(forKey: "minValue")
    maximum = coder.double(forKey: "maxValue")
    value = coder.double(forKey: "doubleValue")
  }

  /// Which part of the range the value has reached, from 0 to 1.
  package var share: Double {
    maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
  }
}
