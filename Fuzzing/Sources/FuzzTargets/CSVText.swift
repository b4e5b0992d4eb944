/// Text that has to be a table as RFC 4180 has it: all rows as long as the first one.
enum CSVText {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let counts = fieldCounts(bytes)
    let first = counts.first ?? 0
    try Violation.unless(
      counts.allSatisfy { $0 == first },
      "rows of \(Set(counts).sorted()) fields: \(String(decoding: bytes, as: UTF8.self))")
  }

  private static func fieldCounts(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var (count, isQuoted) = (1, false)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: count += 1
      case UInt8(ascii: "\n") where !isQuoted:
        counts.append(count)
        count = 1
      default: continue
      }
    }
    return counts
  }
}
