import TestSupport
import Testing

@testable import StackModel

/// A view with a name and a content size in points.
func box(_ name: String, _ width: Double, _ height: Double) -> ImageView {
  let view = ImageView(size: Size(width: width, height: height))
  view.userLabel = name
  return view
}

/// A view with a name and nothing else.
func plain(_ name: String) -> View {
  let view = View()
  view.userLabel = name
  return view
}

extension LayoutSession {
  /// A root view laid out on one pixel a point.
  convenience init(_ root: View, _ width: Double, _ height: Double) {
    self.init(
      root: root, size: Size(width: width, height: height),
      options: LayoutOptions(device: Device(named: "appleTV", landscape: true)))
  }

  /// Lays out and expects frames written as `name: x y width height`, one a line, of views by their names.
  func expectFrames(_ expected: String, at location: SourceLocation = #_sourceLocation) {
    layoutIfNeeded()
    let expected = expected.split(separator: "\n").map { String($0) }
    let names = Set(expected.map { String($0.prefix { $0 != ":" }) })
    let actual = root.subtree.filter { names.contains($0.name) }.map { view in
      "\(view.name): \(frame(of: view).map(text) ?? "-")"
    }
    expectLines(actual, expected, at: location)
  }

  /// Lays out and answers the names of the views whose frames changed.
  func changedNames() -> [String] { layoutIfNeeded().map(\.name) }
}
