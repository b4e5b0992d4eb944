import Formats
import NibTranslation
import Support

/// A line for each kind of what a conversion loses.
struct LossLines {
  let lines: [Escaped<LogLine>]

  /// How many places a line names after the first.
  private static let mostPlaces = 3

  init(_ losses: [ConversionLoss], in source: SourceFile) {
    let index = LineIndex(source)
    var kinds: [String] = []
    var byKind: [String: [ConversionLoss]] = [:]
    for loss in losses {
      if byKind[loss.kind] == nil { kinds.append(loss.kind) }
      byKind[loss.kind, default: []].append(loss)
    }
    lines = kinds.compactMap { kind in
      let losses = byKind[kind] ?? []
      guard let first = losses.first else { return nil }
      let place = index.position(at: first.range.lowerBound)
      let others = losses.dropFirst().map { index.position(at: $0.range.lowerBound) }
      var line: Escaped<LogLine> = "\(source.path):\(place.line):\(place.column): warning: not kept: \(first.message)"
      if !others.isEmpty {
        let named = others.prefix(Self.mostPlaces).map { "\($0.line):\($0.column)" }.joined(separator: ", ")
        line += "; also at \(named)"
        if others.count > Self.mostPlaces { line += " and \(others.count - Self.mostPlaces) more" }
      }
      return line
    }
  }
}
