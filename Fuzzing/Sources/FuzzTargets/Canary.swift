#if FUZZ_CANARY
  /// Known faults, by which `check-harness.sh` sees that the harness reports what it should.
  enum Canary {
    static func sing(_ bytes: [UInt8], to target: FuzzTarget) throws(Violation) {
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("canary=\"trap\"") { trap(bytes) }
      if text.contains("canary=\"hang\"") { hang(bytes) }
      if text.contains("canary=\"recursion\"") { print(depth(of: bytes.count)) }
      if text.contains("canary=\"use-after-free\"") { print(freedByte()) }
      if text.contains("canary=\"violation\"") { throw Violation("Canary") }
      // Those that take a mutator, each in a target of its own, so that neither hides the other.
      if target == .lint { trapOnSubnormalMultiplier(text) }
      if target == .document { trapOnCellInPlaceOfContentView(text) }
    }

    @inline(never) private static func trap(_ bytes: [UInt8]) { print(bytes[bytes.count + 1]) }

    /// An empty loop would be nothing that the compiler has to keep.
    @inline(never) private static func hang(_ bytes: [UInt8]) { while bytes.count > 0 { print(terminator: "") } }

    @inline(never) private static func depth(of count: Int) -> Int { count < 0 ? 0 : 1 &+ depth(of: count + 1) &* 3 }

    @inline(never) private static func freedByte() -> UInt8 {
      let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
      pointer.initialize(repeating: 1, count: 8)
      pointer.deallocate()
      return pointer[4]
    }

    /// What once was a fault of the linter: it divided by such a multiplier.
    @inline(never) private static func trapOnSubnormalMultiplier(_ text: String) {
      for part in text.components(after: "multiplier=\"") {
        if let number = Double(part.prefix { $0 != "\"" }), number.isSubnormal { trap([]) }
      }
    }

    /// What once was a fault of layouts after the first one: a cell that is the content view of a cell.
    @inline(never) private static func trapOnCellInPlaceOfContentView(_ text: String) {
      for part in text.components(after: "<tableViewCell ") + text.components(after: "<collectionViewCell ")
      where part.prefix(while: { $0 != ">" }).contains("key=\"contentView\"") { trap([]) }
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
