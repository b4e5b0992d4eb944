/// What a document lists at its end: the images and named colors that it uses.
final class ResourceList {
  /// The size of an image, by the frame of a view that shows it.
  private struct ImageSize {
    let size: (width: Double, height: Double)
    /// Whether nothing but the image gives the view its size.
    let isOwn: Bool
    let isSymbol: Bool
  }

  private var colors: [String: [(name: String, value: String)]] = [:]
  private var images: [String: ImageSize] = [:]

  func addColor(_ name: String, _ components: [(name: String, value: String)]) {
    if colors[name] == nil { colors[name] = components }
  }

  /// Notes the frame of a view that shows an image. A view that only the image gives its size tells more than others.
  func addImage(_ name: String, _ width: Double, _ height: Double, isOwn: Bool, isSymbol: Bool) {
    guard width > 0, height > 0 else { return }
    if let known = images[name], known.isOwn || !isOwn { return }
    images[name] = ImageSize(size: (width, height), isOwn: isOwn, isSymbol: isSymbol)
  }

  /// The element; nil if there is nothing to list.
  var element: MarkupElement? {
    let images = images.sorted { $0.key < $1.key }.map { name, image in
      let element = MarkupElement("image", [("name", name)])
      if image.isSymbol { element.set("catalog", "system") }
      element.set("width", DecimalText.text(of: image.size.width))
      element.set("height", DecimalText.text(of: image.size.height))
      return element
    }
    let colors = colors.sorted { $0.key < $1.key }.map { name, components in
      MarkupElement("namedColor", [("name", name)], children: [MarkupElement("color", components)])
    }
    return images.isEmpty && colors.isEmpty ? nil : MarkupElement("resources", children: images + colors)
  }
}
