import Drawing
import LayoutAnalysis
import NibDecoder
import StackModel
import Support

/// What the page tells of each view of a document: its name, frame, constraints and the reasons of its frame.
struct ViewDetails {
  private let document: LayoutDocument
  private let layout: DocumentLayout
  private let scenes: SceneIndex
  private let lines: LineIndex
  private let explanations: [ObjectIdentifier: Explanation]
  private let constraints: ViewConstraints
  private var names: ObjectNames
  /// Where the views of the scene lie in its picture.
  private var rects: [ObjectIdentifier: Rect] = [:]

  init(_ document: LayoutDocument, _ layout: DocumentLayout, _ scenes: SceneIndex, _ lines: LineIndex) {
    self.document = document
    self.layout = layout
    self.scenes = scenes
    self.lines = lines
    var names = ObjectNames(document.nib.tree)
    explanations = document.explanations()
    constraints = ViewConstraints(document, names: &names)
    self.names = names
  }

  /// The views of each scene, and the document's source.
  mutating func json() -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("source", document.nib.source.text(in: SourceRange(0, document.nib.source.bytes.count)))
      json.array("scenes") { json in
        for views in scenes.views {
          rects = Dictionary(
            views.compactMap { view in view.rect.map { (ObjectIdentifier(view.view), $0) } },
            uniquingKeysWith: { first, _ in first })
          json.array { json in
            for view in views { write(view.view, parent: view.parent, &json) }
          }
        }
      }
    }
    return json.text
  }

  private mutating func write(_ view: View, parent: Int?, _ json: inout JSONWriter) {
    let name = view.range.flatMap { names.place(at: $0.lowerBound).object }
    json.object { json in
      json.member("kind", ObjectName.kind(ofElement: view.elementName, in: scenes.vocabulary))
      if let parent { json.member("parent", Double(parent)) }
      if let id = view.id { json.member("id", id) }
      if let label = name?.label { json.member("label", label) }
      if let name = view.customClass { json.member("class", name) }
      writeLines(of: view, &json)
      if let layout = layout[view] { write(layout, &json) }
      if view.isHidden { json.member("hidden", true) }
      if !view.isInstalled { json.member("uninstalled", true) }
      writeConstraints(of: view, &json)
      if let explanation = explanations[ObjectIdentifier(view)] { write(explanation, &json) }
    }
  }

  private func writeLines(of view: View, _ json: inout JSONWriter) {
    guard let range = view.element.map(document.nib.tree.range) ?? view.range else { return }
    json.array("lines") { json in
      json.number(Double(lines.position(at: range.lowerBound).line))
      json.number(Double(lines.position(at: max(range.lowerBound, range.upperBound - 1)).line))
    }
  }

  private func write(_ layout: ViewLayout, _ json: inout JSONWriter) {
    json.member("frame", layout.frame.numbers)
    if layout.isAmbiguous { json.member("ambiguous", true) }
    if layout.isMisplaced { json.member("misplaced", true) }
  }

  private func writeConstraints(of view: View, _ json: inout JSONWriter) {
    let constraints = constraints[view]
    guard !constraints.isEmpty else { return }
    json.array("constraints") { json in
      for constraint in constraints { row([constraint.text], at: constraint.offset, &json) }
    }
  }
}

// MARK: - Explanations

extension ViewDetails {
  private func write(_ explanation: Explanation, _ json: inout JSONWriter) {
    json.objects("numbers", explanation.numbers) { number, json in
      json.member("heading", number.heading)
      json.array("steps") { json in
        for step in number.steps {
          let texts = [FrameText.number(step.part), "\(step.constraint)", step.words]
          row(texts, at: step.constraint.origin.range?.lowerBound, &json, StepLine(step.constraint, rects))
        }
      }
      json.array("losses") { json in
        for loss in number.losses {
          let texts = ["lost", "\(loss.constraint)", loss.words(in: number)]
          row(texts, at: loss.constraint.origin.range?.lowerBound, &json)
        }
      }
      json.array("changes") { json in
        for change in number.enlargements {
          row([number.comparative, change.phrase], at: change.range?.lowerBound, &json)
        }
      }
    }
  }

  /// Texts, the line that they are about, and where that is drawn.
  private func row(_ texts: [String], at offset: Int?, _ json: inout JSONWriter, _ place: StepLine? = nil) {
    json.array { json in
      for text in texts { json.string(text) }
      json.number(Double(offset.map { lines.position(at: $0).line } ?? 0))
      place?.write(to: &json)
    }
  }
}

/// Where a constraint that a number comes from is drawn: from one coordinate to another along its axis.
struct StepLine {
  private let from: Double
  private let to: Double
  private let across: Double

  /// Nil for a constraint of what is not in the picture.
  ///
  /// - Parameter rects: The frames in the picture, by the views.
  init?(_ constraint: Constraint, _ rects: [ObjectIdentifier: Rect]) {
    let axis = constraint.first.attribute.axis
    guard let first = Self.rect(constraint.first.item, rects) else { return nil }
    let second = constraint.second.flatMap { Self.rect($0.item, rects) }
    if constraint.first.attribute.isDimension {
      (from, to) = (first.start(axis), first.end(axis))
    } else {
      guard let anchor = constraint.second, constraint.multiplier == 1 else { return nil }
      let (one, other) = (Self.edge(constraint.first, first), second.flatMap { Self.edge(anchor, $0) })
      guard let to = one ?? other.map({ $0 + constraint.constant }),
        let from = other ?? one.map({ $0 - constraint.constant })
      else { return nil }
      (self.from, self.to) = (from, to)
    }
    let side: Axis = axis == .horizontal ? .vertical : .horizontal
    let span = (
      max(first.start(side), second?.start(side) ?? -.infinity), min(first.end(side), second?.end(side) ?? .infinity)
    )
    across = span.0 <= span.1 ? (span.0 + span.1) / 2 : (first.start(side) + first.end(side)) / 2
  }

  func write(to json: inout JSONWriter) {
    for number in [from, to, across] { json.number((number * 10).rounded() / 10) }
  }

  private static func rect(_ item: LayoutItem, _ rects: [ObjectIdentifier: Rect]) -> Rect? {
    item.view.flatMap { rects[ObjectIdentifier($0)] }
  }

  /// Nil for what lies inside of a view, such as a margin or a guide: it is as far from the other end as the constant says.
  private static func edge(_ anchor: Constraint.Anchor, _ rect: Rect) -> Double? {
    guard anchor.item is View else { return nil }
    switch anchor.attribute {
    case .leading, .left: return rect.x
    case .trailing, .right: return rect.maxX
    case .top: return rect.y
    case .bottom: return rect.maxY
    case .centerX: return rect.x + rect.width / 2
    case .centerY: return rect.y + rect.height / 2
    default: return nil
    }
  }
}

extension Rect {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}

/// The constraints of a document by the views that they are about, as the document outline names them.
struct ViewConstraints {
  /// A constraint as people read it.
  struct Line {
    let text: String
    /// Where it is written.
    let offset: Int
  }

  private var lines: [ObjectIdentifier: [Line]] = [:]

  /// - Parameter names: The names of the document's objects.
  init(_ document: LayoutDocument, names: inout ObjectNames) {
    for view in document.roots.flatMap(\.subtree) {
      for constraint in view.constraints {
        guard let range = constraint.range, let label = names.place(at: range.lowerBound).object?.label else {
          continue
        }
        let line = Line(text: label, offset: range.lowerBound)
        let first = constraint.firstItem?.view ?? view
        lines[ObjectIdentifier(first), default: []].append(line)
        guard let second = constraint.secondItem?.view, second !== first else { continue }
        lines[ObjectIdentifier(second), default: []].append(line)
      }
    }
  }

  /// The constraints that name a view, in document order.
  subscript(view: View) -> [Line] { lines[ObjectIdentifier(view)] ?? [] }
}
