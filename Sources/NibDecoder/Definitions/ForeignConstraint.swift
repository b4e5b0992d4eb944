/// A constraint as code makes it: by anchors, as in `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`, or in
/// SnapKit's words, as in `make.edges.equalToSuperview().inset(16)`.
struct ForeignConstraint {
  /// What to write in a definition.
  let advice: String

  private static let relations = [("equalTo", "="), ("lessThanOrEqualTo", "≤"), ("greaterThanOrEqualTo", "≥")]

  /// - Returns: Nil for another text.
  init?(_ text: String) {
    guard let advice = Self.anchors(text) ?? Self.maker(text) else { return nil }
    self.advice = advice
  }

  // MARK: - Anchors

  private static func anchors(_ text: String) -> String? {
    let sides = split(text, at: "Anchor.constraint(")
    guard sides.count == 2, let first = sides[0].split(whereSeparator: { " [(=".contains($0) }).last,
      let left = side(first + "Anchor")
    else { return nil }
    let arguments = sides[1].prefix { $0 != ")" }.split(separator: ",").map { argument in
      argument.split(separator: ":", maxSplits: 1).map { String($0.filter { $0 != " " }) }
    }
    guard let target = arguments.first, target.count == 2,
      let relation = relations.last(where: { target[0].hasBytePrefix($0.0) })?.1
    else { return nil }
    func number(_ name: String) -> String? { arguments.first { $0.count == 2 && $0[0] == name }?[1] }
    if target[0].hasByteSuffix("Constant") { return "write \(left) \(relation) \(target[1])" }
    guard let right = side(target[1][...]) else { return nil }
    let factor = number("multiplier").map { " * \($0)" } ?? ""
    return "write \(left) \(relation) \(right)\(factor)\(number("constant").map(term) ?? "")"
  }

  private static func term(_ number: String) -> String {
    number.hasBytePrefix("-") ? " - \(number.dropFirst())" : " + \(number)"
  }

  /// An item and its attribute, as in `view.safeAreaLayoutGuide.topAnchor`.
  private static func side(_ path: Substring) -> String? {
    var parts = path.split(separator: ".").map { String($0.filter { $0 != "!" && $0 != "?" }) }
    guard let last = parts.popLast(), let attribute = ForeignNames.all.value(last, of: "firstAttribute"),
      let owner = parts.last
    else { return nil }
    return "\(ForeignNames.item(owner) ?? owner).\(attribute)"
  }

  // MARK: - SnapKit

  private static func maker(_ text: String) -> String? {
    let calls = text.split(separator: ".").map(String.init)
    guard calls.first == "make", let target = calls.firstIndex(where: { $0.hasBytePrefix("equalTo") }), target > 1
    else {
      return nil
    }
    let number = text.split { !($0.isASCII && ($0.isNumber || "-.".contains($0))) }
      .map { $0.drop { $0 == "." } }.last { Double(written: $0) != nil }
    let (names, isSuperview) = (calls[1..<target], calls[target].hasBytePrefix("equalToSuperview"))
    if names == ["edges"], isSuperview {
      return "write edges=\"superview\"\(number.map { " insets=\"\($0)\"" } ?? "") in the tag of the view"
    }
    if names == ["center"], isSuperview { return "write center=\"superview\" in the tag of the view" }
    guard let name = names.first else { return nil }
    let start = text.firstRange(of: "equalTo(").map { text[$0.upperBound...].prefix { $0 != ")" } } ?? ""
    let path = start.split(separator: ".").filter { $0 != "snp" }.map(String.init)
    if let owner = path.first, Double(written: owner) == nil, !isSuperview {
      let attribute = path.dropFirst().last.flatMap(ForeignEquation.name) ?? name
      return "write name.\(name) = \(ForeignNames.item(owner) ?? owner).\(attribute)"
        + "\(number.map { term(String($0)) } ?? ""), with the id of the view"
    }
    if isSuperview {
      return "write name.\(name) = superview.\(name)\(number.map { term(String($0)) } ?? ""), with the id of the view"
    }
    return
      "write a line such as name.\(name) = other.\(name)\(number.map { term(String($0)) } ?? ""), with ids of views"
  }

  private static func split(_ text: String, at separator: String) -> [Substring] {
    guard let range = text.firstRange(of: separator) else { return [] }
    return [text[..<range.lowerBound], text[range.upperBound...]]
  }
}
