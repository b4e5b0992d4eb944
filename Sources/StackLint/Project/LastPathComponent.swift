extension String {
  /// What stands behind the last slash of a path.
  var lastPathComponent: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self[...]
  }
}
