import Support

/// Numbers as C prints them with three significant digits.
enum ShortNumber {
  static func text(_ number: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    let count = withVaList([number]) { vsnprintf(&buffer, buffer.count, "%.3g", $0) }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
