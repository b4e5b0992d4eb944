import Support

/// What the sources of a file are for, by its path.
enum SourceRole {
  /// Whether a file belongs to the app, and not to its tests or to code of others that is kept beside it.
  static func isOwn(_ path: String) -> Bool {
    folders(of: path).allSatisfy { folder in !isForeign(folder) && !isOfTests(folder) }
  }

  /// Whether a file belongs to tests, or is material for them.
  static func isOfTests(_ path: String) -> Bool { folders(of: path).contains(where: isOfTests) }

  /// The folder of a library that is kept beside the app, with a slash at its end; nil for other files and for tests.
  static func library(of path: String) -> String? {
    let folders = folders(of: path)
    guard let place = folders.firstIndex(where: isForeign), place + 1 < folders.endIndex,
      !folders.contains(where: isOfTests)
    else { return nil }
    return folders[...(place + 1)].joined(separator: "/") + "/"
  }

  /// Whether a file is code of others that is kept beside the app, and no sample of the project's own.
  static func isOfOthers(_ path: String) -> Bool { folders(of: path).contains(where: others.contains) }

  /// A project has thousands of paths, and bytes are split faster than characters.
  private static func folders(of path: String) -> ArraySlice<Substring> {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }.dropLast()
  }

  private static func isForeign(_ folder: Substring) -> Bool {
    // Few folders start like one of them: the others need not be hashed.
    folder.utf8.first.map(initialsOfForeign.contains) == true && foreign.contains(folder)
      || folder.hasByteSuffix(".xctemplate")
  }

  private static func isOfTests(_ folder: Substring) -> Bool {
    folder.utf8.last.map { $0 == UInt8(ascii: "s") || $0 == UInt8(ascii: "t") || $0 == UInt8(ascii: "g") } == true
      && testSuffixes.contains { folder.hasByteSuffix($0) }
  }

  private static let initialsOfForeign = Set(foreign.compactMap(\.utf8.first))

  private static let foreign = others.union(["Example", "Examples", "Demo", "Templates"])
  private static let others: Set<Substring> = [
    "Pods", "Carthage", "Checkouts", "Vendor", "vendor", "Vendors", "ThirdParty", "Third Party", "3rdParty", "External",
    "Externals", "Submodules",
  ]
  private static let testSuffixes = ["Tests", "Test", "UITests", "Specs", "Testing", "tests", "Fixtures"]
}

/// Parts of paths. They are compared byte by byte: a project has many paths, and characters take much longer.
extension Substring {
  /// The part of a path after its last slash.
  var lastPathComponent: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self[...]
  }
}

extension String {
  /// The part of a path after its last slash.
  var lastPathComponent: Substring { self[...].lastPathComponent }

  /// The folders of a path whose names end with the bytes of a text, outermost first.
  func folders(withSuffix suffix: String) -> [Substring] {
    var (path, suffix) = (self, suffix)
    let places = path.withUTF8 { path in suffix.withUTF8 { Self.folders(of: path, $0) } }
    return places.map {
      self[utf8.index(startIndex, offsetBy: $0.lowerBound)..<utf8.index(startIndex, offsetBy: $0.upperBound)]
    }
  }

  private static func folders(
    of path: UnsafeBufferPointer<UInt8>, _ suffix: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for (place, byte) in path.enumerated() where byte == UInt8(ascii: "/") {
      if place - start >= suffix.count, path[(place - suffix.count)..<place].elementsEqual(suffix) {
        found.append(start..<place)
      }
      start = place + 1
    }
    return found
  }
}
