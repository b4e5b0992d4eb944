import NibDecoder
import Support

extension ObjectEditing {
  /// Takes a scene out into a storyboard of its own, which starts with it. In its place stays a storyboard reference with the
  /// controller's id, so that what leads to the scene does so as before; what the scene leads to is a reference there.
  ///
  /// - Parameters:
  ///   - controller: The id of the scene's controller.
  ///   - name: The name of the new storyboard, without its extension.
  ///   - origin: The name of this one.
  /// - Returns: The new storyboard.
  package mutating func extract(
    _ controller: String, to name: String, from origin: String
  ) throws(EditRefusal) -> ObjectEditing {
    guard let number = numbers[controller], let scene = scene(of: number) else {
      throw EditRefusal("\"\(controller)\" is no controller of a scene")
    }
    guard document.value("initialViewController", of: 0) != controller else {
      throw EditRefusal("\(text(number)) is where the storyboard starts, which no storyboard reference can be")
    }
    guard self.name(number) != "viewControllerPlaceholder" else {
      throw EditRefusal("\(text(number)) is a storyboard reference itself")
    }
    let destinations = try destinations(of: scene)
    try checkConnections(to: scene, controller)
    for destination in destinations { identify(destination) }
    var new = self
    try new.keep(scene, controller, referringTo: destinations, in: origin)
    try replace(scene, number, byReferenceTo: name)
    return new
  }

  /// The controllers of other scenes that a scene leads to.
  private func destinations(of scene: Int) throws(EditRefusal) -> [Int] {
    let inside = Set(subtree(of: scene))
    let outside = Set(numbers.filter { !inside.contains($0.value) && self.scene(of: $0.value) != nil }.keys)
    var found: [Int] = []
    for reference in references(to: outside) where inside.contains(reference.number) {
      guard let target = numbers[reference.id] else { continue }
      guard document.value("sceneMemberID", of: target) == "viewController", name(reference.number) == "segue" else {
        throw EditRefusal("\(text(reference.number)) leads to \(text(target)), which is in another scene")
      }
      if !found.contains(target) { found.append(target) }
    }
    return found.sorted()
  }

  /// Nothing outside of a scene may name other objects in it than its controller.
  private func checkConnections(to scene: Int, _ controller: String) throws(EditRefusal) {
    let inside = Set(subtree(of: scene))
    let ids = Set(inside.compactMap(id)).subtracting([controller])
    for reference in references(to: ids) where !inside.contains(reference.number) {
      if role(reference.number) == .resource { continue }
      let object = numbers[reference.id].map(text) ?? reference.id
      throw EditRefusal("\(text(reference.number)) leads to \(object) in the scene; remove that first")
    }
  }

  /// Gives a controller an identifier by which other storyboards refer to it, unless it has one or starts the storyboard.
  private mutating func identify(_ controller: Int) {
    guard let id = id(controller), document.value("initialViewController", of: 0) != id,
      name(controller) != "viewControllerPlaceholder", document.value("storyboardIdentifier", of: controller) == nil
    else { return }
    document.setAttribute("storyboardIdentifier", id, of: controller)
  }

  // MARK: - The new storyboard

  /// Keeps only a scene, and references to what it leads to.
  private mutating func keep(
    _ scene: Int, _ controller: String, referringTo destinations: [Int], in origin: String
  ) throws(EditRefusal) {
    let starting = document.value("initialViewController", of: 0)
    guard let list = document[scene].parent else { return }
    let kept = Set([scene] + destinations.compactMap { self.scene(of: $0) })
    for destination in destinations where name(destination) != "viewControllerPlaceholder" {
      guard let id = id(destination), let other = self.scene(of: destination) else { continue }
      let identifier = id == starting ? nil : document.value("storyboardIdentifier", of: destination)
      try refer(other, destination, to: origin, identifier)
    }
    takeOut(Set(document.children(of: list)).subtracting(kept))
    document.setAttribute("initialViewController", controller, of: 0)
    takeOut(listedElsewhere)
    try dropUnused()
  }

  /// What the document lists of objects that it does not hold.
  private var listedElsewhere: Set<Int> {
    let held = Set(self.held.compactMap(id))
    return Set(
      self.held.filter { number in
        role(number) == .resource
          && document.tag(number).attributes.contains { attribute in
            isReference(attribute.value, of: attribute.name, in: number) && !held.contains(attribute.value)
              && numbers[attribute.value] != nil
          }
      })
  }

  /// Drops resources that no object names.
  private mutating func dropUnused() throws(EditRefusal) {
    guard let list = child("resources", of: 0) else { return }
    takeOut(Set(document.children(of: list)).subtracting(usedResources()))
  }

  // MARK: - References

  private mutating func replace(_ scene: Int, _ controller: Int, byReferenceTo name: String) throws(EditRefusal) {
    let resources = usedResources()
    try refer(scene, controller, to: name, nil)
    takeOut(listedElsewhere)
    takeOut(resources.subtracting(usedResources()))
  }

  /// Puts a storyboard reference in the place of a scene's controller.
  private mutating func refer(
    _ scene: Int, _ controller: Int, to storyboard: String, _ identifier: String?
  ) throws(EditRefusal) {
    guard let list = document[controller].parent, let id = id(controller) else { return }
    let attributes = [("storyboardName", storyboard)] + (identifier.map { [("referencedIdentifier", $0)] } ?? [])
    let reference = try make(
      "viewControllerPlaceholder",
      attributes.map { (name: $0.0, value: $0.1) }
        + [(name: "id", value: id), (name: "sceneMemberID", value: "viewController")])
    let others = document.children(of: list).filter { document.value("sceneMemberID", of: $0) != "firstResponder" }
    takeOut(Set(others))
    document.insert(reference, into: list, at: 0)
    document.setComment("<!--\((identifier ?? storyboard).replacingDoubleHyphens)-->", of: scene)
  }
}

extension String {
  /// The text without what no comment of XML may hold.
  fileprivate var replacingDoubleHyphens: String {
    var result = ""
    for character in unicodeScalars where !(character == "-" && result.unicodeScalars.last == "-") {
      result.unicodeScalars.append(character)
    }
    return result.hasByteSuffix("-") ? result + " " : result
  }
}
