package import XMLSource

/// Frames that follow from something else.
extension DocumentVersion {
  /// Whether Auto Layout or a container computes the frame of the view that a `<rect key="frame">` belongs to.
  package func isManagedFrame(_ rect: ElementIndex) -> Bool {
    guard let view = tree.parent(of: rect) else { return false }
    if tree[view, "translatesAutoresizingMaskIntoConstraints"] == "NO" || tree[view, "key"] != nil { return true }
    if Self.cells.contains(tree.name(of: view)) { return true }
    let holder = tree.parent(of: view).flatMap(tree.parent(of:))
    return holder.map { Self.layoutContainers.contains(tree.name(of: $0)) } ?? false
  }

  private static let cells: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView",
  ]
  private static let layoutContainers: Set<String> = ["stackView", "scrollView", "clipView", "splitView"]
}
