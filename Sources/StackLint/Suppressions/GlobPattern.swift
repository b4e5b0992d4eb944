import Support

/// A pattern for paths, as `.gitignore` understands them.
///
/// `*` and `?` stay within a name, `[a-z]` is one of some characters, `**` stands for any number of folders. Without a
/// slash a pattern matches names at any depth, with one it starts at the folder of its file. What lies below a folder
/// that matches matches too.
public struct GlobPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  /// Whether it takes back what earlier patterns of a list matched.
  public let isNegated: Bool
  private let segments: [String]
  private let isFolder: Bool
  /// A name that a path has if it matches; nil if that may be any. Most patterns of a configuration name another folder than a
  /// path is in, and each document is compared with all of them.
  let name: String?

  /// Makes a pattern; nil where it has no name to match, as `/` and `!` have none.
  public init?(_ text: String) {
    self.text = text
    var rest = text[...]
    isNegated = rest.hasBytePrefix("!")
    if isNegated { rest = rest.dropFirst() }
    isFolder = rest.hasByteSuffix("/")
    let isAnchored = rest.dropLast(isFolder ? 1 : 0).contains("/")
    let names = rest.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard !names.isEmpty else { return nil }
    segments = isAnchored ? names : ["**"] + names
    name = names[0].utf8.contains(where: "*?[\\".utf8.contains) ? nil : names[0]
  }

  /// Whether a path, relative to the pattern's folder, matches or lies below a folder that does.
  public func matches(_ path: String) -> Bool {
    if let name, !path.containsBytes(name) { return false }
    let names = path.unicodeScalars.split(separator: "/").map(Array.init).filter { $0 != ["."] }
    // Row by row: which prefixes of the path the pattern's first segments match.
    var ends = Array(repeating: false, count: names.count + 1)
    ends[0] = true
    for segment in segments { ends = Self.advance(ends, segment, names) }
    // The last name is that of a file.
    return ends.dropLast(isFolder ? 1 : 0).dropFirst().contains(true)
  }

  private static func advance(_ ends: [Bool], _ segment: String, _ names: [[Unicode.Scalar]]) -> [Bool] {
    if segment == "**" {
      var isReached = false
      return ends.map { end in
        isReached = isReached || end
        return isReached
      }
    }
    let name = NamePattern(segment)
    return [false] + names.indices.map { ends[$0] && name.matches(names[$0]) }
  }
}

extension [GlobPattern] {
  /// Whether the last pattern of the list that matches a path is one that does not take back.
  public func matches(_ path: String) -> Bool {
    last { $0.matches(path) }.map { !$0.isNegated } ?? false
  }
}

/// A pattern for one name of a path: `*`, `?`, `[a-z]`, `[!a-z]`, and `\` before a character that is meant as it is.
struct NamePattern {
  private enum Part {
    case scalar(Unicode.Scalar)
    case any
    case anyRun
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": parts.append(.anyRun)
      case "?": parts.append(.any)
      case "[": parts.append(Self.takeSet(&rest) ?? .scalar(scalar))
      case "\\": parts.append(.scalar(rest.popFirst() ?? scalar))
      default: parts.append(.scalar(scalar))
      }
    }
    self.parts = parts
  }

  /// The text in brackets; nil, without consuming anything, if they do not close.
  private static func takeSet(_ rest: inout ArraySlice<Unicode.Scalar>) -> Part? {
    let isNegated = rest.first == "!" || rest.first == "^"
    let start = rest.startIndex + (isNegated ? 1 : 0)
    // A bracket that comes first belongs to the set.
    guard start < rest.endIndex, let end = rest[(start + 1)...].firstIndex(of: "]") else { return nil }
    var scalars = rest[start..<end]
    rest = rest[(end + 1)...]
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let first = scalars.popFirst() {
      if scalars.first == "-", let last = scalars.dropFirst().first, first <= last {
        ranges.append(first...last)
        scalars = scalars.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// Whether the whole name matches. A run is tried as short as possible and grows where the rest does not fit, which
  /// takes no more steps than the product of both lengths.
  func matches(_ name: [Unicode.Scalar]) -> Bool {
    var (part, place) = (0, 0)
    var retry: (part: Int, place: Int)?
    while place < name.count {
      if part < parts.count, case .anyRun = parts[part] {
        retry = (part + 1, place)
        part += 1
      } else if part < parts.count, accepts(parts[part], name[place]) {
        part += 1
        place += 1
      } else if let last = retry {
        retry = (last.part, last.place + 1)
        (part, place) = (last.part, last.place + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { if case .anyRun = $0 { true } else { false } }
  }

  private func accepts(_ part: Part, _ scalar: Unicode.Scalar) -> Bool {
    switch part {
    case .scalar(let expected): expected == scalar
    case .any: true
    case .anyRun: false
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}

/// Values for the paths that their patterns match. A path is compared only with the patterns that have one of its names, so
/// that a folder of its own for each of thousands of documents and overrides takes no product of the two.
struct PathTable<Value: Sendable>: Sendable {
  private let entries: [(paths: [GlobPattern], value: Value)]
  /// The places of entries, by a name that each path has that matches.
  private var named: [String: [Int]] = [:]
  /// The places of the other entries.
  private var others: [Int] = []

  init(_ entries: [(paths: [GlobPattern], value: Value)]) {
    self.entries = entries
    for (place, entry) in entries.enumerated() {
      let patterns = entry.paths.filter { !$0.isNegated }
      let names = Set(patterns.compactMap(\.name))
      if patterns.contains(where: { $0.name == nil }) {
        others.append(place)
      } else {
        for name in names { named[name, default: []].append(place) }
      }
    }
  }

  /// The values for a path, in their order.
  func values(for path: String) -> [Value] {
    guard !entries.isEmpty else { return [] }
    let names = Set(path.unicodeScalars.split(separator: "/").map { String($0) })
    let places = Set(names.flatMap { named[$0] ?? [] } + others)
    return places.sorted().filter { entries[$0].paths.matches(path) }.map { entries[$0].value }
  }
}
