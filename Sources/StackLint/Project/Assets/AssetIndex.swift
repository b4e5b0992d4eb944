/// The named images and colors of a project.
struct AssetIndex: Sendable {
  /// Images of catalogs, with their namespaces, and image files without their extensions.
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []

  /// A file or folder that names an image or a color.
  enum Entry: Hashable, Sendable {
    case image(String)
    case color(String)
  }

  init() {}

  init(_ entries: some Sequence<Entry>) {
    for entry in entries {
      switch entry {
      case .image(let name): images.insert(name)
      case .color(let name): colors.insert(name)
      }
    }
  }

  /// Whether an image exists, by its name in a catalog, or as a file with or without its extension.
  func hasImage(_ name: String) -> Bool {
    images.contains(name) || images.contains(ImageFileName(name).stem)
  }
}
