package import Support

/// A compiled nib or storyboard, in a file or a folder, on disk or in an archive.
package struct CompiledFile: Sendable {
  /// What a compiled file holds.
  package enum Content: Sendable {
    /// The nib, and the name of the file in its folder that was chosen; nil if the nib is no folder.
    case nib(ObjectGraph, chosen: String?)
    case storyboard(CompiledStoryboard, failures: [InputFile.Failure])
  }

  private enum Kind: Sendable {
    case nib(file: String)
    case storyboard(folder: String)
  }

  /// How it is reported.
  package let path: String
  private let kind: Kind
  private let files: BundleFiles

  /// Reads it.
  package func content() throws(InputFile.Failure) -> Content {
    switch kind {
    case .nib(let file):
      let (graph, chosen) = try graph(file, reported: path)
      return .nib(graph, chosen: chosen)
    case .storyboard(let folder): return try storyboard(folder)
    }
  }

  /// The graph of a nib that is a file, or a folder with one file for each range of systems.
  private func graph(_ file: String, reported: String) throws(InputFile.Failure) -> (ObjectGraph, chosen: String?) {
    let folder = file.isEmpty ? "" : file + "/"
    let isFolder = file.isEmpty || !files.contains(file)
    let chosen = isFolder ? Self.newest(files.paths(below: file)) : nil
    if isFolder, chosen == nil {
      throw InputFile.Failure(
        reading: reported, "no nib in this folder; expected objects-VERSION.nib, runtime.nib or keyedobjects.nib")
    }
    let bytes = try files.content(of: isFolder ? folder + (chosen ?? "") : file).get()
    do throws(CompiledNibError) {
      return (try ObjectGraph(bytes), chosen)
    } catch {
      let place = chosen.map { "\(reported)/\($0)" } ?? reported
      throw InputFile.Failure(message: "\(place): error: \(error.description)")
    }
  }

  /// The nib for the newest system; those without a version are for the oldest.
  static func newest(_ names: [String]) -> String? {
    let versioned = names.compactMap { name -> (name: String, version: [Int])? in
      guard let stem = name.hasByteSuffix(".nib") ? name.dropLast(4) : nil,
        let prefix = ["objects-", "keyedobjects-"].first(where: { stem.hasBytePrefix($0) })
      else { return nil }
      let parts = stem.dropFirst(prefix.count).drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      let version = parts.split(separator: ".").compactMap { Int($0) }
      return version.isEmpty ? nil : (name, version)
    }
    if let newest = versioned.max(by: { $0.version.lexicographicallyPrecedes($1.version) }) { return newest.name }
    return ["runtime.nib", "keyedobjects.nib", "objects.nib"].first(where: names.contains)
  }

  private func storyboard(_ folder: String) throws(InputFile.Failure) -> Content {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let inside = files.paths(below: folder)
    var names: [String] = []
    for path in inside {
      let first = String(Substring(path.utf8.prefix { $0 != UInt8(ascii: "/") }))
      if first.hasByteSuffix(".nib"), names.last != first { names.append(first) }
    }
    var nibs: [CompiledStoryboard.Nib] = []
    var failures: [InputFile.Failure] = []
    for name in names {
      do throws(InputFile.Failure) {
        let (graph, _) = try graph(prefix + name, reported: "\(path)/\(name)")
        nibs.append(CompiledStoryboard.Nib(name: String(name.dropLast(4)), graph: graph))
      } catch {
        failures.append(error)
      }
    }
    let information = inside.contains("Info.plist") ? try? files.content(of: prefix + "Info.plist").get() : nil
    return .storyboard(
      CompiledStoryboard(nibs: nibs, nibNames: Set(names.map { String($0.dropLast(4)) }), information: information),
      failures: failures)
  }
}

// MARK: - Finding

extension CompiledFile {
  private static let folderSuffixes = [".app", ".framework", ".bundle", ".xcarchive", ".appex", ".xcframework"]
  private static let archiveSuffixes = [".ipa", ".zip"]

  /// Whether a path is that of a compiled nib or storyboard, or of a bundle that may have some.
  package static func isRecognized(_ path: String) -> Bool {
    let name = path.lowercasedWithoutSlash
    return isCompiled(name) || (folderSuffixes + archiveSuffixes).contains(where: name.hasByteSuffix)
  }

  private static func isCompiled(_ name: String) -> Bool {
    name.hasByteSuffix(".nib") || name.hasByteSuffix(".storyboardc")
  }

  /// The compiled files that a path stands for: itself, or those in a bundle, in the order of their paths.
  ///
  /// - Throws: Why a folder or archive cannot be read.
  package static func all(at path: String) throws(InputFile.Failure) -> [CompiledFile] {
    let name = path.lowercasedWithoutSlash
    let shown = path.hasByteSuffix("/") ? String(path.dropLast()) : path
    if isCompiled(name) {
      guard InputFiles.isFolder(path) else {
        let (folder, name) = shown.folderAndName
        return [CompiledFile(path: shown, kind: .nib(file: name), files: BundleFiles(file: name, in: folder))]
      }
      let kind = name.hasByteSuffix(".nib") ? Kind.nib(file: "") : .storyboard(folder: "")
      return [CompiledFile(path: shown, kind: kind, files: try BundleFiles.find(in: shown))]
    }
    let isArchive = archiveSuffixes.contains(where: name.hasByteSuffix) && !InputFiles.isFolder(path)
    let files = try isArchive ? BundleFiles.read(archive: shown) : BundleFiles.find(in: shown)
    return all(in: files, root: shown)
  }

  private static func all(in files: BundleFiles, root: String) -> [CompiledFile] {
    var found: [CompiledFile] = []
    var last = ""
    for path in files.paths {
      guard let place = compiledPrefix(of: path), place != last else { continue }
      last = place
      let kind = place.lowercased().hasByteSuffix(".nib") ? Kind.nib(file: place) : .storyboard(folder: place)
      found.append(CompiledFile(path: "\(root)/\(place)", kind: kind, files: files))
    }
    return found
  }

  /// The path up to the first folder or file that is a compiled nib or storyboard; nil if there is none.
  private static func compiledPrefix(of path: String) -> String? {
    var end = path.startIndex
    while end < path.endIndex {
      let slash = path.utf8[end...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      if isCompiled(path[end..<slash].lowercased()) { return String(path[..<slash]) }
      end = slash < path.endIndex ? path.utf8.index(after: slash) : slash
    }
    return nil
  }
}

extension BundleFiles {
  /// One file of a folder.
  fileprivate init(file: String, in folder: String) {
    self.init(paths: [file]) { InputFile(path: folder + $0).read() }
  }
}

extension String {
  fileprivate var lowercasedWithoutSlash: String { (hasByteSuffix("/") ? String(dropLast()) : self).lowercased() }
}

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
