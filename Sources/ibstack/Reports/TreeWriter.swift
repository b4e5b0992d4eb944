import StackModel

/// Frames for people: indented, aligned, with labels.
struct TreeWriter: LayoutWriter {
  let showsConstraints: Bool
  let header = ""
  let separator = "\n"
  let footer = ""

  private static let nameWidth = 40
  private static let numberWidth = 8

  func text(for report: DocumentReport) -> String? {
    guard let document = report.document, let layout = report.layout else { return nil }
    let stacks = showsConstraints ? layout.stackConstraints : []
    let constraints = Dictionary(uniqueKeysWithValues: stacks.map { (ObjectIdentifier($0.stack), $0.constraints) })
    guard let survival = report.survival else {
      return block(
        report.path, document.settings.device?.id, document.settings.scale, layout.views, constraints)
    }
    return survival.layouts.map {
      block(report.path, $0.variant.name, $0.scale, $0.views, constraints)
    }.joined(separator: separator)
  }

  private func block(
    _ path: String, _ title: String?, _ scale: Double, _ views: [ViewLayout],
    _ constraints: [ObjectIdentifier: [Constraint]]
  ) -> String {
    let names = pad(path, Self.nameWidth) + ["x", "y", "width", "height"].map(right).joined()
    var text = "\(names)  \(title.map { "\($0), " } ?? "")@\(FrameText.number(scale))x\n"
    for view in views {
      text += line(view)
      guard let lines = constraints[ObjectIdentifier(view.view)] else { continue }
      let indent = String(repeating: "  ", count: depth(of: view.view) + 2)
      for constraint in lines { text += "\(indent)\(constraint)  '\(constraint.identifier ?? "")'\n" }
    }
    return text
  }

  private func line(_ layout: ViewLayout) -> String {
    let indent = String(repeating: "  ", count: min(depth(of: layout.view), 12))
    let frame = layout.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { right(FrameText.number($0)) }.joined()
    let marks = [
      layout.view.isHidden ? "hidden" : nil, layout.isAmbiguous ? "ambiguous" : nil,
      layout.isMisplaced ? "misplaced" : nil,
    ].compactMap { $0 }
    let suffix = marks.isEmpty ? "" : "  " + marks.joined(separator: ", ")
    return pad(indent + describe(layout.view), Self.nameWidth) + numbers + suffix + "\n"
  }

  private func describe(_ view: View) -> String {
    let label = view.userLabel ?? view.caption ?? view.id
    guard let label, !label.isEmpty else { return view.elementName }
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

  /// Cut or filled to a width, counted in characters.
  private func pad(_ text: String, _ width: Int) -> String {
    let count = text.count
    if count <= width { return text + String(repeating: " ", count: width - count) }
    return text.prefix(width - 1) + "…"
  }

  private func right(_ text: String) -> String {
    String(repeating: " ", count: max(1, Self.numberWidth - text.count)) + text
  }
}
