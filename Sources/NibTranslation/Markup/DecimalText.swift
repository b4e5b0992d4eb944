/// Numbers as documents write them.
enum DecimalText {
  /// The shortest text that reads as the number; whole numbers without a fraction. Numbers that no document has become 0.
  static func text(of number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "0" }
    return number == number.rounded() ? String(Int(number)) : plain("\(number)", number)
  }

  /// A number that was stored with the precision of a float.
  static func text(of number: Float) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return text(of: Double(number)) }
    return number == number.rounded() ? String(Int(number)) : plain("\(number)", Double(number))
  }

  /// Without an exponent, which documents do not have.
  private static func plain(_ text: String, _ number: Double) -> String {
    guard text.contains("e") else { return text }
    let scaled = (abs(number) * 1e12).rounded()
    guard scaled > 0, scaled < 9e18 else { return "0" }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, 13 - digits.count)) + digits
    var fraction = Substring(padded.suffix(12))
    while fraction.last == "0" { fraction.removeLast() }
    return (number < 0 ? "-" : "") + padded.dropLast(12) + "." + fraction
  }
}
