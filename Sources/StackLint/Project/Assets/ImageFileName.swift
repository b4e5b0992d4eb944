import Support

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
