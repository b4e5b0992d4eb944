/// A file or folder in a folder.
package struct FolderEntry: Sendable {
  package enum Kind: Sendable {
    case file, folder, link, unknown
    /// A pipe, socket or device.
    case special
  }

  package let name: String
  /// Unknown if the file system does not provide it.
  package let kind: Kind

  /// Whether its name starts with a dot.
  package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  /// The entries of a folder, in the order of their names; nil if it cannot be read, with the reason in `errno`.
  package static func all(in folder: String) -> [FolderEntry]? {
    guard let handle = folder.withSystemPath({ opendir($0) }) else { return nil }
    defer { closedir(handle) }
    var entries: [FolderEntry] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(systemPath: $0) }
      }
      if name != ".", name != ".." { entries.append(FolderEntry(name: name, kind: Kind(Int(entry.pointee.d_type)))) }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension FolderEntry.Kind {
  fileprivate init(_ type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): self = .unknown
    default: self = .special
    }
  }
}
