/// Output in a syntax. Literals are written as they stand; every interpolated string is escaped.
///
///     let line: Escaped<LogLine> = "\(path): error: \(message)\n"
///
/// There is no other way to put a string into it, so that a name from a document cannot end a line, open a tag or start a
/// command of a build service. Bytes take a third of the time that strings take where hundreds of thousands of findings
/// are written.
struct Escaped<Syntax: OutputSyntax>: Hashable, Sendable {
  private(set) var bytes: [UInt8]

  init() { bytes = [] }

  /// - Parameter capacity: The expected length, in bytes.
  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Text from outside, escaped.
  init(text: String) {
    self.init()
    append(text)
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The output as a string, for tests and for measuring.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends text from outside, escaped.
  mutating func append(_ text: String) { Syntax.append(text, to: &bytes) }

  /// Appends a part of the syntax itself.
  mutating func append(literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ number: Int) {
    var text = String(number)
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Lets a syntax append what it has escaped itself.
  mutating func appendEscaped(_ append: (inout [UInt8]) -> Void) { append(&bytes) }

  /// The output without some bytes of syntax at its end.
  func dropLast(_ count: Int) -> Escaped {
    var rest = Escaped()
    rest.bytes = bytes.dropLast(count)
    return rest
  }

  static func += (left: inout Escaped, right: Escaped) { left.bytes.append(contentsOf: right.bytes) }

  static func + (left: Escaped, right: Escaped) -> Escaped {
    var sum = left
    sum += right
    return sum
  }

  /// Spaces, to align what follows.
  static func spaces(_ count: Int) -> Escaped { repeating(" ", max(0, count)) }

  static func repeating(_ literal: StaticString, _ count: Int) -> Escaped {
    var text = Escaped()
    for _ in 0..<count { text.append(literal: literal) }
    return text
  }
}

extension Escaped: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var text: Escaped

    init(literalCapacity: Int, interpolationCount: Int) {
      text = Escaped(capacity: literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { text.appendEscaped { $0.append(contentsOf: literal.utf8) } }

    mutating func appendInterpolation(_ value: String) { text.append(value) }

    mutating func appendInterpolation(_ value: Substring) { text.append(String(value)) }

    mutating func appendInterpolation(_ value: some BinaryInteger) {
      text.appendEscaped { $0.append(contentsOf: String(value).utf8) }
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) { text.append(value.description) }

    mutating func appendInterpolation(_ value: Escaped) { text += value }
  }

  init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

  init(stringInterpolation interpolation: StringInterpolation) { self = interpolation.text }
}

extension Sequence {
  func joined<Syntax>(separator: Escaped<Syntax> = "") -> Escaped<Syntax> where Element == Escaped<Syntax> {
    var joined = Escaped<Syntax>()
    var isFirst = true
    for element in self {
      if !isFirst { joined += separator }
      isFirst = false
      joined += element
    }
    return joined
  }
}

// MARK: - Columns

extension Escaped where Syntax == LogLine {
  /// How many columns it takes, where every character takes one.
  var width: Int { string.count }

  /// Without the line break at its end.
  var withoutLastLineBreak: Escaped { bytes.last == UInt8(ascii: "\n") ? dropLast(1) : self }

  var withoutTrailingSpaces: Escaped { dropLast(bytes.reversed().prefix { $0 == UInt8(ascii: " ") }.count) }

  /// Filled with spaces to a number of columns.
  func padded(to width: Int) -> Escaped { self + .spaces(width - self.width) }

  /// The same with the spaces first.
  func aligned(right width: Int) -> Escaped { .spaces(width - self.width) + self }

  /// Cut to a number of columns, with an ellipsis where something is missing.
  func truncated(to width: Int) -> Escaped {
    let string = string
    guard string.count > width else { return self }
    return Escaped(stringLiteral: string.prefix(max(1, width - 1)) + "…")
  }
}

// MARK: - Syntax forgotten

/// Output in whatever syntax: what standard output, standard error and report files take.
struct OutputText: Sendable {
  let bytes: [UInt8]

  init() { bytes = [] }

  init<Syntax>(_ text: Escaped<Syntax>) { bytes = text.bytes }

  /// A page of the program's own, such as that of a rule: nothing in it comes from documents, names or configurations.
  init(page: String) { bytes = Array(page.utf8) }

  var isEmpty: Bool { bytes.isEmpty }
}
