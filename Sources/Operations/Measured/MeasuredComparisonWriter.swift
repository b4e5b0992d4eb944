import NibDecoder
package import Support

/// Differences from measured layouts, one a line: `path:line:column: label "Name" (id) in Login: measured (…), computed (…)`.
package struct MeasuredComparisonWriter {
  package init() {}

  package func text(for comparison: MeasuredComparison) -> Escaped<LogLine> {
    comparison.differences.map { difference -> Escaped<LogLine> in
      let place: Escaped<LogLine> = difference.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(comparison.path)\(place): \(difference.message)\n"
    }.joined()
  }
}
