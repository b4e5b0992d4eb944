/// A change of a patch, with all that it takes to make it in another document.
package struct PatchChange: Hashable, Sendable {
  /// Where an element is put.
  package struct Place: Hashable, Sendable {
    /// The path of the element around it.
    let parent: String
    /// The path of the element before it; nil for the first one.
    let previous: String?

    package init(parent: String, previous: String?) { (self.parent, self.previous) = (parent, previous) }
  }

  /// What changes.
  package enum Kind: Hashable, Sendable {
    case inserted(Place, xml: String)
    case removed(xml: String)
    case moved(Place)
    case reordered([String])
    case attribute(String, old: String?, new: String?)
    case text(old: String, new: String)
    case renamed(old: String, new: String)
  }

  /// The path of the element.
  package let path: String
  package let kind: Kind

  package init(path: String, kind: Kind) { (self.path, self.kind) = (path, kind) }
}

/// Why a change cannot be made in a document.
package struct PatchRefusal: Error, Hashable, Sendable {
  /// The path of the element.
  package let path: String
  /// What is not as the patch expects.
  package let reason: String
}

/// The reasons why a patch cannot be applied.
package struct PatchRefusals: Error, Sendable {
  package let refusals: [PatchRefusal]
}
