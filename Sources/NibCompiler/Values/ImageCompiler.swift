import CompiledNib
import XMLSource

/// Compiles references to images: the app finds them by name.
enum ImageCompiler {
  /// The image that an attribute names.
  static func image(_ attribute: String, of element: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    let reader = content.reader
    guard let name = reader.text(attribute, of: element) else { return nil }
    if reader.tree[element, "catalog"] != nil {
      reader.refuse(
        "the compiled form of a symbol of the system is not known; add the image to the app", at: element,
        attribute: "catalog")
    }
    return content.builder.share(
      ArchivedObject(
        "UIImageNibPlaceholder",
        [
          .init("UIImageWidth", .float(1)), .init("UIImageHeight", .float(1)),
          .init("UIResourceName", content.builder.string(name)), .init("UISystemSymbolResourceName", .null),
          .init("UISymbolImageConfiguration", .null), .init("UIResourceCatalogName", .null),
        ]))
  }
}
