import Support

/// The named images, colors and fonts of a project.
struct AssetIndex: Sendable {
  /// Images of catalogs, with their namespaces.
  private(set) var images: Set<String> = []
  /// The descriptions of the colors of catalogs, by the names of the colors.
  private(set) var colorFiles: [String: [String]] = [:]
  /// Image files outside of catalogs, without their folders and extensions.
  private(set) var imageFiles: Set<String> = []
  var fonts = FontIndex([])
  /// Whether the project has more than is here: a target lists a catalog that is not in the folder.
  private(set) var isIncomplete = false

  /// A file or folder that names an image or a color.
  enum Entry: Hashable, Sendable {
    case image(String)
    case imageFile(String)
    case color(String, file: String)
  }

  init() {}

  init(_ entries: some Sequence<Entry>, isIncomplete: Bool = false) {
    self.isIncomplete = isIncomplete
    for entry in entries {
      switch entry {
      case .image(let name): images.insert(name)
      case .imageFile(let name): imageFiles.insert(name)
      case .color(let name, let file): colorFiles[name, default: []].append(file)
      }
    }
  }

  /// Whether there are any images.
  var hasImages: Bool { !images.isEmpty || !imageFiles.isEmpty }

  /// The names of colors of catalogs.
  var colors: Set<String> { Set(colorFiles.keys) }

  /// The names that documents may give images.
  var imageNames: Set<String> { images.union(imageFiles) }

  /// Whether an image exists, by its name in a catalog, or as a file with or without its extension.
  ///
  /// A name in a catalog has the folders that provide a namespace; files are found whatever folder they are in.
  func hasImage(_ name: String) -> Bool {
    if images.contains(name) { return true }
    let stem = ImageFileName(name).stem
    return imageFiles.contains(stem) || !name.utf8.contains(UInt8(ascii: "/")) && images.contains(stem)
  }
}

/// The name of an image file, such as `Icons.bundle/back@2x~ipad.png`.
struct ImageFileName {
  /// Without folder, extension, scale and device: `back`.
  let stem: String
  /// Whether the extension is one of images.
  let isImage: Bool

  init(_ name: String) {
    let file = name.lastPathComponent
    let parts = Self.split(file)
    isImage = parts.map { Self.extensions.contains($0.fileExtension.lowercased()) } ?? false
    var stem = isImage ? parts?.stem ?? file : file
    for suffix in Self.suffixes where stem.hasByteSuffix(suffix) {
      stem = Substring(stem.utf8.dropLast(suffix.utf8.count))
    }
    self.stem = String(stem)
  }

  private static func split(_ file: Substring) -> (stem: Substring, fileExtension: Substring)? {
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")), dot > file.startIndex else { return nil }
    return (file[..<dot], file[file.utf8.index(after: dot)...])
  }

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "pdf", "tiff", "tif", "heic", "svg", "icns", "webp", "bmp", "ico", "eps",
  ]

  /// In the order in which they are taken off.
  private static let suffixes = ["~ipad", "~iphone", "~mac", "@1x", "@2x", "@3x"]
}
