/// The metadata of a file that a file system keeps beside its content, such as access control lists.
enum ExtendedAttributes {
  /// Copies the attributes of an open file to another one, as far as the system allows it.
  static func copy(from source: Int32, to target: Int32) {
    #if canImport(Darwin)
      fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #else
      for name in names(of: source) {
        guard let value = bytes({ fgetxattr(source, name, $0, $1) }) else { continue }
        fsetxattr(target, name, value, value.count, 0)
      }
    #endif
  }

  #if !canImport(Darwin)
    private static func names(of descriptor: Int32) -> [[CChar]] {
      let list = bytes { flistxattr(descriptor, $0, $1) } ?? []
      return list.split(separator: 0).map { name in name.map { CChar(bitPattern: $0) } + [0] }
    }

    /// The bytes that a call writes. Without room for them it returns how many they are.
    private static func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
      let size = call(nil, 0)
      guard size > 0 else { return size == 0 ? [] : nil }
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initializedCount in
        count = call(buffer.baseAddress, size)
        initializedCount = max(0, count)
      }
      return count < 0 ? nil : bytes
    }
  #endif
}
