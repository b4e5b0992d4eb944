/// The order in which Xcode writes the attributes of elements and the children of objects.
///
/// `xcode-order.txt` holds it, which `Scripts/xcode-order.py` makes from saved documents and describes. It differs among
/// platforms, and some of it among versions of Xcode.
struct OrderTable: Sendable {
  /// What Xcode writes in some order.
  enum Kind: String {
    case attributes
    case children
  }

  /// The orders of an element: each holds from a version of Xcode on, until the next one.
  private typealias Versions = [(start: Int, order: PartialOrder)]

  private struct Key: Hashable {
    let kind: Substring
    let platform: Substring
    let element: Substring
  }

  private let orders: [Key: Versions]

  /// Xcode's.
  static let xcode = OrderTable(String(decoding: PackageResources.xcode_order_txt, as: UTF8.self))

  /// - Parameter text: Lines of a kind, a platform and an element, each followed by its chains, which are indented.
  init(_ text: String) {
    var chains: [Key: [Chain]] = [:]
    var key: Key?
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix(" ") {
        if let key { chains[key, default: []].append(Chain(words)) }
      } else if words.count == 3 {
        key = Key(kind: words[0], platform: words[1], element: words[2])
      }
    }
    orders = chains.mapValues(Self.versions)
  }

  private static func versions(of chains: [Chain]) -> Versions {
    Set(chains.flatMap(\.bounds) + [0]).sorted().map { start in
      (start, PartialOrder(chains: chains.filter { $0.holds(in: start) }.map(\.names)))
    }
  }

  /// The order for an element, nil if none is known.
  func order(of kind: Kind, _ platform: DocumentPlatform, _ element: String, toolsVersion: Int) -> PartialOrder? {
    let key = Key(kind: kind.rawValue[...], platform: platform.rawValue[...], element: element[...])
    return orders[key]?.last { $0.start <= toolsVersion }?.order
  }
}

/// Names of which each stands before the next one, in some versions of Xcode.
private struct Chain {
  let names: [String]
  /// The first version, and the one after the last.
  private let start, end: Int?

  init(_ words: [Substring]) {
    let number = Int(words[0].dropFirst())
    start = words[0].hasPrefix(">") ? number.map { $0 + 1 } : nil
    end = words[0].hasPrefix("<") ? number : nil
    names = words.dropFirst(start == nil && end == nil ? 0 : 1).map(String.init)
  }

  var bounds: [Int] { [start, end].compactMap(\.self) }

  func holds(in version: Int) -> Bool { version >= start ?? 0 && version < end ?? .max }
}
