#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path from the root, without `.` and `..`. Links are not followed.
struct AbsolutePath: Hashable, Sendable {
  /// Without a slash at the end, but for the root itself.
  let text: String

  /// A path as it is given, from the working folder where it does not start at the root.
  init(_ path: String) {
    let whole = path.hasPrefix("/") ? path : Self.workingFolder + "/" + path
    guard Self.needsCleaning(whole) else {
      text = whole
      return
    }
    var names: [Substring] = []
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    text = "/" + names.joined(separator: "/")
  }

  private init(clean text: String) { self.text = text }

  /// Whether there may be a name `.` or `..`, or a slash too many.
  private static func needsCleaning(_ path: String) -> Bool {
    var previous: UInt8?
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return true }
      previous = byte
    }
    return previous == UInt8(ascii: "/")
  }

  static let workingFolder: String = {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }()

  var isRoot: Bool { text == "/" }

  /// The folder that holds it; the root's is itself.
  var folder: AbsolutePath {
    let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) ?? text.startIndex
    return AbsolutePath(clean: slash == text.startIndex ? "/" : String(text[..<slash]))
  }

  func appending(_ name: String) -> AbsolutePath { AbsolutePath(text + "/" + name) }

  /// Whether it is somewhere below a folder.
  func isInside(_ folder: AbsolutePath) -> Bool { folder.isRoot || text.hasPrefix(folder.text + "/") }

  /// Whether it is a folder, or somewhere below.
  func isWithin(_ folder: AbsolutePath) -> Bool { self == folder || isInside(folder) }

  var exists: Bool { access(text, F_OK) == 0 }

  /// Whether it is the top folder of a git repository.
  var isRepository: Bool { appending(".git").exists }

  /// As one would name it from the working folder.
  var shown: String {
    let prefix = Self.workingFolder == "/" ? "/" : Self.workingFolder + "/"
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  /// As one would name it from the top of the working folder's repository, wherever in it one stands; without a repository
  /// from the working folder.
  var inRepository: String {
    let prefix = Self.repository == "/" ? "/" : Self.repository + "/"
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  private static let repository: String = {
    var folder = AbsolutePath(workingFolder)
    while !folder.isRepository {
      if folder.isRoot { return workingFolder }
      folder = folder.folder
    }
    return folder.text
  }()
}
