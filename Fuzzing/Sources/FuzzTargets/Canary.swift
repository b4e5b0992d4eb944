#if FUZZ_CANARY
  /// Known faults, by which `check-harness.sh` sees that the harness reports what it should.
  enum Canary {
    static func sing(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("canary=\"trap\"") { trap(Array(bytes.prefix(1))) }
      if text.contains("canary=\"hang\"") { while bytes.count > 0 {} }
      if text.contains("canary=\"recursion\"") { print(depth(of: bytes.count)) }
      if text.contains("canary=\"use-after-free\"") { print(freedByte()) }
    }

    private static func trap(_ bytes: [UInt8]) { print(bytes[bytes.count + 1]) }

    private static func depth(of count: Int) -> Int { count == 0 ? 0 : 1 + depth(of: count + 1) * 2 }

    private static func freedByte() -> UInt8 {
      let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
      pointer.initialize(repeating: 1, count: 8)
      pointer.deallocate()
      return pointer[4]
    }
  }
#endif
