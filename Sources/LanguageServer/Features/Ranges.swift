import Formats
import Support

/// The ranges that editors fold and select: elements and comments.
struct Ranges {
  private let text: DocumentText
  private let tree: XMLTree

  /// Nil while the text is not well-formed.
  init?(_ analysis: DocumentAnalysis) {
    guard let tree = analysis.tree else { return nil }
    (text, self.tree) = (analysis.text, tree)
  }

  /// Writes what can be folded, as an array.
  func writeFolds(to json: inout JSONWriter) {
    json.array { json in
      for element in tree.indices {
        let range = tree.range(of: element)
        // The end tag stays visible.
        write(range, lastLines: 1, kind: nil, to: &json)
      }
      let comments = ([tree.nodes] + tree.indices.map { tree.nodes(in: $0) }).joined().filter { $0.kind == .comment }
      for comment in comments { write(comment.range, lastLines: 0, kind: "comment", to: &json) }
    }
  }

  private func write(_ range: SourceRange, lastLines: Int, kind: String?, to json: inout JSONWriter) {
    let (first, last) = (text.line(of: range.lowerBound), text.line(of: range.upperBound) - lastLines)
    guard last > first else { return }
    json.object { json in
      json.exactMember("startLine", first)
      json.exactMember("endLine", last)
      if let kind { json.member("kind", kind) }
    }
  }

  /// Writes the ranges around an offset, the innermost first.
  func writeSelection(at offset: Int, to json: inout JSONWriter) {
    write(ranges(around: offset).prefix(Self.mostRanges), to: &json)
  }

  /// Each range is an object in the one before. What stands around them takes a few levels, too.
  private static let mostRanges = JSONParser.maximumDepth - 8

  private func write(_ ranges: ArraySlice<SourceRange>, to json: inout JSONWriter) {
    guard let first = ranges.first else { return json.object { _ in } }
    json.object { json in
      json.key("range")
      text.write(first, to: &json)
      guard ranges.count > 1 else { return }
      json.key("parent")
      write(ranges.dropFirst(), to: &json)
    }
  }

  private func ranges(around offset: Int) -> [SourceRange] {
    var ranges: [SourceRange] = []
    func add(_ range: SourceRange) {
      let isAround = range.lowerBound <= offset && offset <= range.upperBound
      if isAround, ranges.last != range, ranges.last.map({ $0.count < range.count }) ?? true { ranges.append(range) }
    }
    var candidate = tree.innermostElement(at: offset)
    while let element = candidate {
      for position in tree.attributePositions(of: element) {
        add(tree.valueRange(ofAttribute: position))
        add(tree.range(ofAttribute: position))
      }
      add(tree.tagRange(of: element))
      add(tree.contentRange(of: element))
      add(tree.range(of: element))
      candidate = tree.parent(of: element)
    }
    add(SourceRange(0, text.bytes.count))
    return ranges.isEmpty ? [SourceRange(offset, offset)] : ranges
  }
}
