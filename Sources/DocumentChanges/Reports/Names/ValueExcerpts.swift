import NibDecoder

/// Values beside each other, each on one line and cut so that one sees how they differ.
struct ValueExcerpts {
  /// In quotes; `none` for a value that is not there.
  let texts: [String]

  init(_ values: [String?]) {
    let outlines = values.map { $0?.outlineText }
    let written = values.compactMap(\.self)
    let isCut = zip(values, outlines).contains { value, outline in value != nil && outline?.last == "…" }
    let start = isCut && Set(outlines.compactMap(\.self)).count < Set(written).count ? Self.difference(of: written) : 0
    texts = values.map { value in
      guard let value else { return "none" }
      let rest = String(value.unicodeScalars.dropFirst(start))
      return "\"\(start > 0 ? "…" : "")\(rest.outlineText ?? "")\""
    }
  }

  /// Where values begin to differ, with some characters before.
  private static func difference(of values: [String]) -> Int {
    let scalars = values.map { Array($0.unicodeScalars) }
    let shortest = scalars.map(\.count).min() ?? 0
    let first = (0..<shortest).first { index in scalars.contains { $0[index] != scalars[0][index] } } ?? shortest
    return max(0, first - context)
  }

  private static let context = 12
}
