import NibDecoder
import StackModel

/// Writes constraints of a definition as lines of text, in the order in which people read them: as the views that they place
/// follow each other. What a line cannot say stays an element.
struct ConstraintLineWriting {
  private let root: MarkupElement
  /// The places of objects in the definition, by their ids.
  private var places: [String: Int] = [:]

  init(_ root: MarkupElement) {
    self.root = root
    addPlaces(of: root)
  }

  private mutating func addPlaces(of element: MarkupElement) {
    if let id = element["id"], places[id] == nil { places[id] = places.count }
    for child in element.children { addPlaces(of: child) }
  }

  func write() { write(root) }

  private func write(_ view: MarkupElement) {
    for child in view.children { write(child) }
    let (elements, others) = view.split { $0.name == "constraint" }
    guard !elements.isEmpty else { return }
    let views = Set(others.filter(\.isView).compactMap { $0["id"] })
    let constraints = elements.map { LineConstraint($0, inside: views) }
    let keys = constraints.map { ($0.place(in: places, of: view["id"]), $0.text ?? "", $0.otherText) }
    let sorted = constraints.indices.sorted { keys[$0] < keys[$1] }.map { constraints[$0] }
    view.removeChildren { $0.name == "constraint" }
    let lines = sorted.compactMap(\.text)
    if !lines.isEmpty {
      let list = MarkupElement("constraints")
      list.lines = lines
      view.append(list)
    }
    for constraint in sorted where constraint.text == nil { view.append(constraint.element) }
  }
}

/// A constraint element that may be a line.
private struct LineConstraint {
  let element: MarkupElement
  /// The line; nil for a constraint that is no line.
  let text: String?
  private let item: String?
  private let attribute: String?

  /// - Parameter views: The ids of the subviews of the view that contains the constraint.
  init(_ element: MarkupElement, inside views: Set<String>) {
    self.element = element
    // The constraint is about the second item if the first one is what contains it or a guide.
    let isTurned =
      Self.isPlace(element["firstItem"]) && element["multiplier"] == nil
      && !Self.isPlace(element["secondItem"])
    item = element[isTurned ? "secondItem" : "firstItem"]
    attribute = element[isTurned ? "secondAttribute" : "firstAttribute"]
    text = Self.standard(element) ?? Self.equation(element, isTurned: isTurned, inside: views)
  }

  /// Whether an item is the view around, or a guide.
  private static func isPlace(_ item: String?) -> Bool { item.map { GuideName($0) != nil } ?? true }

  /// What tells it from others with the same place.
  var otherText: String {
    element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
  }

  func place(in places: [String: Int], of view: String?) -> Int {
    let place = item == nil ? -1 : item.flatMap { places[$0] } ?? places.count
    return place * Self.attributes.count + (attribute.flatMap { Self.attributes.firstIndex(of: $0) } ?? 0)
  }

  /// Those of layout, in the order of the vocabulary.
  private static let attributes = Vocabulary.stackDefinition.choices(of: "firstAttribute", in: "constraint")

  // MARK: - Lines

  private static func equation(_ element: MarkupElement, isTurned: Bool, inside views: Set<String>) -> String? {
    guard element.children.isEmpty, element.attributes.allSatisfy({ parts.contains($0.name) }),
      let relation = relations[element["relation"] ?? "equal"], let first = element["firstAttribute"],
      [first, element["secondAttribute"]].allSatisfy({ $0.map(attributes.contains) ?? true }),
      [element["firstItem"], element["secondItem"]].allSatisfy({ $0.map(isName) ?? true })
    else { return nil }
    let constant = element["constant"] ?? "0"
    guard let number = Double(written: constant) else { return nil }
    let priority = element["priority"].map { " @\($0)" } ?? ""
    guard let second = element["secondAttribute"] else {
      guard element["multiplier"] == nil, element["secondItem"] == nil else { return nil }
      return "\(side(element["firstItem"], first)) \(relation.sign) \(constant)\(priority)"
    }
    let sides = ((element["firstItem"], first), (element["secondItem"], second))
    let (left, right) = isTurned ? (sides.1, sides.0) : sides
    let isInside = right.0 == nil && left.0.map(views.contains) ?? false
    let item = isInside ? GuideName.superview : right.0
    let factor = element["multiplier"].map { " * \($0)" } ?? ""
    let isNegative = (number < 0) != isTurned
    let unsigned = number < 0 ? String(constant.dropFirst()) : constant
    let term = number == 0 ? "" : " \(isNegative ? "-" : "+") \(unsigned)"
    return
      "\(side(left.0, left.1)) \(isTurned ? relation.turned : relation.sign) \(side(item, right.1))\(factor)\(term)"
      + priority
  }

  private static func side(_ item: String?, _ attribute: String) -> String { (item.map { "\($0)." } ?? "") + attribute }

  /// The standard distance between two views as a visual format; nil for others.
  private static func standard(_ element: MarkupElement) -> String? {
    guard element["symbolic"] == "YES", element["constant"] == "8", element.children.isEmpty,
      Set(element.attributes.map(\.name))
        == parts.subtracting(["relation", "multiplier", "priority"]).union(["symbolic"]),
      let next = element["firstItem"], let last = element["secondItem"], isView(next), isView(last)
    else { return nil }
    switch (element["firstAttribute"], element["secondAttribute"]) {
    case ("leading", "trailing"): return "[\(last)]-[\(next)]"
    case ("top", "bottom"): return "V:[\(last)]-[\(next)]"
    default: return nil
    }
  }

  private static func isView(_ item: String) -> Bool { isName(item) && GuideName(item) == nil }

  /// Whether a line may name an item: others have characters that mean something in it.
  private static func isName(_ item: String) -> Bool {
    guard let first = item.utf8.first, ObjectID.isPart(first), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      first != UInt8(ascii: "-")
    else { return false }
    return item.utf8.allSatisfy { ($0 < 0x80 && ObjectID.isPart($0)) || $0 == UInt8(ascii: ".") }
  }

  private static let parts: Set = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant", "priority",
  ]

  private static let relations = [
    "equal": (sign: "=", turned: "="), "lessThanOrEqual": (sign: "≤", turned: "≥"),
    "greaterThanOrEqual": (sign: "≥", turned: "≤"),
  ]
}
