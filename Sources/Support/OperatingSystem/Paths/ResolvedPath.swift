/// A path followed as the system does, link by link.
package struct ResolvedPath {
  /// The symbolic links on the way, the path itself included, in the order in which they are followed. The folder of each is
  /// without links.
  package private(set) var links: [AbsolutePath]
  /// Where the path leads. The last names need not exist.
  package private(set) var target: AbsolutePath

  /// As the system's.
  static let linkLimit = 40

  private init(_ target: AbsolutePath, links: [AbsolutePath] = []) { (self.target, self.links) = (target, links) }

  /// Follows a path.
  ///
  /// - Parameter folder: Where it starts if it is relative; nil for the working folder.
  /// - Returns: Nil for an endless chain of links, and where there is no working folder, with the reason in `errno`.
  package static func resolve(_ path: String, in folder: ResolvedPath? = nil) -> ResolvedPath? {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    guard isAbsolute || folder != nil || AbsolutePath.hasWorkingFolder else {
      errno = ENOENT
      return nil
    }
    var resolved = isAbsolute ? ResolvedPath(AbsolutePath("/")) : folder ?? ResolvedPath(AbsolutePath("."))
    return resolved.follow(path) ? resolved : nil
  }

  private mutating func follow(_ path: String) -> Bool {
    var names = Self.names(path)
    while let name = names.popLast() {
      guard name != ".." else {
        target = target.folder
        continue
      }
      let place = target.appending(name)
      guard let destination = Self.destination(ofLink: place) else {
        target = place
        continue
      }
      links.append(place)
      guard links.count <= Self.linkLimit else {
        errno = ELOOP
        return false
      }
      if destination.utf8.first == UInt8(ascii: "/") { target = AbsolutePath("/") }
      names += Self.names(destination)
    }
    return true
  }

  /// The names of a path, the first one last.
  private static func names(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).reversed().map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// What a link says; nil for what is no link.
  private static func destination(ofLink place: AbsolutePath) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let length = place.text.withSystemPath { path in
        buffer.withMemoryRebound(to: CChar.self) { readlink(path, $0.baseAddress!, $0.count) }
      }
      count = max(0, length)
    }
    return bytes.isEmpty ? nil : String(pathBytes: bytes)
  }
}
