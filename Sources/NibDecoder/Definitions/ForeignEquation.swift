/// Equations in the words and with the arithmetic of other languages.
struct ForeignEquation {
  private static let most = 4

  /// The equations that a text means; none where it is not clear.
  static func equations(_ text: String) -> [String] {
    let parts = pieces(text.replacing("@+id/", with: "").replacing("@id/", with: ""))
    guard parts.count <= most else { return [] }
    let equations = parts.map(equation)
    return equations.contains { $0.isEmpty } ? [] : equations.flatMap(\.self)
  }

  private static let relations = ["<=", ">=", "==", "≤", "≥", "->", "=", "<", ">"]
  private static let words = [
    " equalTo ", " equals ", " equal to ", " is ", " to ", " lessThanOrEqualTo ", " greaterThanOrEqualTo ", " eq ",
  ]

  /// The equations of a line with several: `a.width >= 44 && a.width <= 100`, `44 <= a.width <= 100` and
  /// `a.width between 44 and 100`.
  private static func pieces(_ text: String) -> [String] {
    for word in [" between ", " in "] {
      guard let place = text.firstRange(of: word) else { continue }
      let left = text[..<place.lowerBound]
      let ends = text[place.upperBound...].replacing("...", with: " ").replacing("and", with: " ")
        .split { " ,-".contains($0) }
      return ends.count == 2 ? ["\(left) >= \(ends[0])", "\(left) <= \(ends[1])"] : []
    }
    let sides = sides(text)
    if sides.count == 3, let limits = limits(sides[2]) {
      return limits.ends.map { "\(sides[0]) \(limits.relation) \($0)" }
    }
    if sides.count == 5, ["<=", "<", "≤"].contains(sides[1]), ["<=", "<", "≤"].contains(sides[3]) {
      return ["\(sides[2]) >= \(sides[0])", "\(sides[2]) <= \(sides[4])"]
    }
    let joined = text.replacing("&&", with: ",").replacing(" and ", with: ",")
    let parts = joined.split(separator: ",").map(String.init)
    if sides.count == 3, sides[0].contains(","), !sides[2].contains(",") {
      return sides[0].split(separator: ",").map { "\($0) \(sides[1]) \(sides[2])" }
    }
    guard parts.count > 1, !text.contains("(") else { return [text] }
    let first = Self.sides(parts[0]).first ?? ""
    return parts.map { part in relations.contains { trimmed(part).hasBytePrefix($0) } ? "\(first) \(part)" : part }
  }

  /// The arguments of `max(b.bottom, 8)`, which the other side is no less than, or of `min`.
  private static func limits(_ text: String) -> (relation: String, ends: [String])? {
    guard let open = text.firstIndex(of: "("), text.hasByteSuffix(")") else { return nil }
    let relation = ["max": ">=", "min": "<="][text[..<open].lowercased()]
    return relation.map { ($0, text[text.index(after: open)...].dropLast().split(separator: ",").map(String.init)) }
  }

  /// A text at its relations, which are parts of their own.
  private static func sides(_ text: String) -> [String] {
    var rest = words.reduce(text) { text, word in
      text.replacing(word, with: word.contains("less") ? " <= " : word.contains("greater") ? " >= " : " = ")
    }[...]
    var found = [""]
    while let letter = rest.first {
      if let relation = relations.first(where: { rest.hasBytePrefix($0) }) {
        found += [relation, ""]
        rest = rest.dropFirst(relation.count)
      } else {
        found[found.count - 1].append(letter)
        rest = rest.dropFirst()
      }
    }
    return found.map { trimmed($0) }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: - One equation

  private static func equation(_ text: String) -> [String] {
    let (text, priority) = priority(text)
    var sides = sides(text)
    if sides.count == 1, let colon = text.firstRange(of: ": ") {
      sides = [String(text[..<colon.lowerBound]), "=", trimmed(String(text[colon.upperBound...]))]
    }
    guard sides.count == 3, let left = LinearTerm.side(sides[0]) else { return [] }
    let relation = ["<=": "≤", "<": "≤", "≤": "≤", ">=": "≥", ">": "≥", "≥": "≥"][sides[1]] ?? "="
    let end = priority.map { " @\($0)" } ?? ""
    let item = left.item.map { "\($0)." } ?? ""
    if ["aspectRatio", "ratio", "width:height"].contains(left.attribute), Double(writtenRatio: sides[2]) != nil {
      return ["\(item)width \(relation) \(item)height * \(sides[2])\(end)"]
    }
    if left.attribute == "size" {
      let numbers = ForeignNames.numbers(sides[2])
      guard let width = numbers.first else { return [] }
      return ["\(item)width \(relation) \(width)\(end)", "\(item)height \(relation) \(numbers.last ?? width)\(end)"]
    }
    guard let attribute = name(left.attribute), let right = LinearTerm(sides[2], beside: attribute) else { return [] }
    return ["\(item)\(attribute) \(relation) \(right.text(beside: attribute))\(end)"]
  }

  /// The attribute of layout that a name means.
  static func name(_ attribute: String) -> String? {
    if let meant = ForeignNames.all.value(attribute, of: "firstAttribute") { return meant }
    return Vocabulary.stackDefinition.choices(of: "firstAttribute", in: "constraint").contains(attribute)
      ? attribute : nil
  }

  /// The text without its priority.
  private static func priority(_ text: String) -> (String, String?) {
    for sign in ["@", " priority ", "!", " with priority "] {
      guard let place = text.firstRange(of: sign) else { continue }
      let word = trimmed(String(text[place.upperBound...].drop { $0 == "." }))
      let number = Double(written: word) == nil ? ForeignNames.all.value(word, of: "priority") : word
      // Without a number, nobody knows what is meant.
      return number.map { (String(text[..<place.lowerBound]), $0) } ?? ("", nil)
    }
    if text.hasByteSuffix(")"), let open = text.range(ofLast: " ("),
      case let word = String(text[open.upperBound...].dropLast()), Double(written: word) != nil
    {
      return (String(text[..<open.lowerBound]), word)
    }
    let words = text.split(separator: " ")
    if words.count > 3, let last = words.last, let number = ForeignNames.all.value(String(last), of: "priority") {
      return (words.dropLast().joined(separator: " "), number)
    }
    return (text, nil)
  }
}

extension String {
  fileprivate func range(ofLast part: String) -> Range<String.Index>? { ranges(of: part).last }
}

/// A length or a place as arithmetic: `(superview.width - 32) / 2` is half of a width without 16.
struct LinearTerm {
  private var side: (item: String?, attribute: String)?
  private var factor = 0.0
  private var constant = 0.0
  private var isShare = false

  /// - Parameter attribute: That of the other side.
  /// - Returns: Nil for what is no sum with one side at most.
  init?(_ text: String, beside attribute: String) {
    var reader = LinearReader(text, attribute)
    guard let term = reader.sum(), reader.isAtEnd else { return nil }
    self = term
  }

  init(number: Double, isShare: Bool = false) { (constant, self.isShare) = (number, isShare) }

  init(item: String?, attribute: String) { (side, factor) = ((item, attribute), 1) }

  /// An item and its attribute: `view.safeAreaLayoutGuide.topAnchor` is `safeArea.top`.
  static func side(_ path: String) -> (item: String?, attribute: String)? {
    let path = path.drop { $0 == " " }
    guard let dot = path.lastIndex(of: ".") else { return path.isEmpty ? nil : (nil, String(path)) }
    let owner = String(path[..<dot])
    return (ForeignNames.item(owner) ?? owner, String(path[path.index(after: dot)...]).filter { $0 != " " })
  }

  static func + (one: LinearTerm, other: LinearTerm) -> LinearTerm? {
    guard one.side == nil || other.side == nil else { return nil }
    var sum = one
    if let side = other.side { (sum.side, sum.factor) = (side, other.factor) }
    sum.constant += other.constant
    return sum
  }

  static func * (one: LinearTerm, other: LinearTerm) -> LinearTerm? {
    guard one.side == nil || other.side == nil else { return nil }
    var (product, number) = one.side == nil ? (other, one.constant) : (one, other.constant)
    product.factor *= number
    product.constant *= number
    product.isShare = one.isShare && other.isShare
    if product.side == nil { product.constant = one.constant * other.constant }
    return product
  }

  /// One divided by it; nil for what is no number.
  var inverse: LinearTerm? { side == nil && constant != 0 ? LinearTerm(number: 1 / constant) : nil }

  var negative: LinearTerm {
    var term = self
    (term.factor, term.constant) = (-factor, -constant)
    return term
  }

  /// As a line has it. A place alone is measured from the superview, and a percentage is a share of it.
  func text(beside attribute: String) -> String {
    let isLength = attribute == "width" || attribute == "height"
    let own = side.map { side in side.item.map { "\($0).\(side.attribute)" } ?? side.attribute }
    if own == nil, isShare {
      return "superview.\(attribute)\(constant == 1 ? "" : " * \(ForeignNames.whole(constant))")"
    }
    if own == nil, isLength { return ForeignNames.whole(constant) }
    let isFar = ["trailing", "bottom", "right", "lastBaseline"].contains(attribute)
    let distance = own == nil && isFar ? -constant : constant
    let multiplied = factor == 1 || own == nil ? "" : " * \(ForeignNames.whole(factor))"
    let added = distance == 0 ? "" : " \(distance < 0 ? "-" : "+") \(ForeignNames.whole(abs(distance)))"
    return "\(own ?? "superview.\(attribute)")\(multiplied)\(added)"
  }
}

/// Reads arithmetic from left to right.
struct LinearReader {
  private var rest: Substring
  private let attribute: String
  private var depth = 0
  /// Whether the text is one word.
  private let isWhole: Bool

  init(_ text: String, _ attribute: String) {
    isWhole = !text.contains { "+-*/()×".contains($0) }
    (rest, self.attribute) = (text.filter { $0 != " " }.replacing("×", with: "*")[...], attribute)
  }

  var isAtEnd: Bool { rest.isEmpty }

  private mutating func take(_ signs: String) -> Character? {
    guard let sign = rest.first, signs.contains(sign) else { return nil }
    rest = rest.dropFirst()
    return sign
  }

  mutating func sum() -> LinearTerm? {
    let isNegative = take("-") != nil
    guard let first = product() else { return nil }
    var term = isNegative ? first.negative : first
    while let sign = take("+-") {
      guard let next = product(), let sum = term + (sign == "-" ? next.negative : next) else { return nil }
      term = sum
    }
    return term
  }

  private mutating func product() -> LinearTerm? {
    guard var term = factor() else { return nil }
    while let sign = take("*/") {
      guard let next = factor(), let by = sign == "/" ? next.inverse : next, let product = term * by else { return nil }
      term = product
    }
    return term
  }

  private static let deepest = 8

  private mutating func factor() -> LinearTerm? {
    if take("(") != nil {
      depth += 1
      guard depth <= Self.deepest, let term = sum(), take(")") != nil else { return nil }
      return term
    }
    let word = String(rest.prefix { !"+-*/()".contains($0) })
    rest = rest.dropFirst(word.count)
    if let number = ForeignNames.number(word).flatMap({ Double(written: $0) }) { return LinearTerm(number: number) }
    if let share = ForeignNames.fraction(word).flatMap({ Double(written: $0) }) {
      return LinearTerm(number: share, isShare: true)
    }
    guard !word.isEmpty, let side = LinearTerm.side(word) else { return nil }
    if let name = ForeignEquation.name(side.attribute) { return LinearTerm(item: side.item, attribute: name) }
    // An item alone has the attribute of the other side; in a calculation it may be a metric.
    guard isWhole else { return nil }
    guard ForeignNames.all.words(for: word, of: "width") == nil, word != "fit" else { return nil }
    let item = ForeignNames.itemName(word) ?? word
    return item.contains(".") || item.contains(",") ? nil : LinearTerm(item: item, attribute: attribute)
  }
}
