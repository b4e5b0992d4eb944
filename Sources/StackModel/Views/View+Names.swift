package import NibDecoder

/// How messages and reports name a view.
extension View {
  /// The element's name and, shortened, what the author or the view's text calls it: `<label> "Name"`.
  package var nameInMessages: String {
    "<\(elementName)>" + ((userLabel ?? caption)?.shortLine.map { " \"\($0)\"" } ?? "")
  }

  /// The element's name, the label and the object id: `label "Name" (a1b-2C-d3e)`.
  package var elementTitle: String {
    let label = (userLabel ?? caption).map { " \"\($0.split(whereSeparator: \.isNewline).joined(separator: " "))\"" }
    return "\(elementName)\(label ?? "")\(id.map { " (\($0))" } ?? "")"
  }
}

extension String {
  /// Its start on one line; nil if it is empty.
  var shortLine: String? {
    guard !isEmpty else { return nil }
    let start = count > 30 ? prefix(29) + "…" : self[...]
    return start.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// A view without content that messages call by a name of their own.
package final class NamedView: View {
  private let givenName: String

  package init(name: String) {
    givenName = name
    super.init()
  }

  /// It is in no document.
  package required init(coder: NibCoder) throws {
    givenName = coder.elementName
    try super.init(coder: coder)
  }

  package override var name: String { givenName }
}
