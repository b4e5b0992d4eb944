import NibDecoder
import StackModel

/// Writes constraints of a view to its superview or to a guide as `edges`, `insets` and `center`.
enum EdgeShortening {
  static func shorten(_ holder: MarkupElement) {
    for child in holder.children { shorten(child) }
    // A stack view places its views itself.
    guard holder.isView, holder.name != "stackView" else { return }
    let constraints = holder.children.filter { $0.name == "constraint" }
    guard !constraints.isEmpty else { return }
    var byItem: [String: [Placement]] = [:]
    for constraint in constraints {
      for placement in Placement.both(constraint) { byItem[placement.item, default: []].append(placement) }
    }
    var said: Set<ObjectIdentifier> = []
    for view in holder.children where view.isView && view["key"] == nil {
      guard let placements = view["id"].flatMap({ byItem[$0] }) else { continue }
      said.formUnion((edges(of: view, placements) + center(of: view, placements)).map(ObjectIdentifier.init))
    }
    holder.removeChildren { said.contains(ObjectIdentifier($0)) }
  }

  /// The constraints that the attribute says.
  private static func edges(of view: MarkupElement, _ placements: [Placement]) -> [MarkupElement] {
    guard view["edges"] == nil else { return [] }
    var groups: [(inset: Double, edges: [(edge: Int, Placement)])] = []
    var seen: Set<Int> = []
    for placement in placements {
      guard let edge = names.firstIndex(of: placement.attribute), placement.edgeItem != nil, seen.insert(edge).inserted
      else { continue }
      let inset = farEdges.contains(placement.attribute) ? 0 - placement.constant : placement.constant
      if let place = groups.firstIndex(where: { $0.inset == inset }) {
        groups[place].edges.append((edge, placement))
      } else {
        groups.append((inset, [(edge, placement)]))
      }
    }
    guard let best = groups.max(by: { rank($0.edges) < rank($1.edges) }), best.edges.count > 1 else { return [] }
    let edges = best.edges.sorted { $0.edge < $1.edge }
    view.set("edges", words(edges.map(\.1)))
    if best.inset != 0 { view.set("insets", DecimalText.text(of: best.inset)) }
    return edges.map(\.1.constraint)
  }

  /// More edges go before fewer, and those in x before others.
  private static func rank(_ edges: [(edge: Int, Placement)]) -> Int {
    edges.count * 2 + (edges.contains { names[$0.edge] == names[0] } ? 1 : 0)
  }

  private static func words(_ placements: [Placement]) -> String {
    let items = placements.map { $0.edgeItem ?? GuideName.superview }
    if placements.map(\.attribute) == Array(names.prefix(4)), Set(items).count == 1 { return items[0] }
    return zip(items, placements).map { item, placement in
      item == GuideName.superview ? placement.attribute : "\(item).\(placement.attribute)"
    }
    .joined(separator: " ")
  }

  private static func center(of view: MarkupElement, _ placements: [Placement]) -> [MarkupElement] {
    func first(_ attribute: String) -> Placement? {
      placements.first { placement in
        placement.attribute == attribute && placement.otherAttribute == attribute && placement.constant == 0
          && placement.edgeItem != nil
      }
    }
    guard view["center"] == nil, let x = first("centerX"), let y = first("centerY"), x.other == y.other,
      let item = x.edgeItem
    else { return [] }
    view.set("center", item)
    return [x.constraint, y.constraint]
  }

  private static let names = ["leading", "top", "trailing", "bottom", "left", "right"]
  private static let farEdges: Set = ["trailing", "bottom", "right"]
}

/// A constraint as one of its items has it: `attribute = other.otherAttribute + constant`.
private struct Placement {
  let constraint: MarkupElement
  let item: String
  let attribute: String
  /// Nil for the view that contains the constraint.
  let other: String?
  let otherAttribute: String
  let constant: Double

  /// What both items have; nothing for a constraint that says more.
  static func both(_ constraint: MarkupElement) -> [Placement] {
    guard constraint.children.isEmpty, constraint.attributes.allSatisfy({ said.contains($0.name) }),
      let first = constraint["firstAttribute"], let second = constraint["secondAttribute"],
      let constant = Double(written: constraint["constant"] ?? "0")
    else { return [] }
    let (one, other) = (constraint["firstItem"], constraint["secondItem"])
    let forwards = one.map {
      Placement(
        constraint: constraint, item: $0, attribute: first, other: other, otherAttribute: second, constant: constant)
    }
    let backwards = other.map {
      Placement(
        constraint: constraint, item: $0, attribute: second, other: one, otherAttribute: first, constant: 0 - constant)
    }
    return [forwards, backwards].compactMap(\.self)
  }

  private static let said: Set = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant",
  ]

  /// The item that `edges` and `center` name: the superview, its margins or a guide without a view; nil for others.
  var edgeItem: String? {
    guard let other else {
      if otherAttribute == attribute { return GuideName.superview }
      return otherAttribute == attribute + "Margin" ? LayoutGuide.Kind.layoutMargins.rawValue : nil
    }
    guard otherAttribute == attribute, let guide = GuideName(other), guide.owner == nil else { return nil }
    return other
  }
}
