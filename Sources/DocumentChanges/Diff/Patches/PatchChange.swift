/// A change that a patch makes.
package struct PatchChange: Hashable, Sendable {
  /// What is changed.
  package enum Kind: Hashable, Sendable {
    /// - after: The attribute before it in the new version.
    case attribute(String, old: String?, new: String?, after: String?)
    case text(old: String, new: String)
    case name(old: String, new: String)
    case comment(old: String, new: String)
    case insertion(PatchFragment, PatchPlace)
    case removal(PatchFragment)
    case move(from: String, to: PatchPlace)
    /// The children by their addresses.
    case order([String])
  }

  /// The element, as ``IdentityTable/address(of:)`` gives it.
  package let address: String
  package let kind: Kind
  /// Whether the change is left out where it does not fit.
  package let isNoise: Bool

  package init(address: String, kind: Kind, isNoise: Bool) {
    (self.address, self.kind, self.isNoise) = (address, kind, isNoise)
  }
}

/// Where an element belongs, by addresses.
package struct PatchPlace: Hashable, Sendable {
  package let parent: String
  /// The sibling before it; nil for the first one.
  package let after: String?
  /// The sibling after it; nil for the last one.
  package let before: String?

  package init(parent: String, after: String?, before: String?) {
    (self.parent, self.after, self.before) = (parent, after, before)
  }
}

/// An element with all in it, as XML.
package struct PatchFragment: Hashable, Sendable {
  package let xml: String
  /// The comments before the element; empty without any.
  package let comment: String

  package init(xml: String, comment: String) { (self.xml, self.comment) = (xml, comment) }
}
