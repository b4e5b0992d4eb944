import NibDecoder
import Support

extension ObjectEditing {
  /// The views that are to be wrapped: subviews of one view. In a stack view they follow each other.
  ///
  /// - Returns: Their ids, the view that holds them, and the place of the first one.
  package func siblings(_ objects: [String]) throws(EditRefusal) -> (ids: [String], holder: String, index: Int) {
    var found: [Int] = []
    for object in objects {
      let number = try self.object(object)
      guard isView(number), let list = document[number].parent, name(list) == "subviews" else {
        throw EditRefusal("\(text(number)) is no subview, which a stack view could arrange")
      }
      if !found.contains(number) { found.append(number) }
    }
    guard let first = found.first else { throw EditRefusal("name the views to wrap") }
    guard let holder = superview(of: first), let holderID = id(holder) else {
      throw EditRefusal("\(text(first)) is in a view without an id, to which nothing is added")
    }
    if let other = found.first(where: { superview(of: $0) != holder }) {
      throw EditRefusal("\(text(other)) is in another view than \(text(first)); wrap views of one view")
    }
    guard isTouch else {
      throw EditRefusal("stack views of macOS are other ones; wrap the views in Xcode")
    }
    let places = found.compactMap { subviews(of: holder).firstIndex(of: $0) }.sorted()
    guard places.count == found.count else {
      throw EditRefusal(
        "\(text(first)) is in no list of subviews of \(text(holder)), which a stack view could stand in")
    }
    let isRow = zip(places, places.dropFirst()).allSatisfy { $0 + 1 == $1 }
    guard name(holder) != "stackView" || isRow else {
      throw EditRefusal("the views do not follow each other in \(text(holder)); move them first")
    }
    return (found.compactMap(id), holderID, places[0])
  }

  /// The distance between views, as a constraint says it, or as they lie; nil if they have several.
  package func spacing(of area: StackArea) -> Double? {
    guard let spacing = area.spacing else { return nil }
    let (end, start) = (StackArea.ends(area.isVertical), StackArea.starts(area.isVertical))
    let pairs = Set(zip(area.parts, area.parts.dropFirst()).map { [$0.id, $1.id] })
    let constants = constraints(on: Set(area.parts.map(\.id))).compactMap { constraint -> Double? in
      let ends = ends(of: constraint)
      guard ends.count == 2, pairs.contains([ends[1].id ?? "", ends[0].id ?? ""]), start.contains(ends[0].attribute),
        end.contains(ends[1].attribute), document.value("relation", of: constraint) == nil
      else { return nil }
      return Double(written: document.value("constant", of: constraint) ?? "0")
    }
    return constants.first { abs($0 - spacing) < 2 * StackArea.tolerance } ?? spacing
  }

  /// Puts views into a stack view beside them, which takes over what places them.
  package mutating func wrap(_ area: StackArea, into stack: String) throws(EditRefusal) {
    guard let stack = numbers[stack] else { throw EditRefusal("the stack view could not be written") }
    let numbers = area.parts.compactMap { self.numbers[$0.id] }
    let wrapped = Set(area.parts.map(\.id))
    let list = try list("subviews", of: stack)
    for number in numbers {
      takeOut([number])
      document.insert(number, into: list, at: document.children(of: list).count)
      giveUpFrame(of: number)
    }
    let shared = Dictionary(area.parts.map { ($0.id, area.sharedAttributes(of: $0)) }) { first, _ in first }
    var superfluous: Set<Int> = []
    var known: Set<[String]> = []
    for constraint in constraints(on: wrapped) {
      let ends = ends(of: constraint)
      let inside = ends.filter { $0.id.map(wrapped.contains) ?? false }
      guard inside.allSatisfy({ StackArea.placing.contains($0.attribute) }) else { continue }
      if inside.count == 2 {
        superfluous.insert(constraint)
      } else if let end = inside.first, let id = end.id, shared[id]?.contains(end.attribute) == true,
        !relatesContent(constraint, of: id)
      {
        setEnd(end, to: self.id(stack) ?? "", of: constraint)
        if !known.insert(content(of: constraint)).inserted { superfluous.insert(constraint) }
      }
    }
    try remove(superfluous)
    for constraint in constraints(on: wrapped.union([id(stack) ?? ""])) { try settle(constraint) }
  }

  /// Whether a constraint places what a view holds, and not the view itself.
  private func relatesContent(_ constraint: Int, of view: String) -> Bool {
    guard let view = numbers[view] else { return false }
    let items = items(of: constraint)
    return items.count == 2 && items.allSatisfy { $0.map { isInside($0, view) } ?? false }
  }

  /// An item of a constraint with its attribute.
  struct ConstraintEnd {
    /// Nil for a constraint of a length only.
    let id: String?
    let attribute: String
    /// `firstItem` or `secondItem`.
    let item: String
  }

  func ends(of constraint: Int) -> [ConstraintEnd] {
    let first = document.value("firstItem", of: constraint) ?? superview(of: constraint).flatMap(id)
    let second = document.value("secondItem", of: constraint)
    let names = [("firstItem", first, "firstAttribute"), ("secondItem", second, "secondAttribute")]
    return names.compactMap { item, id, attribute in
      document.value(attribute, of: constraint).map { ConstraintEnd(id: id, attribute: $0, item: item) }
    }
  }

  mutating func setEnd(_ end: ConstraintEnd, to id: String, of constraint: Int) {
    let isHolder = end.item == "firstItem" && superview(of: constraint).flatMap(self.id) == id
    document.setAttribute(end.item, isHolder ? nil : id, of: constraint)
  }

  /// What a constraint says, without its own id.
  private func content(of constraint: Int) -> [String] {
    let ends = ends(of: constraint).map { "\($0.id ?? "") \($0.attribute)" }
    return ends + ["relation", "constant", "multiplier", "priority"].map { document.value($0, of: constraint) ?? "" }
  }
}

// MARK: - Unwrapping

extension ObjectEditing {
  /// The views that a stack view arranges; refused for one whose layout constraints cannot say.
  package func arrangedViews(of object: String) throws(EditRefusal) -> (stack: String, isVertical: Bool, ids: [String])
  {
    let stack = try self.object(object)
    guard name(stack) == "stackView", isTouch, let stackID = id(stack) else {
      throw EditRefusal("\(text(stack)) is no stack view of iOS, which could be unwrapped")
    }
    guard let holder = superview(of: stack), holdsViews(holder), document.value("key", of: stack) == nil else {
      throw EditRefusal("\(text(stack)) is in no view that could hold what it arranges")
    }
    let views = subviews(of: stack)
    if let hidden = views.first(where: { document.value("hidden", of: $0) == "YES" }) {
      throw EditRefusal("\(text(hidden)) is hidden, which only a stack view closes up; show it first")
    }
    return (stackID, document.value("axis", of: stack) == "vertical", views.compactMap(id))
  }

  /// Puts what a stack view arranges in its place, with constraints that say what it did.
  package mutating func unwrap(_ area: StackArea, of stack: String) throws(EditRefusal) {
    guard let number = numbers[stack], let holder = superview(of: number),
      let index = subviews(of: holder).firstIndex(of: number)
    else { return }
    let views = subviews(of: number)
    let list = try list("subviews", of: holder)
    takeOut(Set(views))
    for (place, view) in views.enumerated() { document.insert(view, into: list, at: index + 1 + place) }
    if name(holder) != "stackView" {
      try replaceEnds(of: stack, area)
      for constraint in try arrangement(of: number, area) { try addConstraint(constraint, to: holder) }
    }
    // The stack view may hold some.
    for view in views { try settleConstraints(on: view) }
    try remove([number])
  }

  /// Lets the constraints on a stack view name the views whose edges are its own.
  private mutating func replaceEnds(of stack: String, _ area: StackArea) throws(EditRefusal) {
    guard let first = area.parts.first?.id, let last = area.parts.last?.id, let longest = area.longest?.id else {
      return
    }
    let (along, across) = (area.isVertical, !area.isVertical)
    var ids: [String: String] = [:]
    for attribute in StackArea.starts(along) { ids[attribute] = first }
    for attribute in StackArea.ends(along) { ids[attribute] = last }
    let others =
      StackArea.starts(across) + StackArea.ends(across)
      + [StackArea.center(across), StackArea.length(across)]
    for attribute in others { ids[attribute] = longest }
    if area.parts.count == 1 {
      for attribute in [StackArea.center(along), StackArea.length(along)] { ids[attribute] = first }
    }
    for constraint in constraints(on: [stack]) {
      for end in ends(of: constraint) where end.id == stack {
        guard let id = ids[end.attribute] else {
          let attribute = end.attribute
          throw EditRefusal("\(text(constraint)) is about the \(attribute) of the stack view, which no view has then")
        }
        // The end is named even where it was the view that holds the constraint.
        document.setAttribute(end.item, id, of: constraint)
      }
    }
  }

  /// The constraints that a stack view adds, as far as constraints of a document can say them.
  private func arrangement(of stack: Int, _ area: StackArea) throws(EditRefusal) -> [[(String, String)]] {
    let alignment = document.value("alignment", of: stack) ?? "fill"
    let distribution = document.value("distribution", of: stack) ?? "fill"
    guard ["fill", "fillEqually"].contains(distribution) else {
      throw EditRefusal(
        "\(text(stack)) distributes by \(distribution), which constraints do not say; set distribution=fill first")
    }
    guard let longest = area.longest?.id else { return [] }
    let (along, across) = (area.isVertical, !area.isVertical)
    let (start, end) = (StackArea.starts(along)[0], StackArea.ends(along)[0])
    var edges: [String]
    switch alignment {
    case "fill": edges = [StackArea.starts(across)[0], StackArea.ends(across)[0]]
    case "leading", "top": edges = [StackArea.starts(across)[0]]
    case "trailing", "bottom": edges = [StackArea.ends(across)[0]]
    case "center": edges = [StackArea.center(across)]
    default: edges = [alignment]
    }
    var found: [[(String, String)]] = []
    let spacing = document.value("spacing", of: stack)
    for (view, next) in zip(area.parts, area.parts.dropFirst()) {
      let distance = spacing.map { [("constant", $0)] } ?? []
      let ends = [("firstItem", next.id), ("firstAttribute", start), ("secondItem", view.id), ("secondAttribute", end)]
      found.append(ends + distance)
      guard distribution == "fillEqually" else { continue }
      let length = StackArea.length(along)
      found.append(
        [("firstItem", next.id), ("firstAttribute", length), ("secondItem", view.id), ("secondAttribute", length)])
    }
    for view in area.parts where view.id != longest {
      found += edges.map { edge in
        [("firstItem", view.id), ("firstAttribute", edge), ("secondItem", longest), ("secondAttribute", edge)]
      }
    }
    return found
  }

  private mutating func addConstraint(_ attributes: [(String, String)], to holder: Int) throws(EditRefusal) {
    let id = newID(from: attributes.map { "\($0.0)=\($0.1)" }.joined(separator: " "))
    let constraint = try make("constraint", attributes.map { (name: $0.0, value: $0.1) } + [(name: "id", value: id)])
    append(constraint, to: try list("constraints", of: holder))
  }
}
