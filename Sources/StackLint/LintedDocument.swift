public import NibDecoder
public import StackModel

/// A document as rules see it: what several of them need is made once, and only when one asks.
///
/// It belongs to one task.
public final class LintedDocument {
  /// The views, decoded.
  public let document: LayoutDocument
  /// The frames, and what layout found.
  public private(set) lazy var layout: DocumentLayout = document.layout()
  /// Every view in document order.
  private(set) lazy var views: [View] = document.roots.flatMap(\.subtree)
  /// Every constraint that is installed, in document order.
  private(set) lazy var constraints: [LayoutConstraint] = views.flatMap(\.constraints)
  /// Every element, by its name.
  private(set) lazy var elements: ElementsByName = ElementsByName(document.nib)

  /// Prepares a document for rules.
  public init(_ document: LayoutDocument) { self.document = document }
}
