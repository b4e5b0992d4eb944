import Formats

/// Reads a constraint as an equation: `photo.width = name.height * 16:9 + 8 @750`.
///
/// An item's attribute follows its name and a dot; an attribute alone is one of the view that contains the line. Minus and
/// plus between two terms may touch them.
struct EquationReader {
  private var reader: LineReader

  init(_ line: ConstraintLine, _ names: ConstraintNames) { reader = LineReader(line, names) }

  private struct Side {
    let item: LinePart?
    let attribute: LinePart
  }

  private enum Term {
    case side(Side)
    case number(LinePart)
  }

  /// - Throws: ``LineError`` at the first place that is no part of an equation.
  mutating func equation() throws(LineError) -> WrittenEquation {
    if reader.sees("//") || reader.sees("#") { throw reader.error(Self.comment, 0..<reader.line.bytes.count) }
    if reader.line.bytes.contains(UInt8(ascii: "(")),
      let foreign = ForeignConstraint(reader.line.text(0..<reader.line.bytes.count))
    {
      throw LineError(
        message: "constraint as code makes it; \(foreign.advice)",
        range: reader.line.range(0..<reader.line.bytes.count),
        isAnswered: true)
    }
    guard case .side(let first) = try term() else {
      reader.move(to: 0)
      throw reader.error("equation that begins with a number; write the item first, as in photo.width = 100")
    }
    reader.skipSpace()
    guard let relation = try reader.relation(inFormat: false) else {
      throw reader.error("expected =, ≤ or ≥ after \(first.attribute.text)")
    }
    var equation = WrittenEquation(
      range: reader.line.range(0..<reader.line.bytes.count), firstItem: first.item, firstAttribute: first.attribute)
    if relation.value != "equal" {
      equation.relation = LinePart(text: relation.value, range: relation.part.range)
    }
    reader.skipSpace()
    try readRightSide(&equation)
    reader.skipSpace()
    if reader.take("@") {
      reader.skipSpace()
      equation.priority = try number()
      reader.skipSpace()
    }
    guard reader.isAtEnd else {
      if let slip = slip() { throw reader.error(slip, reader.place..<reader.line.bytes.count) }
      let signs = equation.secondAttribute == nil ? "@" : equation.constant == nil ? "+, -, *, / or @" : "@"
      throw reader.error("unexpected text; expected \(signs), or the end of the line")
    }
    return equation
  }

  /// What somebody meant who goes on in a way of another language; nil for others.
  private func slip() -> String? {
    let rest = reader.line.text(reader.place..<reader.line.bytes.count)
    if rest.hasBytePrefix(",") { return "comma; put a semicolon between two equations" }
    if rest.hasBytePrefix("//") || rest.hasBytePrefix("#") { return Self.comment }
    if rest.hasBytePrefix("%") { return "percentage; multiply by a fraction, as in superview.width * 0.5" }
    if rest.hasBytePrefix("("), let priority = Self.number(inBrackets: rest) {
      return "priority in brackets; write @\(priority)"
    }
    if let priority = ForeignNames.all.value(rest, of: "priority") {
      return "priority without its sign; write @\(priority)"
    }
    if ForeignNames.number("1" + rest) != nil { return "unit; write the number alone, which is in points" }
    if rest.hasBytePrefix("priority") { return "priority without its sign; write @750" }
    if rest.hasBytePrefix("*") || rest.hasBytePrefix("/") {
      return "calculation with numbers; write its result, or name it in <metrics>"
    }
    return nil
  }

  private static func number(inBrackets text: String) -> Substring? {
    let number = text.dropFirst().prefix { $0 != ")" }
    return Double(written: number) == nil ? nil : number
  }

  private static let comment = "comment; write <!-- … -->"

  private mutating func readRightSide(_ equation: inout WrittenEquation) throws(LineError) {
    let start = reader.place
    switch try term() {
    case .number(let number):
      reader.skipSpace()
      guard reader.take("*") else {
        if number.text.contains(where: { $0 == ":" || $0 == "/" }) {
          throw reader.error(
            "ratio without an item; multiply one by it, as in height * \(number.text)", start..<reader.place)
        }
        equation.constant = number
        return
      }
      equation.multiplier = number
      reader.skipSpace()
      let place = reader.place
      guard case .side(let second) = try term() else {
        throw reader.error(
          "calculation with numbers; write its result, or name it in <metrics>", place..<max(reader.place, place + 1))
      }
      (equation.secondItem, equation.secondAttribute) = (second.item, second.attribute)
    case .side(let second):
      (equation.secondItem, equation.secondAttribute) = (second.item, second.attribute)
      try readFactor(&equation)
    }
    reader.skipSpace()
    let sign = reader.place
    let isNegative = reader.sees("-")
    guard isNegative || reader.sees("+") else { return }
    reader.move(to: sign + 1)
    reader.skipSpace()
    let constant = try number()
    let value = isNegative ? Self.negated(constant.text) : constant.text
    equation.constant = LinePart(
      text: value, range: SourceRange(reader.line.range(sign..<sign + 1).lowerBound, constant.range.upperBound))
  }

  private mutating func readFactor(_ equation: inout WrittenEquation) throws(LineError) {
    reader.skipSpace()
    if reader.take("*") {
      reader.skipSpace()
      equation.multiplier = try number()
    } else if reader.take("/") {
      reader.skipSpace()
      let divisor = try number()
      equation.multiplier = LinePart(text: "1/\(divisor.text)", range: divisor.range)
    }
  }

  /// A number with the other sign.
  static func negated(_ number: String) -> String {
    number.utf8.first == UInt8(ascii: "-") ? String(number.dropFirst()) : "-\(number)"
  }

  /// A number, a ratio or the name of a metric.
  private mutating func number() throws(LineError) -> LinePart {
    let start = reader.place
    guard case .number(let number) = try term(isNumber: true) else {
      throw reader.error("expected a number or the name of a metric", start..<max(reader.place, start + 1))
    }
    return number
  }

  // MARK: - Terms

  private mutating func term(isNumber: Bool = false) throws(LineError) -> Term {
    let start = reader.place
    if let number = readNumber() { return .number(number) }
    guard let end = endOfName(from: start) else {
      throw reader.error(
        isNumber
          ? "expected a number or the name of a metric" : "expected an item and its attribute, such as photo.width")
    }
    reader.move(to: end)
    let name = reader.part(start..<end)
    if let value = reader.number(name.text) { return .number(reader.part(start..<end, meaning: value)) }
    if isNumber {
      guard let dot = name.text.utf8.lastIndex(of: UInt8(ascii: ".")),
        reader.isAttribute(String(name.text[dot...].dropFirst()))
      else {
        if let priority = ForeignNames.all.value(name.text, of: "priority") {
          throw reader.error("unknown metric \(name.text); write \(priority)", start..<end)
        }
        throw reader.unknownNumber(name)
      }
      throw reader.error("second item on the right; a constraint compares two items", start..<end)
    }
    if reader.isAttribute(name.text) { return .side(Side(item: nil, attribute: name)) }
    guard let dot = name.text.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      throw reader.error(unknownName(name.text), start..<end)
    }
    let place = start + name.text.utf8.distance(from: name.text.startIndex, to: dot)
    let attribute = reader.part(place + 1..<end)
    guard reader.isAttribute(attribute.text) else {
      let item = name.text[..<dot]
      if attribute.text.hasByteSuffix(",") {
        throw reader.error("comma; write one equation for each attribute", end - 1..<end)
      }
      if ["center", "edges"].contains(attribute.text) {
        throw reader.error(
          "\(attribute.text) is no attribute of layout; write \(attribute.text)=\"superview\" in the tag of \(item)",
          place + 1..<end)
      }
      if attribute.text == "size" {
        throw reader.error("size is no attribute of layout; write width and height, in two equations", place + 1..<end)
      }
      let foreign = ForeignNames.all.value(attribute.text, of: "firstAttribute").map { "write \($0)" }
      let hint = foreign ?? reader.nearestAttribute(to: attribute.text).map { "did you mean \($0)?" }
      throw reader.error(
        "\(attribute.text.isEmpty ? "missing" : "unknown") attribute \(attribute.text) of \(item); "
          + (hint ?? "expected one such as leading, top, width or centerX"), place..<end)
    }
    return .side(Side(item: reader.part(start..<place), attribute: attribute))
  }

  private func unknownName(_ name: String) -> String {
    let isLength = ForeignNames.all.words(for: name, of: "width") != nil || name == VocabularyAttribute.Form.fit
    if isLength { return "\(name) is no item; remove the line: without it the view is as long as its content" }
    if let attribute = reader.nearestAttribute(to: name) { return "unknown name \(name); did you mean \(attribute)?" }
    return "\(name) without an attribute; write one after a dot, as in \(name).width"
  }

  /// A number with its sign, and with another one after `:` or `/`.
  private mutating func readNumber() -> LinePart? {
    let start = reader.place
    guard readDecimal() else {
      reader.move(to: start)
      return nil
    }
    let end = reader.place
    if reader.take(":") || reader.take("/"), !readDecimal() { reader.move(to: end) }
    let part = reader.part(start..<reader.place)
    return part.text.hasBytePrefix("+") ? reader.part(start + 1..<reader.place) : part
  }

  private mutating func readDecimal() -> Bool {
    _ = reader.take("-") || reader.take("+")
    guard let next = reader.next, Self.isDigit(next) || next == UInt8(ascii: ".") else { return false }
    let digits = reader.take { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
    return digits.flatMap { Double(written: $0.text) } != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Where a name ends. It may have a minus sign, but not in the attribute after its last dot, nor as a metric.
  private func endOfName(from start: Int) -> Int? {
    let bytes = reader.line.bytes
    let isInName = { (byte: UInt8) in
      byte > UInt8(ascii: " ") && !Self.operators.contains(byte)
    }
    let end = bytes[start...].firstIndex { !isInName($0) } ?? bytes.count
    guard start < end else { return nil }
    var dot = bytes[start..<end].lastIndex(of: UInt8(ascii: "."))
    while let place = dot, place + 1 == end || Self.isDigit(bytes[place + 1]) {
      dot = bytes[start..<place].lastIndex(of: UInt8(ascii: "."))
    }
    let attribute = dot.map { $0 + 1 } ?? start
    return bytes[attribute..<end].firstIndex(of: UInt8(ascii: "-")).map { max($0, start + 1) } ?? end
  }

  private static let operators = Set("*/+@=<>".utf8)
}
