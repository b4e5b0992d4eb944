/// The content views of cells in collections.
///
/// Until there were elements for them, documents had constraints between a cell and the views in it. The compiler makes a
/// view between the two, hands the constraints to it, and ties it to the cell. What it makes is taken back.
struct CellContent {
  /// Where a content view comes from.
  enum Origin {
    /// The compiler: the document has no more than the view itself.
    case compiler
    /// The document.
    case document
  }

  let graph: ObjectGraph

  /// The attributes that Interface Builder gives every content view, of which the compiler keeps nothing.
  static let attributes = [
    ("opaque", "NO"), ("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES"), ("contentMode", "center"),
  ]

  /// The keys that the compiler adds to a document's content view, because it ties that to the cell.
  static let keys: Set = ["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"]

  /// The content view that the compiler has made of a cell; nil if there is none, or if the document has it.
  func made(in cell: Int, className: String) -> Int? {
    origin(in: cell, className: className) == .compiler ? graph.reference("UIContentView", of: cell) : nil
  }

  /// Where the content view of a cell of a collection comes from; nil for other cells. The compiler keeps of a document's
  /// that several fingers may touch it.
  func origin(in cell: Int, className: String) -> Origin? {
    guard className == "UICollectionViewCell", let content = graph.object("UIContentView", of: cell),
      content.className == "UIView"
    else { return nil }
    return content["UIMultipleTouchEnabled"] == nil ? .compiler : .document
  }

  /// Whether the compiler made a constraint that no document has: the one that ties a content view to its cell.
  func isGenerated(_ constraint: Int) -> Bool {
    graph.text("NSLayoutIdentifier", of: constraint) == "UIIBSystemGenerated"
  }
}
