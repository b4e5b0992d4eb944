import Formats
import LayoutAnalysis
import NibDecoder
import StackModel
import Support

/// What stands at a place of a document, in Markdown.
struct Hover {
  private typealias Line = Escaped<MarkdownCell>

  private let document: OpenDocument
  private let analysis: DocumentAnalysis

  init(_ document: OpenDocument, _ analysis: DocumentAnalysis) { (self.document, self.analysis) = (document, analysis) }

  /// Writes what is known; nil if nothing is.
  func result(at offset: Int) -> ResponseResult? {
    guard let tree = analysis.tree, let vocabulary = analysis.vocabulary, let place = analysis.place(at: offset),
      let (lines, range) = lines(at: place, offset, tree, vocabulary), !lines.isEmpty
    else { return nil }
    let text = analysis.text
    return { json in
      json.object { json in
        json.key("contents")
        json.object { json in
          json.member("kind", "markdown")
          json.member("value", lines.joined(separator: "\n\n").string)
        }
        json.key("range")
        text.write(range, to: &json)
      }
    }
  }

  private func lines(
    at place: DocumentAnalysis.Place, _ offset: Int, _ tree: XMLTree, _ vocabulary: Vocabulary
  ) -> (lines: [Line], range: SourceRange)? {
    switch place {
    case .elementName(let element):
      let start = tree.tagRange(of: element).lowerBound + 1
      let name = tree.name(of: element)
      return (meaning(of: name, vocabulary) + frame(of: element), SourceRange(start, start + name.utf8.count))
    case .attributeName(let element, let position):
      return (
        meaning(ofAttribute: tree.name(ofAttribute: position), of: tree.name(of: element), vocabulary),
        tree.nameRange(ofAttribute: position)
      )
    case .attributeValue(let element, let position):
      if let (id, range) = analysis.id(at: offset), let target = analysis.elementsByID[id] {
        return (object(target, tree) + frame(of: target), range)
      }
      let meaning = meaning(ofAttribute: tree.name(ofAttribute: position), of: tree.name(of: element), vocabulary)
      return (meaning + declaration(at: offset), tree.valueRange(ofAttribute: position))
    case .element: return nil
    }
  }

  private func meaning(of element: String, _ vocabulary: Vocabulary) -> [Line] {
    guard let known = vocabulary[element] else { return [] }
    let classes = vocabulary.lineage(of: known).compactMap(\.className)
    let names = classes.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    return ["**\(element)**" + (names.isEmpty ? "" : ": " + names.map { "`\($0)`" }.joined(separator: ", a kind of "))]
  }

  private func meaning(ofAttribute name: String, of element: String, _ vocabulary: Vocabulary) -> [Line] {
    guard let known = vocabulary[element], let attribute = vocabulary.attribute(name, of: known) else { return [] }
    return ["**\(name)** of \(element): \(attribute.words)"]
  }

  private func object(_ element: ElementIndex, _ tree: XMLTree) -> [Line] {
    var names = ObjectNames(tree)
    return ["\(names.place(of: element).text)"]
  }

  /// The frame of a view, and what its lengths follow from.
  private func frame(of element: ElementIndex) -> [Line] {
    guard let tree = analysis.tree, let view = analysis.views[tree.tagRange(of: element).lowerBound],
      let explanation = analysis.session(around: view)?.explanation(of: view)
    else { return [] }
    let frame = explanation.layout.frame
    let numbers = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
    let text = numbers.map { "\($0) \(FrameText.number($1))" }.joined(separator: ", ")
    return ["frame: \(text)"] + explanation.numbers.filter(\.dimension.isLength).map(Self.line)
  }

  private static func line(_ number: Explanation.Number) -> Line {
    let steps = number.steps.prefix(mostSteps).map { "`\($0.constraint)`" as Line }
    let rest = number.steps.count - steps.count
    let more: Line = rest > 0 ? " and \(rest) more" : ""
    return "\(number.heading)" + (steps.isEmpty ? "" : ": " + steps.joined(separator: ", ") + more)
  }

  private static let mostSteps = 3

  private func declaration(at offset: Int) -> [Line] {
    guard let found = Navigation(document, analysis).declaration(at: offset) else { return [] }
    let line = found.content[..<found.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return ["declared in \(found.file.shown):\(line)"]
  }
}
