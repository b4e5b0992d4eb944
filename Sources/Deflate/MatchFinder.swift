/// Finds what came before in the last 32 KiB, by the hashes of three bytes.
struct MatchFinder {
  /// A repetition.
  struct Match {
    var length: Int
    var distance: Int
  }

  private let bytes: [UInt8]
  /// The last place of each hash.
  private var heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
  /// The place before each place with the same hash, by the place modulo the window.
  private var previous = [Int32](repeating: -1, count: Self.window)

  private static let window = 1 << 15
  private static let hashBits: UInt32 = 15
  private static let shortest = 3
  private static let longest = 258
  /// How many places are compared, and from which length on a match is good enough.
  private static let mostTries = 48
  private static let enough = 96

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The longest match at a place that is longer than another; nil if there is none.
  func match(at place: Int, longerThan other: Int) -> Match? {
    let limit = min(Self.longest, bytes.count - place)
    guard limit >= Self.shortest, limit > other else { return nil }
    return bytes.withUnsafeBufferPointer { bytes -> Match? in
      var best = Match(length: max(other, Self.shortest - 1), distance: 0)
      var candidate = Int(heads[Self.hash(bytes, place)])
      var tries = Self.mostTries
      while candidate >= 0, place - candidate <= Self.window, tries > 0 {
        // A longer match has the byte after the best one in common.
        if bytes[candidate + best.length] == bytes[place + best.length] {
          var length = 0
          while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
          if length > best.length { best = Match(length: length, distance: place - candidate) }
          if length >= min(Self.enough, limit) { break }
        }
        let next = Int(previous[candidate & (Self.window - 1)])
        guard next < candidate else { break }
        (candidate, tries) = (next, tries - 1)
      }
      return best.distance > 0 ? best : nil
    }
  }

  /// Makes a place known to later ones.
  mutating func insert(_ place: Int) {
    guard place + Self.shortest <= bytes.count else { return }
    let hash = bytes.withUnsafeBufferPointer { Self.hash($0, place) }
    previous[place & (Self.window - 1)] = heads[hash]
    heads[hash] = Int32(place)
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((three &* 0x9E37_79B1) >> (32 - hashBits))
  }
}
