/// Formats the numbers of frames with at most two decimals and without trailing zeros.
package enum FrameText {
  package static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    if whole % 100 == 0 { return "\(whole / 100)" }
    let sign = whole < 0 ? "-" : ""
    let fraction = abs(whole) % 100
    let digits = fraction % 10 == 0 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
    return "\(sign)\(abs(whole) / 100).\(digits)"
  }
}
