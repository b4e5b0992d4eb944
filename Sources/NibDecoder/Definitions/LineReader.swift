import Formats

/// Reads a line of `<constraints>` from left to right.
struct LineReader {
  let line: ConstraintLine
  private(set) var place = 0
  private let names: ConstraintNames

  init(_ line: ConstraintLine, _ names: ConstraintNames) { (self.line, self.names) = (line, names) }

  /// The next byte; nil at the end.
  var next: UInt8? { place < line.bytes.count ? line.bytes[place] : nil }

  var isAtEnd: Bool { next == nil }

  /// Whether the line goes on with some text.
  func sees(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { line.bytes[place...].starts(with: $0) }
  }

  /// Reads some text if the line goes on with it.
  mutating func take(_ text: StaticString) -> Bool {
    guard sees(text) else { return false }
    place += text.utf8CodeUnitCount
    return true
  }

  mutating func skipSpace() { _ = take { $0 <= UInt8(ascii: " ") } }

  /// Reads the bytes that are wanted; nil if the next one is not.
  mutating func take(_ isWanted: (UInt8) -> Bool) -> LinePart? {
    let start = place
    while let byte = next, isWanted(byte) { place += 1 }
    return start < place ? part(start..<place) : nil
  }

  func part(_ range: Range<Int>) -> LinePart { LinePart(text: line.text(range), range: line.range(range)) }

  /// A part with a meaning other than its text.
  func part(_ range: Range<Int>, meaning text: String) -> LinePart { LinePart(text: text, range: line.range(range)) }

  mutating func move(to place: Int) { self.place = place }

  /// The error at the place that is read next.
  func error(_ message: String) -> LineError {
    let end = line.bytes.count
    return LineError(message: message, range: line.range(min(place, end - 1)..<min(place + 1, end)))
  }

  func error(_ message: String, _ range: Range<Int>) -> LineError {
    LineError(message: message, range: line.range(range))
  }

  /// The relation that is read next; nil for none. A lone `=` is one in equations only.
  mutating func relation(inFormat: Bool) throws(LineError) -> (value: String, part: LinePart)? {
    let start = place
    guard let sign = take({ $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) else {
      return nil
    }
    switch sign.text {
    case "==": return ("equal", sign)
    case "=" where !inFormat: return ("equal", sign)
    case "<=": return ("lessThanOrEqual", sign)
    case ">=": return ("greaterThanOrEqual", sign)
    default:
      let all = inFormat ? "==, ≤ or ≥" : "=, ≤ or ≥"
      throw error("unknown relation \(sign.text); write \(all)", start..<place)
    }
  }

  /// The number that a part is, by itself or as the name of a metric; nil for others.
  func number(_ text: String) -> String? {
    if Double(written: text) != nil { return text }
    return names.metric(text)
  }

  /// What somebody may have meant who wrote a name that is no metric.
  func unknownNumber(_ part: LinePart) -> LineError {
    guard XMLName.isValid(part.text) else {
      let number = ForeignNames.number(part.text).map { "; write \($0)" } ?? ""
      return LineError(
        message: "expected a number or the name of a metric, not \(part.text)\(number)", range: part.range)
    }
    let nearest = nearestName(to: part.text, among: names.metricNames).map { "did you mean \($0)?" }
    return LineError(
      message: "unknown metric \(part.text); \(nearest ?? "add it: <metrics \(part.text)=\"…\"/>")", range: part.range)
  }

  /// Whether layout has an attribute of a name.
  func isAttribute(_ name: String) -> Bool { names.attributes.contains(name) }

  /// The attribute of layout that is nearest to a name.
  func nearestAttribute(to name: String) -> String? { nearestName(to: name, among: names.attributes) }
}

/// The names that lines of a view may have.
struct ConstraintNames {
  /// The attributes of layout.
  let attributes: [String]
  private let metrics: Metrics
  private let view: ElementIndex

  /// - Parameters:
  ///   - attributes: The attributes of layout.
  ///   - view: The view that contains the lines.
  init(attributes: [String], metrics: Metrics, view: ElementIndex) {
    (self.attributes, self.metrics, self.view) = (attributes, metrics, view)
  }

  /// The number that a metric stands for; nil if there is none of the name.
  func metric(_ name: String) -> String? { metrics.value(of: name, at: view) }

  /// The metrics that hold in the view.
  var metricNames: [String] { metrics.names(at: view) }
}
