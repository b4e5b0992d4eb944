#if FUZZ_CANARY
  /// Known faults, by which `check-harness.sh` sees that the harness reports what it should.
  enum Canary {
    static func sing(_ bytes: [UInt8]) throws(Violation) {
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("canary=\"trap\"") { trap(bytes) }
      if text.contains("canary=\"hang\"") { hang(bytes) }
      if text.contains("canary=\"recursion\"") { print(depth(of: bytes.count)) }
      if text.contains("canary=\"use-after-free\"") { print(freedByte()) }
      if text.contains("canary=\"violation\"") { throw Violation("Canary") }
      trapOnSubnormalMultiplier(text)
    }

    @inline(never) private static func trap(_ bytes: [UInt8]) { print(bytes[bytes.count + 1]) }

    @inline(never) private static func hang(_ bytes: [UInt8]) { while bytes.count > 0 {} }

    @inline(never) private static func depth(of count: Int) -> Int { count < 0 ? 0 : 1 &+ depth(of: count + 1) &* 3 }

    @inline(never) private static func freedByte() -> UInt8 {
      let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
      pointer.initialize(repeating: 1, count: 8)
      pointer.deallocate()
      return pointer[4]
    }

    /// What once was a fault of the linter: it divided by such a multiplier.
    private static func trapOnSubnormalMultiplier(_ text: String) {
      for part in text.components(after: "multiplier=\"") {
        if let number = Double(part.prefix { $0 != "\"" }), number.isSubnormal { trap([]) }
      }
    }
  }

  extension String {
    fileprivate func components(after separator: String) -> [Substring] {
      var (parts, rest): ([Substring], Substring) = ([], self[...])
      while let range = rest.firstRange(of: separator) {
        rest = rest[range.upperBound...]
        parts.append(rest)
      }
      return parts
    }
  }
#endif
