/// One difference between two versions of a document.
public struct DocumentChange: Hashable, Sendable {
  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// An attribute has another value; nil for none.
    case attribute(String, old: String?, new: String?)
    /// The text of an element.
    case text(old: String, new: String)
    /// The name of an element: its object is of another kind.
    case name(old: String, new: String)
    /// The comments before an element, which Interface Builder writes.
    case comment(old: String, new: String)
    /// An element came, with all in it that is new.
    case insertion
    /// An element went, with all in it that is gone.
    case removal
    /// An element is in another one.
    case move(from: ElementIdentity, to: ElementIdentity)
    /// The children that both versions have are in another order.
    case order
  }

  /// The element, in whichever versions have it.
  public let identity: ElementIdentity
  /// How the versions differ in it.
  public let kind: Kind
  /// What it is about: the app, or what Interface Builder writes anew with every save.
  let role: ElementRole

  /// Whether it comes with a save, and means nothing to the app.
  public var isNoise: Bool { role != .content }
}
