extension String {
  /// The part of a path after its last slash.
  var lastPathComponent: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self[...]
  }
}
