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
