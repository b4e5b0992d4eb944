import Support

extension Escaped.StringInterpolation where Syntax == XMLMarkup {
  /// A number with at most two decimals, as exact as any screen is.
  mutating func appendInterpolation(number: Double) {
    guard number.isFinite, abs(number) < 1e9 else { return text.append(literal: "0") }
    let hundredths = Int((number * 100).rounded())
    if hundredths < 0 { text.append(literal: "-") }
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    text.append(whole)
    guard rest > 0 else { return }
    text.append(literal: rest < 10 ? ".0" : ".")
    text.append(rest % 10 == 0 ? rest / 10 : rest)
  }
}
