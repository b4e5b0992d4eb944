import Formats

/// A line of the text in `<constraints>`, with the place of each byte in the document. A semicolon ends one, too.
///
/// The signs `≤`, `≥`, `×` and `−` count as `<=`, `>=`, `*` and `-`.
struct ConstraintLine {
  /// What the line says, in UTF-8, without white space at its ends.
  let bytes: [UInt8]
  /// Where each byte begins in the document, and where the last one ends.
  private let offsets: [Int]

  private init(bytes: [UInt8], offsets: [Int]) { (self.bytes, self.offsets) = (bytes, offsets) }

  /// A line that no document has.
  init(_ text: String) {
    let written = text.replacing("≤", with: "<=").replacing("≥", with: ">=").utf8
    self.init(bytes: Array(written), offsets: Array(0...written.count))
  }

  /// The bytes of a part of the line in the document.
  func range(_ part: Range<Int>) -> SourceRange { SourceRange(offsets[part.lowerBound], offsets[part.upperBound]) }

  /// A part of the line.
  func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }

  /// The lines of an element's text, without empty ones.
  static func lines(in element: ElementIndex, of tree: XMLTree) -> [ConstraintLine] {
    var text = Text()
    for node in tree.nodes(in: element) {
      switch node.kind {
      case .text: text.append(tree.source.bytes, node.range)
      case .cdataSection:
        // Without `<![CDATA[` and `]]>`.
        let range = SourceRange(node.range.lowerBound + 9, node.range.upperBound - 3)
        text.append(tree.source.bytes, range, isLiteral: true)
      case .element: text.endLine(at: node.range.lowerBound)
      default: break
      }
    }
    return text.lines
  }

  /// Text whose references are replaced.
  private struct Text {
    private var bytes: [UInt8] = []
    private var offsets: [Int] = []
    private var end = 0

    mutating func endLine(at offset: Int) { append(CollectionOfOne(UInt8(ascii: "\n")), at: offset, through: offset) }

    mutating func append(_ source: [UInt8], _ range: SourceRange, isLiteral: Bool = false) {
      let bytes = source[range.lowerBound..<range.upperBound]
      var offset = range.lowerBound
      while offset < range.upperBound {
        let start = offset
        if !isLiteral, bytes[start] == UInt8(ascii: "&"),
          let (character, end) = CharacterReference.character(bytes, at: start)
        {
          offset = end
          let text = Array(String(Character(character)).utf8)
          append(Self.signs.first { $0.sign == text }?.ascii ?? text, at: start, through: offset)
        } else if bytes[start] > 0x7F,
          let (sign, ascii) = Self.signs.first(where: { bytes[start...].starts(with: $0.sign) })
        {
          offset += sign.count
          append(ascii, at: start, through: offset)
        } else {
          offset += 1
          append(CollectionOfOne(bytes[start]), at: start, through: offset)
        }
      }
    }

    private static let signs: [(sign: [UInt8], ascii: [UInt8])] = [("≤", "<="), ("≥", ">="), ("×", "*"), ("−", "-")].map
    {
      (Array($0.0.utf8), Array($0.1.utf8))
    }

    private static let ends = Set("\n\r;".utf8)

    private mutating func append(_ replacement: some Collection<UInt8>, at offset: Int, through end: Int) {
      bytes += replacement
      offsets += repeatElement(offset, count: replacement.count)
      self.end = end
    }

    var lines: [ConstraintLine] {
      bytes.indices.split { Self.ends.contains(bytes[$0]) }.compactMap { line in
        let isBlank = { (place: Int) in bytes[place] <= UInt8(ascii: " ") }
        guard let first = line.first(where: { !isBlank($0) }), let last = line.last(where: { !isBlank($0) }) else {
          return nil
        }
        let after = last + 1 < offsets.count ? offsets[last + 1] : end
        // Of a replaced sign the bytes have one place.
        let limit = after > offsets[last] ? after : offsets[last] + 1
        return ConstraintLine(bytes: Array(bytes[first...last]), offsets: Array(offsets[first...last]) + [limit])
      }
    }
  }
}

/// A part of a line, with its place in the document.
struct LinePart {
  let text: String
  let range: SourceRange
}

/// What a line of `<constraints>` says of one constraint.
struct WrittenEquation {
  /// Where it stands, in the order of the document.
  let range: SourceRange
  /// Nil means the view that contains the line.
  var firstItem: LinePart?
  var firstAttribute: LinePart
  var relation: LinePart?
  /// Nil means the constant alone, or with an attribute the view that contains the line.
  var secondItem: LinePart?
  var secondAttribute: LinePart?
  var multiplier: LinePart?
  var constant: LinePart?
  var priority: LinePart?
  /// A flag for the standard distance, as Interface Builder marks it.
  var symbolic: LinePart?

  /// The element that says the same.
  var element: ImpliedElement {
    let parts = [
      ("firstItem", firstItem), ("firstAttribute", firstAttribute), ("relation", relation), ("secondItem", secondItem),
      ("secondAttribute", secondAttribute), ("multiplier", multiplier), ("constant", constant), ("priority", priority),
      ("symbolic", symbolic),
    ]
    return ImpliedElement(
      "constraint", parts.compactMap { name, part in part.map { .init(name, $0.text, $0.range) } }, range)
  }
}

/// What is wrong with a line of `<constraints>`, at its place.
struct LineError: Error {
  let message: String
  let range: SourceRange
  /// Whether the message says what to write instead of the line.
  var isAnswered = false
}

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
