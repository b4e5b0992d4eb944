import Support

/// The files below a folder or in a zip archive, by their paths from there.
struct BundleFiles: Sendable {
  /// Without folders, in the order of their bytes.
  let paths: [String]
  private let read: @Sendable (String) -> Result<[UInt8], InputFile.Failure>

  init(paths: [String], read: @escaping @Sendable (String) -> Result<[UInt8], InputFile.Failure>) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.read = read
  }

  func content(of path: String) -> Result<[UInt8], InputFile.Failure> { read(path) }

  func contains(_ path: String) -> Bool {
    let place = firstPlace(from: path)
    return place < paths.count && paths[place] == path
  }

  /// The files below a folder, by their paths from there. All of them for the empty path.
  func paths(below folder: String) -> [String] {
    guard !folder.isEmpty else { return paths }
    let prefix = folder + "/"
    return paths[firstPlace(from: prefix)...].prefix { $0.hasBytePrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
  }

  private func firstPlace(from path: String) -> Int {
    paths.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(path.utf8) }
  }

  /// Folders within each other; deeper ones come from links and file systems that are broken.
  private static let depthLimit = 64

  /// Finds the files in a folder. Links are left out: those of a framework lead to its other files.
  static func find(in folder: String) throws(InputFile.Failure) -> BundleFiles {
    var paths: [String] = []
    try search(folder, "", depth: 0, &paths)
    let prefix = folder.hasByteSuffix("/") ? folder : folder + "/"
    return BundleFiles(paths: paths) { InputFile(path: prefix + $0).read() }
  }

  /// Reads what is in a zip archive.
  static func read(archive path: String) throws(InputFile.Failure) -> BundleFiles {
    let archive = try ZipArchive.read(FileRanges.open(path), path: path)
    return BundleFiles(paths: archive.paths) { archive.content(of: $0) }
  }

  private static func search(
    _ root: String, _ place: String, depth: Int, _ paths: inout [String]
  ) throws(InputFile.Failure) {
    let folder = place.isEmpty ? root : "\(root)/\(place)"
    guard depth < depthLimit else { return }
    guard let entries = FolderEntry.all(in: folder) else {
      throw InputFile.Failure(reading: folder, "no such folder, or it may not be read")
    }
    for entry in entries {
      let path = place.isEmpty ? entry.name : "\(place)/\(entry.name)"
      switch entry.kind {
      case .file: paths.append(path)
      case .folder: try search(root, path, depth: depth + 1, &paths)
      case .unknown where InputFiles.isFolder("\(root)/\(path)", followingLinks: false):
        try search(root, path, depth: depth + 1, &paths)
      case .unknown: paths.append(path)
      case .link, .special: break
      }
    }
  }
}
