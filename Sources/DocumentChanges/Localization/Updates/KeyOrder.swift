/// The order of a file's keys.
enum KeyOrder {
  /// As ibtool sorts.
  case natural
  /// By the codes of characters, as many other tools sort.
  case bytes
  /// By hand.
  case none

  init(of keys: [String]) {
    func isSorted(_ order: KeyOrder) -> Bool {
      zip(keys, keys.dropFirst()).allSatisfy { $0 == $1 || order.puts($0, before: $1) }
    }
    self = isSorted(.natural) ? .natural : isSorted(.bytes) ? .bytes : .none
  }

  func puts(_ key: String, before other: String) -> Bool {
    switch self {
    case .natural: NaturalOrder.precedes(Self.parts(key), Self.parts(other))
    case .bytes: key.utf8.lexicographicallyPrecedes(other.utf8)
    case .none: true
    }
  }

  func sorted(_ strings: [LocalizableString]) -> [LocalizableString] {
    self == .bytes ? strings.sorted { puts($0.key, before: $1.key) } : strings
  }

  private static func parts(_ key: String) -> (String, String) {
    guard let dot = key.firstIndex(of: ".") else { return (key, "") }
    return (String(key[..<dot]), String(key[key.index(after: dot)...]))
  }
}
