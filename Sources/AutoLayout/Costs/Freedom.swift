/// The directions in which a value can move.
struct Freedom: OptionSet {
  let rawValue: UInt8

  static let rising = Freedom(rawValue: 1)
  static let falling = Freedom(rawValue: 2)
  static let both: Freedom = [.rising, .falling]

  /// Within a range, from a value in it.
  init(_ value: Double, from low: Double, to high: Double) {
    let tolerance = Tolerance.freedom * max(1, abs(value) * 1e-3)
    self = []
    if value < high - tolerance { insert(.rising) }
    if value > low + tolerance { insert(.falling) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The same in terms of a value that is `coefficient` times this one.
  func scaled(by coefficient: Double) -> Freedom {
    coefficient > 0 || self == .both || isEmpty ? self : self == .rising ? .falling : .rising
  }
}
