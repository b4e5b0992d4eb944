import LayoutAnalysis
import NibDecoder
import StackModel
import Support

/// Changed frames, one a line: `path:line:column: <label> "Name": (old) → (new)`.
struct FrameUpdateWriter {
  func text(for updates: FrameUpdates) -> Escaped<LogLine> {
    let lines = LineIndex(updates.source)
    return updates.updates.map { update -> Escaped<LogLine> in
      let place = lines.position(at: update.range.lowerBound)
      return "\(updates.source.path):\(place.line):\(place.column): \(update.summary)\n"
    }.joined()
  }
}
