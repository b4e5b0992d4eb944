import EmbeddedFiles
import Support

/// The order in which Xcode writes the attributes of elements and the children of objects.
///
/// `xcode-order.txt` holds it, which `Scripts/xcode-order.py` makes from saved documents and describes. It differs among
/// platforms, and some of it among versions of Xcode.
final class OrderTable: Sendable {
  /// What Xcode writes in some order.
  enum Kind: String {
    case attributes
    case children
  }

  /// The orders of an element: each holds from a version of Xcode on, until the next one.
  private typealias Versions = [(start: Int, order: PartialOrder)]

  private let text: [UInt8]
  /// Where the chains of an element are, by the line before them.
  private let sections: [String: Range<Int>]
  /// What was asked for. To read all takes longer than most merges.
  private let orders = Locked<[String: Versions]>([:])

  /// Xcode's.
  static let xcode = OrderTable(
    Array(UnsafeBufferPointer(start: EmbeddedXcodeOrder.bytes, count: EmbeddedXcodeOrder.count)))

  /// - Parameter text: Lines of a kind, a platform and an element, each followed by its chains, which are indented.
  init(_ text: [UInt8]) {
    self.text = text
    var sections: [String: Range<Int>] = [:]
    var current: (name: String, start: Int)?
    var lineStart = 0
    while lineStart < text.count {
      let lineEnd = text[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if text[lineStart] != UInt8(ascii: " ") {
        if let current { sections[current.name] = current.start..<lineStart }
        current = (String(decoding: text[lineStart..<lineEnd], as: UTF8.self), min(lineEnd + 1, text.count))
      }
      lineStart = lineEnd + 1
    }
    if let current { sections[current.name] = current.start..<text.count }
    self.sections = sections
  }

  /// The order for an element, nil if none is known.
  func order(of kind: Kind, _ platform: DocumentPlatform, _ element: String, toolsVersion: Int) -> PartialOrder? {
    let name = "\(kind.rawValue) \(platform.rawValue) \(element)"
    guard let section = sections[name] else { return nil }
    let versions = orders.withLock { orders in
      if let known = orders[name] { return known }
      let read = Self.versions(of: text[section])
      orders[name] = read
      return read
    }
    return versions.last { $0.start <= toolsVersion }?.order
  }

  private static func versions(of section: ArraySlice<UInt8>) -> Versions {
    let chains = section.split(separator: UInt8(ascii: "\n")).map { line in
      Chain(line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) })
    }
    return Set(chains.flatMap(\.bounds) + [0]).sorted().map { start in
      (start, PartialOrder(chains: chains.filter { $0.holds(in: start) }.map(\.names)))
    }
  }
}

/// Names of which each stands before the next one, in some versions of Xcode.
private struct Chain {
  let names: [String]
  /// The first version, and the one after the last.
  private let start, end: Int?

  init(_ words: [String]) {
    let number = Int(words[0].dropFirst())
    start = words[0].hasBytePrefix(">") ? number.map { $0 + 1 } : nil
    end = words[0].hasBytePrefix("<") ? number : nil
    names = Array(words.dropFirst(start == nil && end == nil ? 0 : 1))
  }

  var bounds: [Int] { [start, end].compactMap(\.self) }

  func holds(in version: Int) -> Bool { version >= start ?? 0 && version < end ?? .max }
}
