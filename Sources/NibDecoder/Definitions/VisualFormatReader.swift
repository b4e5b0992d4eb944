import Formats

/// Reads a line in Apple's visual format language, with metrics, and with options after the format:
/// `H:|-gutter-[photo(>=50)]-[name]-| alignAllTop`.
///
/// Evidence: "Visual Format Language" in Apple's Auto Layout Guide, and `NSLayoutConstraint.FormatOptions`.
struct VisualFormatReader {
  private var reader: LineReader
  private var isHorizontal = true
  private var options = FormatOptions()
  /// Whether all that stands after the format are options.
  private var hasOptions = false
  private var found: [WrittenEquation] = []

  init(_ line: ConstraintLine, _ names: ConstraintNames) { reader = LineReader(line, names) }

  /// Whether a line is in the visual format language.
  static func mayRead(_ line: ConstraintLine) -> Bool {
    guard let first = line.bytes.first, !isStart(first) else { return true }
    guard line.bytes.count > 1 else { return false }
    if line.bytes.starts(with: "HV:".utf8) || line.bytes.starts(with: "VH:".utf8) { return true }
    let isOrientation = first == UInt8(ascii: "H") || first == UInt8(ascii: "V")
    return line.bytes[1] == UInt8(ascii: ":") || isOrientation && isStart(line.bytes[1])
  }

  /// Whether a format begins with a byte, after its orientation.
  private static func isStart(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "|") }

  private enum Part {
    case superview(LinePart)
    case view(LinePart)
  }

  /// A number, a relation and a priority.
  private struct Predicate {
    var relation: LinePart?
    /// A number; nil for another view's length.
    var constant: LinePart?
    var view: LinePart?
    var priority: LinePart?
    /// A flag for the standard distance.
    var symbolic: LinePart?

    func complete(_ equation: inout WrittenEquation) {
      (equation.relation, equation.constant, equation.priority) = (relation, constant, priority)
      equation.symbolic = symbolic
    }
  }

  private enum Connection {
    case none
    case standard(LinePart)
    case predicates([Predicate])
  }

  /// - Throws: ``LineError`` at the first place that is no part of a format.
  mutating func equations() throws(LineError) -> [WrittenEquation] {
    try readOptions()
    try readOrientation()
    var views: [LinePart] = []
    var last = try part(after: nil)
    if case .view(let view) = last {
      views.append(view)
      try readThickness(of: view)
    }
    while !isAtEndOfFormat {
      let start = reader.place
      let connection = try connection()
      let next = try part(after: last)
      try checkNeighbors(last, next)
      connect(last, connection, next, reader.line.range(start..<reader.place))
      last = next
      guard case .view(let view) = next else {
        guard isAtEndOfFormat else { throw reader.error("text after |; it ends the format") }
        break
      }
      views.append(view)
      try readThickness(of: view)
    }
    guard reader.isAtEnd || hasOptions else {
      reader.skipSpace()
      throw reader.error(
        "second format on a line; put a semicolon between the two", reader.place..<reader.line.bytes.count)
    }
    try align(views)
    return found
  }

  private var isAtEndOfFormat: Bool { reader.isAtEnd || reader.sees(" ") || reader.sees("\t") }

  // MARK: - Parts

  private mutating func readOrientation() throws(LineError) {
    if reader.sees("HV:") || reader.sees("VH:") {
      throw reader.error("two orientations; write one line with H: and one with V:", 0..<3)
    }
    for (name, isHorizontal) in [("H", true), ("V", false)] as [(StaticString, Bool)] where reader.take(name) {
      self.isHorizontal = isHorizontal
      guard reader.take(":") else { throw reader.error("expected : after \(name)") }
      return
    }
    guard let first = reader.next, !Self.isStart(first) else { return }
    throw reader.error(
      "unknown orientation; write \(reader.sees("v") ? "V:" : "H:")", 0..<min(2, reader.line.bytes.count))
  }

  /// - Parameter last: The part before; nil for the first one.
  private mutating func part(after last: Part?) throws(LineError) -> Part {
    let start = reader.place
    guard reader.take("|") else { return .view(try view()) }
    if case .superview = last { throw reader.error("expected a view between | and |", start..<start + 1) }
    if last == nil, isAtEndOfFormat {
      throw reader.error("expected a view after |, as in |-[photo]", start..<start + 1)
    }
    return .superview(reader.part(start..<start + 1, meaning: "superview"))
  }

  /// `[name`, up to the predicates or the bracket.
  private mutating func view() throws(LineError) -> LinePart {
    guard reader.take("[") else {
      if let name = nakedName {
        throw reader.error("view without brackets; write [\(reader.line.text(name))]", name)
      }
      let space = isAtEndOfFormat && !reader.isAtEnd ? "; a format has no spaces" : ""
      throw reader.error("expected a view, as in [photo], or |\(space)")
    }
    guard let name = reader.take({ !Self.delimiters.contains($0) }) else {
      throw reader.error("expected the id of a view after [")
    }
    if name.text.hasBytePrefix(" ") || name.text.hasByteSuffix(" ") {
      throw LineError(message: "space in a format; remove it", range: name.range)
    }
    return name
  }

  /// Where a name stands that is read next.
  private var nakedName: Range<Int>? {
    let rest = reader.line.bytes[reader.place...]
    let end = rest.firstIndex { Self.delimiters.contains($0) || Self.separators.contains($0) } ?? rest.endIndex
    let name = reader.place..<end
    return XMLName.isValid(reader.line.text(name)) ? name : nil
  }

  private static let delimiters = Set("[]()|,".utf8)
  private static let separators = Set("- ;".utf8)

  /// The predicates and the bracket after a view's name.
  private mutating func readThickness(of view: LinePart) throws(LineError) {
    if reader.sees("(") {
      for predicate in try predicates(ofView: true) {
        let length = LinePart(text: isHorizontal ? "width" : "height", range: view.range)
        let range = predicate.constant?.range ?? predicate.view?.range ?? view.range
        var equation = WrittenEquation(range: range, firstItem: view, firstAttribute: length)
        predicate.complete(&equation)
        if let other = predicate.view {
          (equation.secondItem, equation.secondAttribute) = (other, LinePart(text: length.text, range: other.range))
        }
        found.append(equation)
      }
    }
    guard reader.take("]") else { throw reader.error("expected ] after \(view.text)") }
  }

  private mutating func connection() throws(LineError) -> Connection {
    let start = reader.place
    guard reader.take("-") else { return .none }
    let dash = reader.part(start..<reader.place)
    if reader.sees("[") || reader.sees("|") { return .standard(dash) }
    guard !isAtEndOfFormat else {
      throw reader.error(
        reader.isAtEnd ? "expected a view or | after -" : "space in a format; remove it")
    }
    let predicates: [Predicate]
    if reader.sees("(") {
      predicates = try self.predicates(ofView: false)
    } else {
      let isInNumber = { (byte: UInt8) in !Self.delimiters.contains(byte) && byte != UInt8(ascii: "-") }
      guard let number = reader.take(isInNumber) else {
        throw reader.error("expected a number, the name of a metric or ( after -; a negative one is in parentheses")
      }
      guard let value = reader.number(number.text) else { throw unknown(number) }
      predicates = [Predicate(constant: LinePart(text: value, range: number.range))]
    }
    guard reader.take("-") else { throw reader.error("expected - after the distance") }
    return .predicates(predicates)
  }

  private func unknown(_ number: LinePart) -> LineError {
    for sign in [">=", "<=", "=="] where number.text.hasBytePrefix(sign) {
      return LineError(message: "relation without parentheses; write (\(number.text))", range: number.range)
    }
    return reader.unknownNumber(number)
  }

  /// `(>=50@750,<=other)`.
  private mutating func predicates(ofView isLength: Bool) throws(LineError) -> [Predicate] {
    guard reader.take("(") else { return [] }
    var found: [Predicate] = []
    repeat { found.append(try predicate(ofView: isLength)) } while reader.take(",")
    guard reader.take(")") else {
      throw reader.error(isAtEndOfFormat && !reader.isAtEnd ? "space in a format; remove it" : "expected , or )")
    }
    return found
  }

  private mutating func predicate(ofView isLength: Bool) throws(LineError) -> Predicate {
    var predicate = Predicate()
    if let (value, sign) = try reader.relation(inFormat: true), value != "equal" {
      predicate.relation = LinePart(text: value, range: sign.range)
    }
    let isInName = { (byte: UInt8) in !Self.delimiters.contains(byte) && byte != UInt8(ascii: "@") }
    guard let object = reader.take(isInName) else {
      throw reader.error("expected a number\(isLength ? ", a view" : "") or the name of a metric")
    }
    if let value = reader.number(object.text) {
      predicate.constant = LinePart(text: value, range: object.range)
    } else if isLength, !Self.isForeignLength(object.text) {
      predicate.view = object
    } else {
      throw reader.unknownNumber(object)
    }
    if reader.take("@") {
      guard let priority = reader.take(isInName) else { throw reader.error("expected a priority after @") }
      guard let value = reader.number(priority.text) else { throw reader.unknownNumber(priority) }
      predicate.priority = LinePart(text: value, range: priority.range)
    }
    return predicate
  }

  /// Whether a name is a length with a unit, or a relation after a space.
  private static func isForeignLength(_ name: String) -> Bool {
    ForeignNames.number(name) != nil || ForeignNames.fraction(name) != nil || name.hasBytePrefix(" ")
  }

  // MARK: - Constraints

  /// Adds the constraints between two neighbors. The language counts each distance from the first one outwards, and
  /// from right to left the second one is the first.
  private mutating func connect(_ first: Part, _ connection: Connection, _ second: Part, _ range: SourceRange) {
    let isReversed = isHorizontal && options.direction == .rightToLeft
    var (near, far) = isReversed ? (End(second), End(first)) : (End(first), End(second))
    let (start, end) = options.edges(isHorizontal)
    near.attribute = near.isSuperview ? start : end
    far.attribute = far.isSuperview ? end : start
    let isAtSuperview = near.isSuperview || far.isSuperview
    if !isHorizontal, !isAtSuperview, options.isBaselineToBaseline {
      (near.attribute, far.attribute) = ("lastBaseline", "firstBaseline")
    }
    let predicates: [Predicate]
    switch connection {
    case .none: predicates = [Predicate()]
    case .predicates(let written): predicates = written
    case .standard(let dash):
      let part = { (text: String) in LinePart(text: text, range: dash.range) }
      predicates = [isAtSuperview ? Predicate() : Predicate(constant: part("8"), symbolic: part("YES"))]
      if near.isSuperview { near.attribute += "Margin" }
      if far.isSuperview { far.attribute += "Margin" }
    }
    for predicate in predicates {
      var equation = WrittenEquation(
        range: range, firstItem: far.name, firstAttribute: LinePart(text: far.attribute, range: far.name.range))
      (equation.secondItem, equation.secondAttribute) = (
        near.name, LinePart(text: near.attribute, range: near.name.range)
      )
      predicate.complete(&equation)
      found.append(equation)
    }
  }

  /// What is around views, and so beside none.
  private static let containers: Set = ["superview", "safeArea", "layoutMargins"]

  private func checkNeighbors(_ first: Part, _ second: Part) throws(LineError) {
    guard case .view(let one) = first, case .view(let other) = second else { return }
    let isFirst = Self.containers.contains(one.text)
    guard isFirst || Self.containers.contains(other.text) else { return }
    let (container, view) = isFirst ? (one, other) : (other, one)
    let edge = isHorizontal ? (isFirst ? "leading" : "trailing") : isFirst ? "top" : "bottom"
    throw LineError(
      message: "\(container.text) is around \(view.text), not beside it; write \(view.text).\(edge) = "
        + "\(container.text).\(edge) \(isFirst ? "+" : "-") 8", range: container.range, isAnswered: true)
  }

  /// One of two neighbors, and the attribute of it that a constraint has.
  private struct End {
    let name: LinePart
    let isSuperview: Bool
    var attribute = ""

    init(_ part: Part) {
      switch part {
      case .superview(let name): (self.name, isSuperview) = (name, true)
      case .view(let name): (self.name, isSuperview) = (name, false)
      }
    }
  }

  /// Adds the constraints of the options between neighbors.
  private mutating func align(_ views: [LinePart]) throws(LineError) {
    for option in options.alignments {
      guard option.isHorizontal != isHorizontal else {
        let others = FormatOptions.names(isHorizontal: !isHorizontal).joined(separator: ", ")
        throw LineError(
          message: "\(option.name.text) in a \(isHorizontal ? "horizontal" : "vertical") format; use one of \(others)",
          range: option.name.range)
      }
      for (one, other) in zip(views, views.dropFirst()) {
        let attribute = LinePart(text: option.attribute, range: option.name.range)
        var equation = WrittenEquation(range: option.name.range, firstItem: one, firstAttribute: attribute)
        (equation.secondItem, equation.secondAttribute) = (other, attribute)
        found.append(equation)
      }
    }
  }

  /// The words after the format.
  private mutating func readOptions() throws(LineError) {
    let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    // A space inside of the format is an error of the format.
    guard let space = reader.line.bytes.firstIndex(where: isSpace) else { return }
    let rest = reader.line.bytes[space...]
    if rest.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "|") }) {
      return
    }
    hasOptions = true
    reader.move(to: space)
    reader.skipSpace()
    while let word = reader.take({ !isSpace($0) }) {
      try options.add(word)
      reader.skipSpace()
    }
    reader.move(to: 0)
  }
}

/// What stands after a visual format, as `NSLayoutConstraint.FormatOptions` has it.
struct FormatOptions {
  struct Alignment {
    let name: LinePart
    let attribute: String
    /// Whether it aligns in x, which only vertical formats allow.
    let isHorizontal: Bool
  }

  enum Direction {
    case leadingToTrailing, leftToRight, rightToLeft
  }

  private(set) var alignments: [Alignment] = []
  private(set) var direction = Direction.leadingToTrailing
  private(set) var isBaselineToBaseline = false

  private static let horizontal = [
    "alignAllLeft": "left", "alignAllRight": "right", "alignAllLeading": "leading", "alignAllTrailing": "trailing",
    "alignAllCenterX": "centerX",
  ]
  private static let vertical = [
    "alignAllTop": "top", "alignAllBottom": "bottom", "alignAllCenterY": "centerY",
    "alignAllFirstBaseline": "firstBaseline", "alignAllLastBaseline": "lastBaseline",
    "alignAllBaseline": "lastBaseline",
  ]
  private static let others = [
    "directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft", "spacingEdgeToEdge",
    "spacingBaselineToBaseline",
  ]

  /// The names of the options that align in x or in y, in alphabetical order.
  static func names(isHorizontal: Bool) -> [String] { (isHorizontal ? horizontal : vertical).keys.sorted() }

  /// - Throws: ``LineError`` for a word that is no option.
  mutating func add(_ word: LinePart) throws(LineError) {
    if let attribute = Self.horizontal[word.text] {
      alignments.append(Alignment(name: word, attribute: attribute, isHorizontal: true))
    } else if let attribute = Self.vertical[word.text] {
      alignments.append(Alignment(name: word, attribute: attribute, isHorizontal: false))
    } else {
      switch word.text {
      case "directionLeadingToTrailing": direction = .leadingToTrailing
      case "directionLeftToRight": direction = .leftToRight
      case "directionRightToLeft": direction = .rightToLeft
      case "spacingEdgeToEdge": isBaselineToBaseline = false
      case "spacingBaselineToBaseline": isBaselineToBaseline = true
      default:
        let names = Self.names(isHorizontal: true) + Self.names(isHorizontal: false) + Self.others
        let hint = nearestName(to: word.text, among: names).map { "did you mean \($0)?" }
        throw LineError(
          message: "unknown option \(word.text); \(hint ?? "expected one such as alignAllTop")", range: word.range)
      }
    }
  }

  /// The attributes at which a view begins and ends.
  func edges(_ isHorizontal: Bool) -> (start: String, end: String) {
    if !isHorizontal { return ("top", "bottom") }
    return direction == .leadingToTrailing ? ("leading", "trailing") : ("left", "right")
  }
}
