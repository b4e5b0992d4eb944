import Formats
package import StackModel

/// A view of a measured document.
package struct MeasuredView: Sendable {
  /// The object id; nil for a view without one.
  package let id: String?
  /// The name of its element.
  package let element: String
  /// The author's name for it.
  package let label: String?
  /// The id of the view whose coordinates the frame is in; nil for the superview where that has no id.
  package let parent: String?
  package let frame: Rect
  package let isAmbiguous: Bool
}

extension MeasuredView {
  init(_ node: JSONNode) throws(JSONNode.Problem) {
    id = try node.member("id")?.string()
    element = try node.string("element")
    label = try node.member("label")?.string()
    parent = try node.member("parent")?.string()
    frame = try Rect(node.requiredMember("frame"))
    isAmbiguous = try node.requiredMember("ambiguous").flag()
  }
}

extension MeasuredView {
  /// The element's name, the label and the object id: `label "Name" (a1b-2C-d3e)`.
  var title: String { "\(element)\(label.map { " \"\($0)\"" } ?? "")\(id.map { " (\($0))" } ?? "")" }
}

extension Rect {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Problem) {
    let numbers = try node.numbers()
    guard numbers.count == 4 else {
      throw JSONNode.Problem(
        offset: node.start, message: "expected x, y, width and height, found \(numbers.count) numbers")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
