import NibDecoder
import StackModel

/// Completes values as Interface Builder writes them.
enum ValueForms {
  static func complete(_ element: MarkupElement) {
    switch element.name {
    case "fontDescription": completeFont(element)
    case "color": completeColor(element)
    default: break
    }
  }

  /// A font has a style, or a type or a name with its family, and a size.
  private static func completeFont(_ font: MarkupElement) {
    if font["style"] != nil {
      for name in ["type", "name", "family", "pointSize", "size", "weight"] { font.remove(name) }
      return
    }
    if let name = font["name"] {
      if font["family"] == nil { font.set("family", SystemFontName.family(ofPostScriptName: name)) }
      font.remove("type")
      font.remove("weight")
    } else if font["type"] == nil {
      font.set("type", "system")
    }
    if font["pointSize"] == nil, font["size"] == nil { font.set("pointSize", sizeWithoutOne) }
  }

  /// The size of a font description without one.
  private static let sizeWithoutOne = "13"

  private static func completeColor(_ color: MarkupElement) {
    if let constant = color["systemColor"].flatMap(SystemColors.constant(named:)) {
      color.remove("systemColor")
      for (name, value) in constant { color.set(name, value) }
    }
    guard ["red", "white", "cyan"].contains(where: { color[$0] != nil }) else { return }
    if color["alpha"] == nil { color.set("alpha", "1") }
    guard color["colorSpace"] == nil, color["cyan"] == nil else { return }
    color.set("colorSpace", "custom")
    color.set("customColorSpace", color["red"] == nil ? "genericGamma22GrayColorSpace" : "sRGB")
  }
}
