import CompiledNib
import XMLSource

/// Values that many elements have.
extension NibContent {
  /// The color of a child element with a key.
  mutating func color(_ key: String, of element: ElementIndex) -> ArchivedValue? {
    guard let child = reader.child(key, of: element), reader.tree.name(of: child) == "color" else { return nil }
    return ColorCompiler(reader: reader).color(child, in: &builder)
  }

  /// The font of a child element, and its size in points.
  mutating func font(_ key: String, of element: ElementIndex) -> (font: ArchivedValue, size: Double)? {
    guard let child = reader.child(key, of: element) else { return nil }
    if let known = fonts[child] { return known }
    let font = FontCompiler(reader: reader).font(child, in: &builder)
    fonts[child] = font
    return font
  }

  /// A text that the app looks up in its tables of strings, if the document is localized.
  ///
  /// - Parameter name: What the table calls the text of the object.
  mutating func localizable(_ text: String, _ name: String, of element: ElementIndex) -> ArchivedValue {
    guard reader.isLocalized, !text.isEmpty, let id = reader.tree[element, "id"] else { return builder.string(text) }
    return builder.add(
      ArchivedObject(
        "NSLocalizableString",
        [
          .init("NS.bytes", .data(Array(text.utf8))), .init("NSKey", builder.string("\(id).\(name)")),
          .init("NSDev", builder.string(text)),
        ]))
  }
}
