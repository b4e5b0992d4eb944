/// How messages and reports name a view.
extension View {
  /// The element's name and, shortened, what the author or the view's text calls it: `<label> "Name"`.
  package var nameInMessages: String {
    let label = userLabel ?? caption
    guard let label, !label.isEmpty else { return "<\(elementName)>" }
    let shown = label.count > 30 ? label.prefix(29) + "…" : label[...]
    return "<\(elementName)> \"\(shown.split(separator: "\n").joined(separator: " "))\""
  }

  /// The element's name, the label and the object id: `label "Name" (a1b-2C-d3e)`.
  package var elementTitle: String {
    let label = (userLabel ?? caption).map { " \"\($0.split(whereSeparator: \.isNewline).joined(separator: " "))\"" }
    return "\(elementName)\(label ?? "")\(id.map { " (\($0))" } ?? "")"
  }
}
