package import Formats

extension DocumentVersion {
  /// Whether layout computes the frame of the view that a `<rect key="frame">` belongs to.
  package func isManagedFrame(_ frame: ElementIndex) -> Bool {
    guard let view = tree.parent(of: frame) else { return false }
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
