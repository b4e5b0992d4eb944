import Formats

/// The colors and images that a definition lists in its `<resources>`. What they name goes before what the system has of
/// the name.
struct DefinitionAssets {
  let colors: Set<String>
  private let images: Set<String>

  init(_ tree: XMLTree) {
    colors = Self.names("namedColor", in: tree)
    images = Self.names("image", in: tree)
  }

  private static func names(_ element: String, in tree: XMLTree) -> Set<String> {
    guard let number = tree.number(ofName: element) else { return [] }
    return Set(tree.indices.lazy.filter { tree[$0].name == number }.compactMap { tree[$0, "name"] })
  }

  /// Whether the image of an element that names no catalog is one of Apple's symbols, whose names have dots, as in
  /// `person.fill`. Others have names that assets may have, too.
  func isSymbol(_ image: String, in element: ElementIndex, of tree: XMLTree) -> Bool {
    tree.attribute("catalog", of: element) == nil && !images.contains(image) && Self.isDotted(image)
  }

  private static func isDotted(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          }
      } && !suffixes.contains { parts.last!.elementsEqual($0.utf8) }
  }

  /// Those of files.
  private static let suffixes = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"]
}
