import Support

/// Objects at the top of a nib that are no views.
struct PlainObjectMarkup {
  let scope: NibScope
  let parts: DocumentParts
  private var graph: ObjectGraph { scope.graph }

  private static let elements = [
    "UITapGestureRecognizer": "tapGestureRecognizer", "UIPanGestureRecognizer": "panGestureRecognizer",
    "UIPinchGestureRecognizer": "pinchGestureRecognizer", "UIRotationGestureRecognizer": "rotationGestureRecognizer",
    "UISwipeGestureRecognizer": "swipeGestureRecognizer", "UILongPressGestureRecognizer": "pongPressGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer": "screenEdgePanGestureRecognizer",
  ]
  /// What UIKit makes of a document's parts, and what is written where it belongs.
  private static let implied: Set = ["UITableViewDataSource"]

  func element(_ position: Int, _ values: ValueMarkup) -> MarkupElement? {
    let className = scope.className(of: position)
    guard !Self.implied.contains(className), !className.hasByteSuffix("SegueTemplate"), !className.hasBytePrefix("NS"),
      className != "UIStoryboardViewControllerPlaceholder"
    else { return nil }
    let bars = BarMarkup(views: ViewMarkup(scope, parts), scope: scope, parts: parts, values: values)
    if let item = bars.item(position) { return item }
    guard scope.begin(position), let id = scope.id(of: position) else { return nil }
    let element = parts.element(Self.elements[className] ?? "customObject", id: id)
    if let name = graph.customClass(of: position) {
      element.set(customClass: name)
    } else if Self.elements[className] == nil, className != "UICustomObject" {
      element.set("customClass", className)
    }
    PropertyMarkup(scope: scope, values: values).add(of: position, to: element)
    return element
  }
}
