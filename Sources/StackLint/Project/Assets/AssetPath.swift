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
