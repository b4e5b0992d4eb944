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
