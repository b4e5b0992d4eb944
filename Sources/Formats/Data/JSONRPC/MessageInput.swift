/// Takes messages out of bytes, as the base protocol of the Language Server Protocol frames them: `Content-Length: 2`, an
/// empty line, and the content.
package struct FramedInput {
  /// What comes next.
  package enum Next: Hashable {
    case message([UInt8])
    /// A message that is larger than the limit. Its bytes are skipped.
    case tooLarge(Int)
    /// Bytes that are no header. Nobody can tell where the next message starts.
    case unframed(String)
    /// The end. A message that is cut off by it does not count.
    case end
  }

  private let read: () -> [UInt8]
  private let limit: Int
  private var bytes: [UInt8] = []
  /// How many of the bytes are taken.
  private var taken = 0

  /// The size of the largest message, which holds the largest document.
  package static let sizeLimit = 96 << 20
  private static let headerLimit = 4096

  /// - Parameters:
  ///   - limit: The size of the largest message.
  ///   - read: Waits for bytes; no bytes are the end.
  package init(limit: Int = Self.sizeLimit, read: @escaping () -> [UInt8]) {
    (self.limit, self.read) = (limit, read)
  }

  /// Waits for the next message.
  package mutating func next() -> Next {
    var length: Int?
    var headerSize = 0
    while true {
      guard let line = line() else { return isAtLimit ? .unframed("a header line is too long") : .end }
      headerSize += line.utf8.count
      guard headerSize <= Self.headerLimit else { return .unframed("the header is too long") }
      if line.isEmpty { break }
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return .unframed("expected Content-Length: and a number") }
      guard parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " || $0 == "\t" }
      guard let number = Int(digits), number >= 0, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return .unframed("expected a number after Content-Length:")
      }
      length = number
    }
    guard let length else { return .unframed("expected Content-Length: and a number") }
    guard length <= limit else { return skip(length) ? .tooLarge(length) : .end }
    return take(length).map(Next.message) ?? .end
  }

  private var isAtLimit: Bool { bytes.count - taken > Self.headerLimit }

  /// The next line without its line break; nil at the end, and for a line that is longer than a header.
  private mutating func line() -> String? {
    var searched = taken
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        var line = bytes[taken..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        taken = end + 1
        return String(decoding: line, as: UTF8.self)
      }
      searched = bytes.count
      guard !isAtLimit else { return nil }
      let count = taken
      guard fill() else { return nil }
      searched -= count - taken
    }
  }

  /// Reads more bytes.
  ///
  /// - Returns: Whether there are any.
  private mutating func fill() -> Bool {
    if taken > 0 {
      bytes.removeSubrange(..<taken)
      taken = 0
    }
    let more = read()
    bytes += more
    return !more.isEmpty
  }

  private mutating func take(_ length: Int) -> [UInt8]? {
    while bytes.count - taken < length { guard fill() else { return nil } }
    defer { taken += length }
    return Array(bytes[taken..<(taken + length)])
  }

  private mutating func skip(_ length: Int) -> Bool {
    var rest = length
    while true {
      let count = min(rest, bytes.count - taken)
      taken += count
      rest -= count
      if rest == 0 { return true }
      guard fill() else { return false }
    }
  }
}

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
