package import DocumentVersions

/// Something that differs between two versions of a document.
package struct DocumentChange: Hashable, Sendable {
  /// How it differs.
  package enum Kind: Hashable, Sendable {
    /// The new version has the element, with all that it holds.
    case inserted
    /// The old version had the element, with all that it held.
    case removed
    /// The element has another parent.
    case moved
    /// The elements that both versions have in a list stand in another order.
    case reordered
    /// An attribute has another value; nil for none.
    case attribute(String, old: String?, new: String?)
    /// The element has another text.
    case text(old: String, new: String)
    /// The element has another name.
    case renamed(old: String, new: String)
  }

  /// The element; of a new order the list.
  package let identity: ElementIdentity
  package let kind: Kind
  /// Whether Interface Builder writes it by itself, or only its canvas shows it.
  package let isNoise: Bool
}
