import LayoutAnalysis
import StackModel
import Support

/// Frames for people: indented, aligned, with labels.
struct TreeWriter: LayoutWriter {
  let showsConstraints: Bool
  /// Whether frames that are not exact have a word for what they depend on.
  var showsConfidence = false

  let header: Escaped<LogLine> = ""
  let separator: Escaped<LogLine> = "\n"
  let footer: Escaped<LogLine> = ""

  private static let nameWidth = 40
  private static let numberWidth = 8

  func text(for report: LayoutReport) -> Escaped<LogLine>? {
    guard let document = report.document, let layout = report.layout else { return nil }
    let stacks = showsConstraints ? layout.stackConstraints : []
    let constraints = Dictionary(uniqueKeysWithValues: stacks.map { (ObjectIdentifier($0.stack), $0.constraints) })
    guard let variants = report.variantReport else {
      return block(
        report.path, document.settings.device?.id, document.settings.scale, layout.views, constraints,
        showsConfidence ? FrameConfidences(layout, of: document) : nil)
    }
    return variants.layouts.map {
      block(report.path, $0.variant.name, $0.scale, $0.views, constraints)
    }.joined(separator: separator)
  }

  private func block(
    _ path: String, _ title: String?, _ scale: Double, _ views: [ViewLayout],
    _ constraints: [ObjectIdentifier: [Constraint]], _ confidences: FrameConfidences? = nil
  ) -> Escaped<LogLine> {
    let names = name(Escaped(text: path)) + ["x", "y", "width", "height"].map(right).joined()
    let device: Escaped<LogLine>? = title.map { "\($0), " }
    var text: Escaped<LogLine> = "\(names)  \(device ?? "")@\(FrameText.number(scale))x\n"
    for view in views {
      text += line(view, confidences?[view.view])
      guard let lines = constraints[ObjectIdentifier(view.view)] else { continue }
      let indent = Escaped<LogLine>.repeating("  ", depth(of: view.view) + 2)
      for constraint in lines { text += "\(indent)\(constraint)  '\(constraint.identifier ?? "")'\n" }
    }
    return text
  }

  private func line(_ layout: ViewLayout, _ confidence: FrameConfidence?) -> Escaped<LogLine> {
    let indent = Escaped<LogLine>.repeating("  ", min(depth(of: layout.view), 12))
    let numbers = layout.frame.numbers.map { right(FrameText.number($0)) }.joined()
    let marks = [
      layout.view.isHidden ? "hidden" : nil, layout.isAmbiguous ? "ambiguous" : nil,
      layout.isMisplaced ? "misplaced" : nil, confidence == .exact ? nil : confidence?.rawValue,
    ].compactMap { $0 }
    let suffix: Escaped<LogLine> = marks.isEmpty ? "" : "  \(marks.joined(separator: ", "))"
    return name(indent + describe(layout.view)) + numbers + suffix + "\n"
  }

  private func describe(_ view: View) -> Escaped<LogLine> {
    let label = view.userLabel ?? view.caption ?? view.id
    guard let label, !label.isEmpty else { return "\(view.elementName)" }
    return "\(view.elementName) \(label.split(whereSeparator: \.isNewline).joined(separator: " "))"
  }

  private func depth(of view: View) -> Int {
    var depth = 0
    var current = view.superview
    while let view = current {
      depth += 1
      current = view.superview
    }
    return depth
  }

  private func name(_ text: Escaped<LogLine>) -> Escaped<LogLine> {
    text.truncated(to: Self.nameWidth).padded(to: Self.nameWidth)
  }

  private func right(_ text: String) -> Escaped<LogLine> {
    .spaces(max(1, Self.numberWidth - text.count)) + Escaped(text: text)
  }
}
