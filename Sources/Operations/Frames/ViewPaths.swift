import LayoutAnalysis
import StackModel

/// Where views are in the tree of their document, also without ids: `view/stackView/label[2]`.
struct ViewPaths {
  private var paths: [ObjectIdentifier: String] = [:]

  /// - Parameter views: In the order of the tree: superviews come before their subviews.
  init(_ views: some Sequence<ViewLayout>) {
    var counts: [String: Int] = [:]
    for layout in views where layout.view.superview.flatMap({ paths[ObjectIdentifier($0)] }) == nil {
      add(layout.view, in: "", &counts)
    }
    for layout in views { addSubviews(of: layout.view) }
  }

  /// The path of a view; empty for one that is not laid out.
  subscript(view: View) -> String { paths[ObjectIdentifier(view)] ?? "" }

  private mutating func addSubviews(of view: View) {
    guard let path = paths[ObjectIdentifier(view)] else { return }
    var counts: [String: Int] = [:]
    for subview in view.subviews { add(subview, in: path + "/", &counts) }
  }

  /// The first view of a name among its siblings has no number.
  private mutating func add(_ view: View, in path: String, _ counts: inout [String: Int]) {
    let name = view.elementName
    counts[name, default: 0] += 1
    let number = counts[name, default: 1]
    paths[ObjectIdentifier(view)] = path + name + (number == 1 ? "" : "[\(number)]")
  }
}
