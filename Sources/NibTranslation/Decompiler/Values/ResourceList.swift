/// What a document lists at its end: the images and named colors that it uses.
final class ResourceList {
  /// The size of an image, by the frame of a view that shows it.
  private struct ImageSize {
    let size: (width: Double, height: Double)
    /// Whether nothing but the image gives the view its size.
    let isOwn: Bool
    let isSymbol: Bool
  }

  private typealias Components = [(name: String, value: String)]
  private var colors: [String: Components] = [:]
  private var systemColors: [String: Components] = [:]
  private var images: [String: ImageSize] = [:]

  func addColor(_ name: String, _ components: [(name: String, value: String)]) {
    if colors[name] == nil { colors[name] = components }
  }

  func addSystemColor(_ name: String, _ components: [(name: String, value: String)]) {
    if systemColors[name] == nil { systemColors[name] = components }
  }

  /// Notes the frame of a view that shows an image. A view that only the image gives its size tells more than others.
  func addImage(_ name: String, _ width: Double, _ height: Double, isOwn: Bool, isSymbol: Bool) {
    guard width > 0, height > 0 else { return }
    if let known = images[name], known.isOwn || !isOwn { return }
    images[name] = ImageSize(size: (width, height), isOwn: isOwn, isSymbol: isSymbol)
  }

  /// The elements: the images, and then the colors. A color of the system that a nib only names has none.
  var elements: [MarkupElement] {
    let images = images.sorted { $0.key < $1.key }.map { name, image in
      let element = MarkupElement("image", [("name", name)])
      if image.isSymbol { element.set("catalog", "system") }
      element.set("width", DecimalText.text(of: image.size.width))
      element.set("height", DecimalText.text(of: image.size.height))
      return element
    }
    return images + Self.elements("namedColor", colors) + Self.elements("systemColor", systemColors)
  }

  private static func elements(_ kind: String, _ colors: [String: Components]) -> [MarkupElement] {
    colors.sorted { $0.key < $1.key }.map { name, components in
      MarkupElement(kind, [("name", name)], children: [MarkupElement("color", components)])
    }
  }
}
