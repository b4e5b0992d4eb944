/// Output in a syntax. Literals are written as they stand; every interpolated string is escaped.
///
///     let line: Escaped<LogLine> = "\(path): error: \(message)\n"
///
/// There is no other way to put a string into it, so that a name from a document cannot end a line, open a tag or start a
/// command of a build service. Bytes take a third of the time that strings take where hundreds of thousands of findings
/// are written.
package struct Escaped<Syntax: OutputSyntax>: Hashable, Sendable {
  package private(set) var bytes: [UInt8]

  package init() { bytes = [] }

  /// - Parameter capacity: The expected length, in bytes.
  package init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Text from outside, escaped.
  package init(text: String) {
    self.init()
    append(text)
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The output as a string, for tests and for measuring.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends text from outside, escaped.
  package mutating func append(_ text: String) { Syntax.append(text, to: &bytes) }

  /// Appends a part of the syntax itself.
  package mutating func append(literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ number: Int) {
    var text = String(number)
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Lets a syntax append what it has escaped itself.
  mutating func appendEscaped(_ append: (inout [UInt8]) -> Void) { append(&bytes) }

  /// The output without some bytes of syntax at its end.
  package func dropLast(_ count: Int) -> Escaped {
    var rest = Escaped()
    rest.bytes = bytes.dropLast(count)
    return rest
  }

  package static func += (left: inout Escaped, right: Escaped) { left.bytes.append(contentsOf: right.bytes) }

  package static func + (left: Escaped, right: Escaped) -> Escaped {
    var sum = left
    sum += right
    return sum
  }

  /// Spaces, to align what follows.
  package static func spaces(_ count: Int) -> Escaped { repeating(" ", max(0, count)) }

  package static func repeating(_ literal: StaticString, _ count: Int) -> Escaped {
    var text = Escaped()
    for _ in 0..<count { text.append(literal: literal) }
    return text
  }
}

extension Escaped: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    package var text: Escaped

    package init(literalCapacity: Int, interpolationCount: Int) {
      text = Escaped(capacity: literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) {
      text.appendEscaped { $0.append(contentsOf: literal.utf8) }
    }

    package mutating func appendInterpolation(_ value: String) { text.append(value) }

    package mutating func appendInterpolation(_ value: Substring) { text.append(String(value)) }

    package mutating func appendInterpolation(_ value: some BinaryInteger) {
      text.appendEscaped { $0.append(contentsOf: String(value).utf8) }
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) { text.append(value.description) }

    package mutating func appendInterpolation(_ value: Escaped) { text += value }
  }

  package init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

  package init(stringInterpolation interpolation: StringInterpolation) { self = interpolation.text }
}

extension Sequence {
  package func joined<Syntax>(separator: Escaped<Syntax> = "") -> Escaped<Syntax> where Element == Escaped<Syntax> {
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

/// Output in any syntax, for standard output, standard error and report files.
package struct OutputText: Sendable {
  package let bytes: [UInt8]

  package init() { bytes = [] }

  package init<Syntax>(_ text: Escaped<Syntax>) { bytes = text.bytes }

  /// A page that the program brings, such as the page of a rule. Nothing in it may come from documents, names or
  /// configurations.
  package init(page: String) { bytes = Array(page.utf8) }

  /// A file of a format that is no text, such as PNG.
  package init(file bytes: [UInt8]) { self.bytes = bytes }

  package var isEmpty: Bool { bytes.isEmpty }
}
