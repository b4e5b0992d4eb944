/// Takes messages out of bytes, one on each line, as the Model Context Protocol frames them on standard input.
package struct LineInput {
  /// What comes next.
  package enum Next: Hashable {
    case message([UInt8])
    /// A line that is longer than the limit. Its bytes are skipped.
    case tooLarge
    /// The end. A line that is cut off by it does not count.
    case end
  }

  private let read: () -> [UInt8]
  private let limit: Int
  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - limit: The length of the longest line.
  ///   - read: Waits for bytes; no bytes are the end.
  package init(limit: Int, read: @escaping () -> [UInt8]) { (self.limit, self.read) = (limit, read) }

  /// Waits for the next message. Empty lines are none.
  package mutating func next() -> Next {
    var (searched, isTooLarge) = (0, false)
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        var line = Array(bytes[..<end])
        bytes.removeSubrange(...end)
        searched = 0
        if isTooLarge || line.count > limit { return .tooLarge }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if !line.isEmpty { return .message(line) }
        continue
      }
      if bytes.count > limit {
        isTooLarge = true
        bytes.removeAll(keepingCapacity: true)
      }
      searched = bytes.count
      let more = read()
      guard !more.isEmpty else { return .end }
      bytes += more
    }
  }
}
