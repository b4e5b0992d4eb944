/// The images and colours that a project has by name.
struct AssetIndex: Sendable {
  /// Images of catalogues, with their namespaces, and image files without their extensions.
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []

  /// A file or folder that gives a name to an image or a colour.
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

  /// Whether a document finds an image: by its name in a catalogue, or as a file, with or without its extension.
  func hasImage(_ name: String) -> Bool {
    images.contains(name) || images.contains(ImageFileName(name).stem)
  }
}
