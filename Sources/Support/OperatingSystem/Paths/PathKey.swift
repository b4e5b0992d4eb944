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
