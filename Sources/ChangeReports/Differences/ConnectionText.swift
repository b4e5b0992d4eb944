import StackLint
import XMLSource

/// A connection by its end: `outlet title to label "Name" (abc-12-xyz)`.
struct ConnectionText {
  private let name: String
  /// The id of the object at the other end.
  let destination: String?

  /// Nil for an element that is no connection.
  init?(_ element: ElementIndex, in tree: XMLTree) {
    let kind = tree.name(of: element)
    guard let attribute = Self.names[kind] else { return nil }
    destination = tree[element, "destination"]
    let label = tree[element, attribute] ?? tree[element, "kind"] ?? ""
    let event = tree[element, "eventType"].map { " on \(ObjectName.words(of: $0))" } ?? ""
    name = "\(ObjectName.words(of: kind)) \(label)\(event)"
  }

  /// - Parameter end: The object at the other end; nil for none in the document.
  func text(end: String?) -> String { end.map { "\(name) to \($0)" } ?? name }

  /// By element: the attribute that says which.
  private static let names = [
    "outlet": "property", "outletCollection": "property", "action": "selector", "segue": "identifier",
    "binding": "name",
  ]
}
