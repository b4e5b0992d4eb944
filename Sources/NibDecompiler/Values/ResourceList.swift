/// What a document lists at its end: the images and named colors that it uses.
final class ResourceList {
  private var colors: [(name: String, components: [(name: String, value: String)])] = []
  private var names: Set<String> = []

  func addColor(_ name: String, _ components: [(name: String, value: String)]) {
    if names.insert(name).inserted { colors.append((name, components)) }
  }

  /// The element; nil if there is nothing to list.
  var element: MarkupElement? {
    guard !colors.isEmpty else { return nil }
    return MarkupElement(
      "resources",
      children: colors.sorted { $0.name < $1.name }.map { color in
        MarkupElement("namedColor", [("name", color.name)], children: [MarkupElement("color", color.components)])
      })
  }
}
