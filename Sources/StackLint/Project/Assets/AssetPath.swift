/// What the path of a file says about images and colours.
///
/// Only the files in asset catalogues and image files outside of them count.
struct AssetPath {
  /// The folders of a catalogue, from the outermost, without the catalogue itself; nil outside of catalogues.
  private let catalogueFolders: [Substring]?
  private let file: Substring
  private let path: String

  init(_ path: String) {
    self.path = path
    let names = path.split(separator: "/")
    file = names.last ?? ""
    let catalogue = names.dropLast().lastIndex { $0.hasSuffix(".xcassets") }
    catalogueFolders = catalogue.map { Array(names[($0 + 1)...].dropLast()) }
  }

  /// The name that the file stands for, below the folders that give theirs to it.
  ///
  /// - Parameter isNamespace: Whether a folder provides a namespace, by its path.
  func entry(isNamespace: (Substring) -> Bool) -> AssetIndex.Entry? {
    guard let folders = catalogueFolders else {
      let name = ImageFileName(String(file))
      return name.isImage ? .image(name.stem) : nil
    }
    guard file == "Contents.json", let set = folders.last, let dot = set.lastIndex(of: ".") else { return nil }
    let name = (namespaces(isNamespace) + [set[..<dot]]).joined(separator: "/")
    switch set[set.index(after: dot)...] {
    case "imageset", "symbolset", "appiconset", "launchimage", "imagestack", "brandassets", "textureset", "dataset":
      return .image(name)
    case "colorset": return .color(name)
    default: return nil
    }
  }

  private func namespaces(_ isNamespace: (Substring) -> Bool) -> [Substring] {
    guard let folders = catalogueFolders else { return [] }
    var end = path.endIndex
    // Behind the path of the set's folder, then of each folder above it.
    var found: [Substring] = []
    for (depth, folder) in folders.reversed().enumerated() {
      end = path[..<end].lastIndex(of: "/") ?? path.startIndex
      if depth > 0, isNamespace(path[..<end]) { found.append(folder) }
    }
    return found.reversed()
  }

  /// The folder that the file is the description of, if the folder only groups others.
  var groupFolder: Substring? {
    guard let folders = catalogueFolders, file == "Contents.json", folders.last?.contains(".") == false else {
      return nil
    }
    return path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }
}
