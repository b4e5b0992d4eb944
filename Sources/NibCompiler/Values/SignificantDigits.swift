/// Writes numbers with three significant digits, as C's `%.3g` does for those of colors.
enum SignificantDigits {
  static func text(of number: Double) -> String {
    guard number != 0, number.isFinite else { return "0" }
    var scale = 1.0
    while abs(number) * scale < 100, scale < 1e12 { scale *= 10 }
    while abs(number) * scale >= 1000 { scale /= 10 }
    let rounded = (number * scale).rounded(.toNearestOrEven) / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
