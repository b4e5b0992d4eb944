import TestSupport

/// A random line of `<constraints>`, and the constraints that it stands for.
struct RandomLine {
  let text: String
  /// The attributes of each constraint.
  let equations: [String]

  private static func constraint(_ parts: (name: String, value: String?)...) -> String {
    parts.compactMap { part in part.value.flatMap { $0.isEmpty ? nil : "\(part.name)=\($0)" } }.joined(separator: " ")
  }

  private static func number(_ random: inout SplitMix64) -> String {
    "\(Double(Int.random(in: -4000...4000, using: &random)) / 8)"
  }

  private static func pick<Element>(_ elements: [Element], _ random: inout SplitMix64) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private static let equal = ("=", "")
  private static let relations = [("≥", "greaterThanOrEqual"), ("≤", "lessThanOrEqual")]

  // MARK: - Equations

  /// An equation such as `a.width ≥ b.height * 2 + 8 @750`, with or without spaces.
  static func equation(_ random: inout SplitMix64) -> RandomLine {
    let items = ["a", "b-1", "c.safeArea", "superview", ""]
    let attributes = ["leading", "top", "width", "centerXWithinMargins", "lastBaseline"]
    func side() -> (item: String, attribute: String) { (pick(items, &random), pick(attributes, &random)) }
    func named(_ side: (item: String, attribute: String)) -> String {
      side.item.isEmpty ? side.attribute : "\(side.item).\(side.attribute)"
    }
    let space = Bool.random(using: &random) ? " " : ""
    let (first, second) = (side(), Bool.random(using: &random) ? side() : nil)
    let relation = pick([equal] + relations, &random)
    let multiplier = second == nil || Bool.random(using: &random) ? nil : number(&random)
    let constant = second == nil || Bool.random(using: &random) ? number(&random) : nil
    let priority = Bool.random(using: &random) ? "\(Int.random(in: 1...1000, using: &random))" : nil
    var line = "\(named(first))\(space)\(relation.0)\(space)"
    if let second {
      line += named(second) + (multiplier.map { "\(space)*\(space)\($0)" } ?? "")
      line += constant.map { "\(space)+\(space)\($0)" } ?? ""
    } else {
      line += constant ?? ""
    }
    line += priority.map { "\(space)@\(space)\($0)" } ?? ""
    let expected = constraint(
      ("firstItem", first.item), ("firstAttribute", first.attribute), ("relation", relation.1),
      ("secondItem", second?.item), ("secondAttribute", second?.attribute), ("multiplier", multiplier),
      ("constant", constant), ("priority", priority))
    return RandomLine(text: line, equations: [expected])
  }

  // MARK: - Visual formats

  /// A number or a view, with a relation and a priority.
  private struct Predicate {
    let text: String
    let relation: String
    var constant: String?
    var view: String?
    let priority: String?

    init(isSize: Bool, _ random: inout SplitMix64) {
      let relation = RandomLine.pick([("", ""), ("==", "")] + RandomLine.relations, &random)
      self.relation = relation.1
      let value: String
      if isSize, Int.random(in: 0..<4, using: &random) == 0 {
        value = RandomLine.pick(["x", "y-2"], &random)
        view = value
      } else {
        value = RandomLine.number(&random)
        constant = value
      }
      priority = Bool.random(using: &random) ? "\(Int.random(in: 1...1000, using: &random))" : nil
      text = relation.0 + value + (priority.map { "@\($0)" } ?? "")
    }
  }

  private static func predicates(isSize: Bool, _ random: inout SplitMix64) -> (text: String, all: [Predicate]) {
    let all = (0..<Int.random(in: 1...2, using: &random)).map { _ in Predicate(isSize: isSize, &random) }
    return ("(\(all.map(\.text).joined(separator: ",")))", all)
  }

  /// A format such as `H:|-8-[a(>=50)]-(4@250)-[b]|`.
  static func format(_ random: inout SplitMix64) -> RandomLine {
    let isVertical = Bool.random(using: &random)
    let (near, far, size) = isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    var text = isVertical ? "V:" : Bool.random(using: &random) ? "H:" : ""
    var equations: [String] = []

    func connect(_ first: String?, _ second: String?) {
      let isAtEdge = first == nil || second == nil
      // Between two parts that touch, a dash, a number, or predicates.
      let kind = Int.random(in: 0..<4, using: &random)
      var (gap, found): (String, [Predicate]) = ("", [])
      if kind == 1 { gap = "-" }
      if kind == 2 { gap = "-\(abs(Int.random(in: 0...99, using: &random)))-" }
      if kind == 3 {
        let (written, all) = predicates(isSize: false, &random)
        (gap, found) = ("-\(written)-", all)
      }
      text += gap
      let isMargin = kind == 1 && isAtEdge
      let constant = kind == 1 && !isAtEdge ? "8" : kind == 2 ? String(gap.dropFirst().dropLast()) : nil
      func equation(_ relation: String?, _ constant: String?, _ priority: String?) -> String {
        constraint(
          ("firstItem", second ?? "superview"),
          ("firstAttribute", second == nil ? far + (isMargin ? "Margin" : "") : near), ("relation", relation),
          ("secondItem", first ?? "superview"),
          ("secondAttribute", first == nil ? near + (isMargin ? "Margin" : "") : far), ("constant", constant),
          ("priority", priority), ("symbolic", kind == 1 && !isAtEdge ? "YES" : nil))
      }
      equations +=
        kind == 3 ? found.map { equation($0.relation, $0.constant, $0.priority) } : [equation(nil, constant, nil)]
    }

    func add(_ view: String) {
      text += "[\(view)"
      if Bool.random(using: &random) {
        let (written, all) = predicates(isSize: true, &random)
        text += written
        equations += all.map { predicate in
          constraint(
            ("firstItem", view), ("firstAttribute", size), ("relation", predicate.relation),
            ("secondItem", predicate.view), ("secondAttribute", predicate.view == nil ? nil : size),
            ("constant", predicate.constant), ("priority", predicate.priority))
        }
      }
      text += "]"
    }

    let views = (0..<Int.random(in: 1...4, using: &random)).map { "v\($0)" }
    var last: String?
    if Bool.random(using: &random) {
      text += "|"
      connect(nil, views[0])
    }
    for view in views {
      if let last { connect(last, view) }
      add(view)
      last = view
    }
    if Bool.random(using: &random) {
      connect(last, nil)
      text += "|"
    }
    return RandomLine(text: text, equations: equations)
  }
}
