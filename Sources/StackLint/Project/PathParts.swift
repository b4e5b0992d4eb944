/// Parts of paths. They are compared byte by byte: a project has many paths, and characters take much longer.
extension Substring {
  /// The part of a path after its last slash.
  var lastPathComponent: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self[...]
  }

  /// The folders of a path whose names end with the bytes of a text, outermost first.
  func folders(withSuffix suffix: StaticString) -> [Substring] {
    var found: [Substring] = []
    var start = startIndex
    while let slash = utf8[start...].firstIndex(of: UInt8(ascii: "/")) {
      let name = self[start..<slash]
      if name.hasSuffix(bytesOf: suffix) { found.append(name) }
      start = utf8.index(after: slash)
    }
    return found
  }

  /// Whether the text ends with the bytes of another one.
  func hasSuffix(bytesOf suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard let start = utf8.index(utf8.endIndex, offsetBy: -count, limitedBy: utf8.startIndex) else { return false }
    return utf8[start...].elementsEqual(UnsafeBufferPointer(start: suffix.utf8Start, count: count))
  }
}

extension String {
  /// The part of a path after its last slash.
  var lastPathComponent: Substring { self[...].lastPathComponent }

  /// The folders of a path whose names end with the bytes of a text, outermost first.
  func folders(withSuffix suffix: StaticString) -> [Substring] { self[...].folders(withSuffix: suffix) }

  /// Whether the text ends with the bytes of another one.
  func hasSuffix(bytesOf suffix: StaticString) -> Bool { self[...].hasSuffix(bytesOf: suffix) }
}
