import Formats

/// Compiles references to images: the app finds them by name.
///
/// Evidence: 170 images of apps in 58 nibs of coder version 10; 3 symbols of the system there, and 55 in older nibs.
struct ImageCompiler {
  let reader: VocabularyReader

  /// The image that an attribute names.
  func image(_ attribute: String, of element: ElementIndex, in builder: inout GraphBuilder) -> ArchivedValue? {
    guard let name = reader.text(attribute, of: element) else { return nil }
    let catalog = reader.text("catalog", of: element)
    guard catalog == nil || catalog == "system" else {
      reader.refuse(
        "the compiled form of images of the catalog \"\(catalog ?? "")\" is not known; add the image to the app",
        at: element, attribute: "catalog")
      return nil
    }
    let side: Float = catalog == nil ? 1 : 0
    let text = builder.string(name)
    return builder.share(
      ArchivedObject(
        "UIImageNibPlaceholder",
        [
          .init("UIImageWidth", .float(side)), .init("UIImageHeight", .float(side)), .init("UIResourceName", text),
          .init("UISystemSymbolResourceName", catalog == nil ? .null : text),
          .init("UISymbolImageConfiguration", .null), .init("UIResourceCatalogName", .null),
        ]))
  }
}
