internal import AutoLayout

/// What layout measured of a view beyond its frame, in points, y downwards on macOS too.
package struct ViewMeasures {
  /// What bars and the device's edges cover.
  package let safeAreaInsets: EdgeInsets
  /// The layout margins.
  package let layoutMargins: EdgeInsets
  /// How far the frame extends beyond the rectangle that constraints act on.
  package let alignmentRectInsets: EdgeInsets
  /// The baselines in that rectangle; nil without text.
  package let baselines: BaselineOffsets?
}

/// What a session measured beyond frames, for pictures.
package struct LayoutMeasures {
  /// The session, which has laid its views out.
  package let session: LayoutSession

  fileprivate init(_ session: LayoutSession) { self.session = session }

  /// What was measured of a view; nil for views that are not laid out here.
  package subscript(view: View) -> ViewMeasures? {
    guard session.laysOut(view) else { return nil }
    var inputs: ConstraintRow.Inputs = []
    let settings = session.settings
    return ViewMeasures(
      safeAreaInsets: session.metrics.safeAreaInsets(of: view, &inputs),
      layoutMargins: session.metrics.margins(of: view, &inputs),
      alignmentRectInsets: view.alignmentRectInsets(in: settings), baselines: view.baselineOffsets(in: settings))
  }

  /// The view whose text a baseline of a stack view means; the view itself for other views.
  package func textView(of view: View, _ attribute: LayoutAttribute) -> View {
    var inputs: ConstraintRow.Inputs = []
    return session.metrics.textAnchor(Constraint.Anchor(view, attribute), &inputs).item.view ?? view
  }

  /// The size of the content of a scroll view.
  package func contentSize(of scroll: ScrollView) -> Size? {
    let number = session.items.number(of: scroll.contentLayoutGuide)
    guard number >= 0 else { return nil }
    let (content, frame) = (session.system.edges(ofItem: number), session.edges(of: scroll))
    return Size(width: content.right - frame.left, height: content.bottom - frame.top)
  }

  /// Whether the leading edges that a constraint names are the right ones.
  package func isMirrored(_ constraint: Constraint) -> Bool {
    session.rows.forms.direction(of: constraint) == .rightToLeft
  }
}

/// Measures views of a document.
///
/// The layout roots of all scenes are looked up once, on the first question: each picture of a large storyboard asks about
/// its own scene only.
package final class MeasuredDocument {
  private let document: LayoutDocument
  private let budget = SolvingBudget()
  private lazy var roots = Dictionary(
    document.layoutRoots().enumerated().map { (ObjectIdentifier($1.view), (place: $0, root: $1)) },
    uniquingKeysWith: { first, _ in first })

  package init(_ document: LayoutDocument) { self.document = document }

  /// What sessions measured of a view and all that is laid out on its own inside it, in document order. The views do not
  /// report changes to them.
  package func measures(within view: View) -> [LayoutMeasures] {
    let views = view.subtree.filter { $0 === view || $0.isLayoutRoot }
    let found = Set(views.map { ObjectIdentifier($0.layoutRoot) }).compactMap { roots[$0] }
    return found.sorted { $0.place < $1.place }.map { _, root in
      let session = LayoutSession(
        root, settings: document.settings, options: document.options, budget: budget)
      session.layoutIfNeeded()
      return LayoutMeasures(session)
    }
  }
}
