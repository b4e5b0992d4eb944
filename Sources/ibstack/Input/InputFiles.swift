#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The documents, or other files, that paths on the command line stand for.
struct InputFiles {
  private(set) var files: [InputFile] = []
  private(set) var failures: [String] = []
  private let suffixes: [String]

  /// Files are taken as they are; folders are searched for documents, in the order of their names.
  init(paths: [String], suffixes: [String] = [".storyboard", ".xib"]) {
    self.suffixes = suffixes
    for path in paths {
      if path != "-", Self.isFolder(path) { search(path) } else { files.append(InputFile(path: path)) }
    }
  }

  /// Leaves files out.
  mutating func keep(_ isWanted: (InputFile) -> Bool) { files = files.filter(isWanted) }

  /// Leaves files out by their position.
  mutating func keepPositions(where isWanted: (Int) -> Bool) {
    files = files.enumerated().filter { isWanted($0.offset) }.map(\.element)
  }

  private mutating func search(_ folder: String) {
    guard let entries = Self.entries(of: folder) else {
      failures.append("\(folder): error: cannot be read: \(String(cString: strerror(errno)))")
      return
    }
    for (name, type) in entries.sorted(by: { $0.name < $1.name }) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if suffixes.contains(where: name.lowercased().hasSuffix) {
        add(path, type)
      } else if Self.isFolder(path, followingLinks: false) {
        search(path)
      }
    }
  }

  /// Reading a pipe that nobody writes to would never end.
  private mutating func add(_ path: String, _ type: Int32) {
    if [DT_FIFO, DT_SOCK, DT_CHR, DT_BLK].contains(where: { Int32($0) == type }) {
      failures.append("\(path): error: cannot be read: not a regular file")
    } else {
      files.append(InputFile(path: path))
    }
  }

  static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func entries(of folder: String) -> [(name: String, type: Int32)]? {
    guard let handle = opendir(folder) else { return nil }
    defer { closedir(handle) }
    var entries: [(name: String, type: Int32)] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { entries.append((name, Int32(entry.pointee.d_type))) }
    }
    return entries
  }
}
