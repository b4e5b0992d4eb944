import NibDecoder
import Support

extension ObjectEditing {
  /// Removes objects with what belongs to them: what they hold, constraints on them, connections to them, gesture recognizers
  /// that no other view has, and resources that nothing else names.
  package mutating func remove(_ objects: [String]) throws(EditRefusal) {
    var roots: Set<Int> = []
    for object in objects {
      let number = try self.object(object)
      try checkRemovable(number)
      roots.insert(number)
    }
    try remove(roots)
  }

  /// Removes elements with what belongs to them.
  mutating func remove(_ roots: Set<Int>) throws(EditRefusal) {
    let resources = usedResources()
    var companions = companions(of: roots)
    let recognizers = recognizers(of: roots)
    takeOut(roots)
    var gone = Set(roots.flatMap(subtree).compactMap(id))
    while !gone.isEmpty {
      var followers: Set<Int> = []
      for reference in references(to: gone) { followers.insert(try follower(reference)) }
      followers.formUnion(recognizers.filter { document.isHeld($0) && !isConnected($0) })
      followers.formUnion(companions)
      companions = []
      takeOut(followers)
      gone = Set(followers.flatMap(subtree).compactMap(id))
    }
    takeOut(resources.subtracting(usedResources()))
  }

  /// What goes with an object that it names.
  private func follower(_ reference: (number: Int, attribute: String, id: String)) throws(EditRefusal) -> Int {
    let (number, parent) = (reference.number, document[reference.number].parent)
    if role(number) == .resource { return number }
    let isListed = parent.map { ["connections", "constraints", "mask"].contains(name($0)) } ?? false
    guard isListed || name(number) == "constraint" else {
      let object = numbers[reference.id].map(text) ?? reference.id
      throw EditRefusal("\(text(number)) names \(object) as \(reference.attribute); set that first")
    }
    return number
  }

  private func checkRemovable(_ number: Int) throws(EditRefusal) {
    let text = text(number)
    guard document[number].parent != nil, id(number) != nil, !["scene", "placeholder"].contains(name(number)) else {
      throw EditRefusal("\(text) is no object that can be removed")
    }
    if document.value("sceneMemberID", of: number) != nil {
      throw EditRefusal("\(text) is what its scene is for; remove the scene in Xcode, or extract it")
    }
    guard let key = document.value("key", of: number), let owner = document[number].parent else { return }
    if let known = known(owner), known.always.keys.contains(where: { $0.text == key }) {
      throw EditRefusal("\(text) is the \(key) of \(self.text(owner)), which always has one; remove what it holds")
    }
  }

  /// The values that lists beside the subviews of macOS's stack views have for views.
  private func companions(of roots: Set<Int>) -> Set<Int> {
    let identities = Set(
      roots.filter { document[$0].tree == 0 }.map { version.identity(of: document[$0].element) })
    return Set(
      tree.indices.filter { table.companion(of: version.identity(of: $0)).map(identities.contains) ?? false }
        .map { Int($0.rawValue) })
  }

  /// The gesture recognizers that views in elements have.
  private func recognizers(of roots: Set<Int>) -> [Int] {
    let connected = roots.flatMap(subtree).filter { document.value("property", of: $0) == "gestureRecognizers" }
    return connected.compactMap { document.value("destination", of: $0).flatMap { numbers[$0] } }
  }

  private func isConnected(_ recognizer: Int) -> Bool {
    guard let id = id(recognizer) else { return true }
    return references(to: [id]).contains { document.value("property", of: $0.number) == "gestureRecognizers" }
  }

  /// The resources of the document that some object names.
  func usedResources() -> Set<Int> {
    guard let list = child("resources", of: 0) else { return [] }
    let resources = document.children(of: list)
    var names: Set<String> = []
    for number in held where !isInside(number, list) { names.formUnion(document.tag(number).attributes.map(\.value)) }
    return Set(resources.filter { document.value("name", of: $0).map(names.contains) ?? false })
  }
}
