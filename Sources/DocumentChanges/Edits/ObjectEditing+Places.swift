import NibDecoder
import Support

extension ObjectEditing {
  /// The ids of all objects.
  package var ids: Set<String> { Set(numbers.keys) }

  /// The view that is to hold others, by a name.
  func holder(_ object: String) throws(EditRefusal) -> Int {
    let number = try self.object(object)
    if holdsViews(number) { return number }
    let content = document.children(of: number).first { isView($0) && holdsViews($0) }
    let hint = content.flatMap(id).map { "; its content is \($0)" } ?? "; name a view or a stack view"
    throw EditRefusal("\(text(number)) holds no subviews\(hint)")
  }

  func holdsViews(_ number: Int) -> Bool {
    known(number).map { !vocabulary.children(named: "subviews", of: $0).isEmpty } ?? false
  }

  /// The place in a view's subviews where a view is put.
  ///
  /// - Parameter index: From 0; nil for the end.
  func place(_ index: Int?, in holder: Int) throws(EditRefusal) -> Int {
    let count = child("subviews", of: holder).map { document.children(of: $0).count } ?? 0
    guard let index else { return count }
    guard (0...count).contains(index) else {
      throw EditRefusal("\(text(holder)) has \(count) subview\(count == 1 ? "" : "s"), so that no place is \(index)")
    }
    return index
  }

  /// The subviews of a view.
  func subviews(of number: Int) -> [Int] { child("subviews", of: number).map { document.children(of: $0) } ?? [] }
}

// MARK: - Moves

extension ObjectEditing {
  /// Moves a view into another one, or to another place in its own.
  ///
  /// Constraints on it go to the closest view around their items. A stack view places what it arranges, so that in one only
  /// constraints on lengths stay.
  ///
  /// - Parameters:
  ///   - holder: Nil for the view that it is in.
  ///   - index: The place among the subviews, from 0; nil for the end.
  package mutating func move(_ object: String, into holder: String?, at index: Int?) throws(EditRefusal) {
    let number = try self.object(object)
    guard isView(number), let list = document[number].parent, name(list) == "subviews",
      let old = superview(of: number)
    else {
      throw EditRefusal("\(text(number)) is no subview, which can be moved")
    }
    let new = try holder.map { (holder) throws(EditRefusal) in try self.holder(holder) } ?? old
    guard !isInside(new, number) else { throw EditRefusal("\(text(number)) cannot be moved into itself") }
    guard scene(of: new) == scene(of: number) else {
      throw EditRefusal("\(text(new)) is in another scene, to which connections do not lead; add a view there instead")
    }
    guard child("visibilityPriorities", of: old) == nil, child("visibilityPriorities", of: new) == nil else {
      throw EditRefusal("a stack view of macOS lists values beside its subviews; move the view in Xcode")
    }
    takeOut([number])
    let place = try place(index, in: new)
    document.insert(number, into: try self.list("subviews", of: new), at: place)
    guard new != old else { return }
    if name(new) == "stackView" { try arrange(number) }
    try settleConstraints(on: number)
  }

  /// Makes a view one that a stack view arranges.
  mutating func arrange(_ number: Int) throws(EditRefusal) {
    giveUpFrame(of: number)
    let inside = Set(subtree(of: number).compactMap(id))
    let placing = constraints(on: inside).filter { constraint in
      items(of: constraint).contains { $0.map { !isInside($0, number) } ?? false }
    }
    try remove(Set(placing))
  }

  /// Lets constraints alone place a view, as a stack view makes them.
  mutating func giveUpFrame(of number: Int) {
    if let mask = child(forKey: "autoresizingMask", of: number) { takeOut([mask]) }
    document.setAttribute("fixedFrame", nil, of: number)
    document.setAttribute("translatesAutoresizingMaskIntoConstraints", "NO", of: number)
  }
}

// MARK: - Constraints

extension ObjectEditing {
  /// The constraints that name one of some objects, or are held by one.
  func constraints(on ids: Set<String>) -> [Int] {
    held.filter { number in
      guard name(number) == "constraint" else { return false }
      return ["firstItem", "secondItem"].contains { document.value($0, of: number).map(ids.contains) ?? false }
        || isImplicit(number) && superview(of: number).flatMap(id).map(ids.contains) ?? false
    }
  }

  /// Whether a constraint is about the view that holds it, without naming it.
  private func isImplicit(_ constraint: Int) -> Bool { document.value("firstItem", of: constraint) == nil }

  /// What a constraint relates: nil for what the document lacks.
  func items(of constraint: Int) -> [Int?] {
    let first = document.value("firstItem", of: constraint).map { numbers[$0] } ?? superview(of: constraint)
    guard let second = document.value("secondItem", of: constraint) else { return [first] }
    return [first, numbers[second]]
  }

  /// Puts the constraints on a view, and on what it holds, into the closest view around their items.
  mutating func settleConstraints(on number: Int) throws(EditRefusal) {
    for constraint in constraints(on: Set(subtree(of: number).compactMap(id))) { try settle(constraint) }
  }

  mutating func settle(_ constraint: Int) throws(EditRefusal) {
    guard let holder = superview(of: constraint) else { return }
    let views = items(of: constraint).compactMap { item in item.flatMap { isView($0) ? $0 : superview(of: $0) } }
    guard views.count == items(of: constraint).count, let first = views.first else { return }
    // A length may stay with any view around it.
    let isLength = views.count == 1 && isInside(first, holder)
    guard !isLength else { return }
    let around = Set(document.lineage(of: views[views.count - 1]))
    guard let common = document.lineage(of: first).first(where: { isView($0) && around.contains($0) }),
      common != holder
    else { return }
    let firstID = document.value("firstItem", of: constraint) ?? id(holder)
    takeOut([constraint])
    document.setAttribute("firstItem", firstID == id(common) ? nil : firstID, of: constraint)
    append(constraint, to: try list("constraints", of: common))
  }
}
