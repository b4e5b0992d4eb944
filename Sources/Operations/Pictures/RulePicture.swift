import Drawing
import LayoutAnalysis
import NibDecoder
import StackLint
import StackModel

/// A picture of what a rule reports in its first example.
struct RulePicture {
  private let rule: Rule
  private let example: RuleExample
  private let canvas: Size?

  /// Nil for a rule that has no picture.
  init?(_ rule: Rule) {
    guard let choice = rule.picture, let example = rule.examples.first(where: { !$0.isGood }) else { return nil }
    self.rule = rule
    self.example = example
    canvas = choice.canvas
  }

  /// The picture, light or dark as the page around it; nil if the findings are about nothing that is drawn.
  var svg: [UInt8]? {
    let diagnostics = example.diagnostics(of: rule)
    guard let document = document(of: diagnostics) else { return nil }
    let pins = FindingPins(document)
    let views = diagnostics.flatMap { [$0.range] + $0.notes.map(\.range) }.compactMap { pins.view(at: $0) }
    let drawing = DocumentDrawing(document, document.layout())
    for subject in drawing.subjects {
      let frames = views.compactMap { drawing.frame(of: $0, in: subject) }
      guard let part = part(frames, of: subject.size) else { continue }
      let picture = drawing.picture(of: subject, layers: layers, pins: pins.pins(of: diagnostics))
      return picture.cropped(to: part).svg(scale: min(2, max(1, Self.width / part.width))).bytes
    }
    return nil
  }

  /// The document as it is laid out where the findings are.
  private func document(of diagnostics: [Diagnostic]) -> LayoutDocument? {
    let bytes = Array(example.container.document(around: example.text).utf8)
    let options = LayoutOptions(size: canvas)
    guard let document = try? LayoutDocument(bytes, path: "example.xml", options: options) else { return nil }
    guard let variants = example.variants.map(document.variants) else { return document }
    let names = Set(diagnostics.flatMap(\.variants))
    return (variants.first { names.contains($0.variant.name) } ?? variants.last)?.document
  }

  private var layers: Set<DrawingLayer> {
    switch rule.category {
    case .layout, .constraints, .text: [.frames, .constraints, .findings]
    case .stacks: [.frames, .stacks, .findings]
    default: [.frames, .findings]
    }
  }

  /// What is shown of a screen: some frames, and what is around them.
  private func part(_ frames: [Rect], of size: Size) -> Rect? {
    guard let first = frames.first else { return nil }
    let (margin, border) = (canvas == nil ? Self.margin : .infinity, Self.border)
    let around = frames.dropFirst().reduce(first) { $0.union($1) }
    let left = min(around.x, max(0, around.x - margin)) - border
    let top = min(around.y, max(0, around.y - margin)) - border
    let right = max(around.maxX, min(size.width, around.maxX + margin)) + border
    let bottom = max(around.maxY, min(size.height, around.maxY + margin)) + border
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How wide pictures are at least, if that does not more than double them.
  private static let width = 360.0
  /// How much of the surroundings is shown of a screen that is not chosen for the picture.
  private static let margin = 40.0
  /// Room for the numbers of findings at the edge of the screen.
  private static let border = 12.0
}
