package import Drawing
import Formats
import StackModel
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

/// The image or color that the path of a file names.
///
/// Only files in asset catalogs, and image files outside of them, count.
struct AssetPath {
  /// The folders in a catalog, outermost first, without the catalog itself; nil outside of catalogs.
  private let catalogFolders: [Substring]?
  private let file: Substring
  /// The name of an image file outside of catalogs.
  private let imageStem: String?
  let path: String

  /// Nil for a path that names nothing, as most do.
  init?(_ path: String) {
    self.path = path
    file = path.lastPathComponent
    catalogFolders = path.folders(withSuffix: ".xcassets").last.map { catalog in
      path.utf8[catalog.endIndex...].split(separator: UInt8(ascii: "/")).dropLast().map { Substring($0) }
    }
    guard catalogFolders == nil else {
      imageStem = nil
      return
    }
    let name = ImageFileName(String(file))
    guard name.isImage else { return nil }
    imageStem = name.stem
  }

  /// The name that the file stands for, below the folders that give theirs to it.
  ///
  /// - Parameter isNamespace: Whether a folder provides a namespace, by its path.
  func entry(isNamespace: (Substring) -> Bool) -> AssetIndex.Entry? {
    guard let folders = catalogFolders else { return imageStem.map { .imageFile($0) } }
    guard file == "Contents.json", let set = folders.last,
      let dot = set.utf8.lastIndex(of: UInt8(ascii: "."))
    else { return nil }
    let name = (namespaces(isNamespace) + [set[..<dot]]).joined(separator: "/")
    switch set[set.utf8.index(after: dot)...] {
    case "imageset", "symbolset", "appiconset", "launchimage", "imagestack", "brandassets", "textureset", "dataset":
      return .image(name)
    case "colorset": return .color(name, file: path)
    default: return nil
    }
  }

  private func namespaces(_ isNamespace: (Substring) -> Bool) -> [Substring] {
    guard let folders = catalogFolders else { return [] }
    var end = path.endIndex
    // Behind the path of the set's folder, then of each folder above it.
    var found: [Substring] = []
    for (depth, folder) in folders.reversed().enumerated() {
      end = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      if depth > 0, isNamespace(path[..<end]) { found.append(folder) }
    }
    return found.reversed()
  }

  /// The folder that the file is the description of, if the folder only groups others.
  var groupFolder: Substring? {
    guard let folders = catalogFolders, file == "Contents.json",
      folders.last?.utf8.contains(UInt8(ascii: ".")) == false
    else { return nil }
    return path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }
}

/// A color of an asset catalog, in light and in dark appearance.
package struct ColorSet: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  package typealias Components = [Double]

  package let light: Components
  /// In dark appearance; nil for the same.
  package let dark: Components?

  /// Reads a color; nil for one that has no components, such as a color of the system.
  ///
  /// - Parameter description: The content of the color's `Contents.json`.
  init?(description: [UInt8]) {
    guard let node = try? JSONParser.parse(description), let entries = try? node.array("colors") else { return nil }
    var (light, dark): (Components?, Components?)
    for entry in entries {
      guard let components = Self.components(of: entry) else { continue }
      let appearances = (try? entry.member("appearances")?.array()) ?? []
      let values = appearances.compactMap { try? $0.string("value") }
      if values.isEmpty { light = light ?? components } else if values == ["dark"] { dark = dark ?? components }
    }
    guard let light = light ?? dark else { return nil }
    self.light = light
    self.dark = dark
  }

  /// The color as it is drawn.
  package var paint: Paint { Paint(Self.color(light), dark: dark.map(Self.color)) }

  private static func color(_ parts: Components) -> Color.Components {
    Color.Components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static func components(of entry: JSONNode) -> Components? {
    guard let color = try? entry.requiredMember("color"), let written = try? color.requiredMember("components") else {
      return nil
    }
    let alpha = number(written, "alpha") ?? 1
    if let white = number(written, "white") { return [white, white, white, alpha] }
    let parts = ["red", "green", "blue"].compactMap { number(written, $0) }
    return parts.count == 3 ? parts + [alpha] : nil
  }

  /// `0.5`, `128` or `0x80`: whole numbers above 1 are of 255.
  private static func number(_ components: JSONNode, _ key: String) -> Double? {
    guard let text = try? components.string(key) else { return nil }
    if text.hasBytePrefix("0x") || text.hasBytePrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { min(1, Double($0) / 255) }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    let isOf255 = !text.contains(".") && value > 1
    return min(max(isOf255 ? value / 255 : value, 0), 1)
  }
}
