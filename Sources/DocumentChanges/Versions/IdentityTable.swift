package import Formats

/// The identities of the elements of several versions of a document.
///
/// An element with an id is the same wherever it is. Any other is the same if its parent is the same and if it has the same
/// place there: its `key`, a name such as the `identifier` of a plug-in, or else its number among children of its name. The
/// priorities and spacings that a macOS stack view lists beside its subviews belong to these.
package struct IdentityTable {
  /// Where an element belongs.
  struct Place: Hashable {
    /// Nil for the root and for elements with an id.
    let parent: ElementIdentity?
    let step: String
  }

  private var identities: [Place: ElementIdentity] = [:]
  private var places: [(place: Place, role: ElementRole)] = []
  private var companions: [ElementIdentity: ElementIdentity] = [:]

  package init() {}

  /// How many identities there are.
  var count: Int { places.count }

  /// All identities.
  package var all: some Sequence<ElementIdentity> { places.indices.lazy.map { ElementIdentity($0) } }

  /// What an element is there for.
  package func role(of identity: ElementIdentity) -> ElementRole { places[identity.number].role }

  /// The parent that an element without an id has in every version; nil for the root and for elements with an id.
  func fixedParent(of identity: ElementIdentity) -> ElementIdentity? { places[identity.number].place.parent }

  /// The words by which an element is found below its parent, such as `@frame` or `#abc-12-xyz`.
  package func step(of identity: ElementIdentity) -> String { places[identity.number].place.step }

  /// The subview of a macOS stack view that an entry of a list beside the subviews belongs to; nil for other elements.
  func companion(of identity: ElementIdentity) -> ElementIdentity? { companions[identity] }

  /// Adds a version of the document.
  package mutating func version(_ tree: XMLTree) -> DocumentVersion {
    var found: [ElementIdentity] = []
    var (duplicates, counts): ([ElementIndex], [Place: Int]) = ([], [:])
    var lists = CompanionLists()
    let size = tree.elements.count
    found.reserveCapacity(size)
    counts.reserveCapacity(size)
    identities.reserveCapacity(size)
    for element in tree.indices {
      let parent = tree.parent(of: element).map { found[Int($0.rawValue)] }
      let step = ElementStep(of: element, in: tree)
      var place = Place(parent: step.isGlobal ? nil : parent, step: step.text)
      let count = counts[place, default: 0] + 1
      counts[place] = count
      let companion = lists.companion(of: element, in: tree).map { found[Int($0.rawValue)] }
      if let companion {
        place = Place(parent: place.parent, step: "\(place.step) of \(self.step(of: companion))")
      } else if count > 1 {
        if step.isUnique { duplicates.append(element) }
        place = Place(parent: place.parent, step: "\(place.step)~\(count)")
      }
      found.append(identity(of: place, element, tree, below: step.isGlobal ? nil : parent))
      if let companion, let last = found.last { companions[last] = companion }
    }
    return DocumentVersion(tree, identities: found, capacity: count, duplicates: duplicates)
  }

  private mutating func identity(
    of place: Place, _ element: ElementIndex, _ tree: XMLTree, below parent: ElementIdentity?
  ) -> ElementIdentity {
    if let known = identities[place] { return known }
    let identity = ElementIdentity(places.count)
    let role =
      parent.map { ElementRole(of: element, in: tree, below: self.role(of: $0)) }
      ?? (element == tree.root && tree.name(of: element) == "document" ? .document : .content)
    identities[place] = identity
    places.append((place, role))
    return identity
  }
}

extension IdentityTable {
  /// Where an element is found in any version: `#abc-12-xyz` for one with an id, `#abc-12-xyz/@frame` below it.
  func address(of identity: ElementIdentity) -> String {
    (fixedParent(of: identity).map { address(of: $0) + "/" } ?? "") + step(of: identity)
  }
}
