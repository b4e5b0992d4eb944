/// A path from the root, without `.` and `..`. Links are only followed by ``resolve(_:)``.
///
/// Names are compared and taken apart byte by byte: a combining mark at the start of a name does not belong to the slash.
package struct AbsolutePath: Hashable, Sendable {
  /// Without a slash at the end, but for the root itself.
  package let text: String

  private static let slash = UInt8(ascii: "/")

  /// A path as it is given, from the working folder where it does not start at the root.
  package init(_ path: String) {
    let whole = path.utf8.first == Self.slash ? path : Self.workingFolder + "/" + path
    guard Self.needsCleaning(whole) else {
      text = whole
      return
    }
    var names: [Substring] = []
    for name in whole.utf8.split(separator: Self.slash) where !name.elementsEqual(".".utf8) {
      if name.elementsEqual("..".utf8) { _ = names.popLast() } else { names.append(Substring(name)) }
    }
    text = "/" + names.joined(separator: "/")
  }

  private init(clean text: String) { self.text = text }

  /// The target of a path after following all links, as the system does; nil if there is none, with the reason in
  /// `errno`.
  package static func resolve(_ path: String) -> AbsolutePath? {
    guard let resolved = path.withSystemPath({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return AbsolutePath(clean: String(systemPath: resolved))
  }

  /// Where a file is or would be, without links on the way; nil if its folder does not exist. The file itself may be a link.
  static func resolve(folderOf path: String) -> AbsolutePath? {
    let (folder, name) = path.folderAndName
    return resolve(folder.isEmpty ? "." : folder)?.appending(name)
  }

  /// Whether there is a name `.` or `..`, or a slash too many. Names such as `.git` are common.
  private static func needsCleaning(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        guard bytes[place] == slash else {
          place += 1
          continue
        }
        var dots = 0
        while dots < 2, place + dots + 1 < bytes.count, bytes[place + dots + 1] == UInt8(ascii: ".") { dots += 1 }
        place += dots + 1
        if place == bytes.count || bytes[place] == slash { return true }
      }
      return false
    }
  }

  /// The working folder; the root where it has no path, for which see ``hasWorkingFolder``.
  static var workingFolder: String { foundWorkingFolder ?? "/" }

  /// Whether the working folder has a path: it may have been removed.
  package static var hasWorkingFolder: Bool { foundWorkingFolder != nil }

  /// Makes a folder the working folder. Call it before other threads use paths, and before anything asks for a path in the
  /// repository.
  ///
  /// - Returns: Whether the system could enter it.
  package static func enter(_ folder: AbsolutePath) -> Bool {
    guard folder.text.withSystemPath({ chdir($0) }) == 0 else { return false }
    foundWorkingFolder = folder.text
    return true
  }

  nonisolated(unsafe) private static var foundWorkingFolder: String? = {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(systemPath: path)
  }()

  package static func == (left: AbsolutePath, right: AbsolutePath) -> Bool { PathKey(left.text) == PathKey(right.text) }

  package func hash(into hasher: inout Hasher) { PathKey(text).hash(into: &hasher) }

  package var isRoot: Bool { text == "/" }

  /// The folder that holds it; the root's is itself.
  package var folder: AbsolutePath {
    let end = lastSlash
    return AbsolutePath(clean: end == text.startIndex ? "/" : String(text[..<end]))
  }

  private var lastSlash: String.Index { text.utf8.lastIndex(of: Self.slash) ?? text.startIndex }

  package func appending(_ name: String) -> AbsolutePath { AbsolutePath(text + "/" + name) }

  /// Whether it is somewhere below a folder.
  package func isInside(_ folder: AbsolutePath) -> Bool { path(below: folder) != nil }

  /// Whether it is a folder, or somewhere below.
  package func isWithin(_ folder: AbsolutePath) -> Bool { self == folder || isInside(folder) }

  /// The path from a folder that it is somewhere below; nil where it is not.
  package func path(below folder: AbsolutePath) -> String? {
    let prefix = folder.isRoot ? "/" : folder.text + "/"
    guard text.utf8.count > prefix.utf8.count, text.utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(text.utf8.dropFirst(prefix.utf8.count)))
  }

  package var exists: Bool { text.withSystemPath { access($0, F_OK) } == 0 }

  /// Whether it is the top folder of a git repository.
  package var isRepository: Bool { appending(".git").exists }

  /// The folder, or the nearest above it, that is the top of a git repository.
  package var repository: AbsolutePath? {
    var folder = self
    while !folder.isRepository {
      if folder.isRoot { return nil }
      folder = folder.folder
    }
    return folder
  }

  /// As one would name it from the working folder.
  package var shown: String { path(below: AbsolutePath(clean: Self.workingFolder)) ?? text }

  /// The same for a folder, which may be the working folder.
  package var shownFolder: String { text == Self.workingFolder ? "." : shown }

  /// As one would name it from the top of the working folder's repository, wherever in it one stands; without a repository
  /// from the working folder.
  package var inRepository: String { path(below: Self.base) ?? text }

  private static let base: AbsolutePath = {
    let folder = AbsolutePath(clean: workingFolder)
    return folder.repository ?? folder
  }()
}

/// A path as a key: texts are equal where they are canonically equivalent, but files may differ in nothing but that.
package struct PathKey: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package static func == (left: PathKey, right: PathKey) -> Bool {
    var (left, right) = (left.path, right.path)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        left.count == right.count && (left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0)
      }
    }
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}
