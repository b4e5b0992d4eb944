internal import AutoLayout

/// Margins, safe areas and baselines: numbers that constraints are measured from.
extension LayoutSession {
  /// The edges that the pass before gave a view; nil in the first pass and for views that are not laid out here.
  func previousEdges(of view: View) -> ViewEdges? {
    sources.insert([.metrics, .layout])
    return isFirstPass || view.session !== self ? nil : edges(of: view)
  }

  /// What is covered of a view: what reaches into it of the root's safe-area insets.
  func safeAreaInsets(of view: View) -> EdgeInsets {
    if view === piece.root { return piece.safeArea }
    guard piece.safeArea != .zero, !isInScrolledContent(view), let frame = previousEdges(of: view) else { return .zero }
    let root = rootSize
    return EdgeInsets(
      top: min(piece.safeArea.top, max(0, piece.safeArea.top - frame.top)),
      left: min(piece.safeArea.left, max(0, piece.safeArea.left - frame.left)),
      bottom: min(piece.safeArea.bottom, max(0, frame.bottom - (root.height - piece.safeArea.bottom))),
      right: min(piece.safeArea.right, max(0, frame.right - (root.width - piece.safeArea.right))))
  }

  /// The root's size: where it is to fit its content that of the pass before.
  private var rootSize: Size {
    guard piece.fittingPriorities != nil, let edges = previousEdges(of: root) else { return piece.size }
    return Size(width: edges.right, height: edges.bottom)
  }

  /// Below a navigation bar the canvas scrolls content out from under the bars, so none of it is covered: 4 of 5
  /// documents of 2 repositories. Without a bar 3 of 3 documents keep what is covered.
  private func isInScrolledContent(_ view: View) -> Bool {
    guard piece.hasNavigationBar else { return false }
    var ancestor = view.superview
    while let current = ancestor {
      if current is ScrollView { return true }
      if current === piece.root { return false }
      ancestor = current.superview
    }
    return false
  }

  /// The layout margins that hold for a view.
  func margins(of view: View) -> EdgeInsets {
    let written = view.layoutMargins?.resolved(rightToLeft: view.isRightToLeft(in: settings))
    var margins = written ?? defaultMargins(of: view)
    let isPreserving = view.preservesSuperviewLayoutMargins
    if isPreserving, isOuterRoot(view), settings[MarginFacts.addsSafeAreaToOuterMargins] {
      margins = margins.union(outerMargins)
    }
    if view.insetsLayoutMarginsFromSafeArea { margins = margins + marginsInsideSafeArea(of: view) }
    if isPreserving, isOuterRoot(view) { return margins.union(outerMargins) }
    guard isPreserving, let parent = view.superview, view !== piece.root else { return margins }
    return margins.union(overlap(of: self.margins(of: parent), of: parent, into: view))
  }

  /// In old versions margins keep clear of a screen's sides only.
  private func marginsInsideSafeArea(of view: View) -> EdgeInsets {
    let insets = safeAreaInsets(of: view)
    return settings.usesSafeAreas || settings[MarginFacts.includesSafeAreaWithoutGuides]
      ? insets : EdgeInsets(left: insets.left, right: insets.right)
  }

  /// The part of a parent's margins that reaches into a view.
  private func overlap(of margins: EdgeInsets, of parent: View, into view: View) -> EdgeInsets {
    guard let inner = previousEdges(of: view), let outer = previousEdges(of: parent) else { return .zero }
    return EdgeInsets(
      top: max(0, margins.top - (inner.top - outer.top)), left: max(0, margins.left - (inner.left - outer.left)),
      bottom: max(0, margins.bottom - (outer.bottom - inner.bottom)),
      right: max(0, margins.right - (outer.right - inner.right)))
  }

  /// Whether a view is the root of a screen or of a `.xib`, and preserves the margins around it.
  private func isOuterRoot(_ view: View) -> Bool {
    view === piece.root && piece.hasSystemMargins && settings[MarginFacts.rootsPreserveOuterMargins]
  }

  /// The margins around a root that preserves those of what it will be put into.
  private var outerMargins: EdgeInsets {
    let plain = settings[MarginFacts.plain]
    return EdgeInsets(top: plain, left: systemSideMargin, bottom: plain, right: systemSideMargin)
  }

  /// Wide screens have wider margins. The widest view with narrow ones is 393 points wide, the narrowest with wide ones 394.
  private var systemSideMargin: Double {
    let isAcross = settings.device.map { $0.isLandscape && $0.isPhone } ?? false
    return settings[piece.size.width < 394 || isAcross ? MarginFacts.narrowSide : MarginFacts.wideSide]
  }

  /// 8 on each side; the system's choice for a controller's view and for a cell's content. Interface Builder gives a stack
  /// view none that are not written: 8 of 8 margins in 4 repositories.
  private func defaultMargins(of view: View) -> EdgeInsets {
    if view === piece.root, piece.hasSystemMargins {
      return EdgeInsets(left: systemSideMargin, right: systemSideMargin)
    }
    if hasNoMargins(view) || (view is StackView && settings.semantics == .canvas) { return .zero }
    if view.elementName == "tableViewCellContentView" { return CellMargins(view, piece, settings).insets }
    return EdgeInsets(all: settings[settings.platform == .macOS ? MarginFacts.plainOnMac : MarginFacts.plain])
  }

  /// Collection view cells in some versions; in a `.xib` they had the system's.
  private func hasNoMargins(_ view: View) -> Bool {
    view.elementName == "collectionViewCell" && view.superview != nil
      && !settings[CellMarginFacts.collectionCellsHaveMargins]
  }

  /// A stack has the baselines of a view it arranges: the first and last when vertical, the tallest when horizontal.
  func textAnchor(_ anchor: Constraint.Anchor) -> Constraint.Anchor {
    guard anchor.attribute.isBaseline else { return anchor }
    if let stack = anchor.item as? AppKitStackView { return textAnchor(anchor.attribute, in: stack) ?? anchor }
    guard let stack = anchor.item as? StackView else { return anchor }
    sources.insert([.metrics, .tallest])
    let view: View? =
      if stack.axis == .horizontal {
        tallest(in: stack)
      } else if anchor.attribute == .firstBaseline {
        stack.arrangedSubviews.first { !$0.isHidden }
      } else {
        stack.arrangedSubviews.last { !$0.isHidden }
      }
    guard let view else { return anchor }
    return textAnchor(Constraint.Anchor(view, anchor.attribute))
  }

  /// NSStackView has the baselines of its first view, of its last one for the last baseline of a vertical stack.
  private func textAnchor(_ attribute: LayoutAttribute, in stack: AppKitStackView) -> Constraint.Anchor? {
    sources.insert(.metrics)
    let views = stack.attachedViews
    let view = stack.axis == .vertical && attribute != .firstBaseline ? views.last : views.first
    return view.map { textAnchor(Constraint.Anchor($0, attribute)) }
  }

  /// Looked for once in each pass: any number of constraints may name the baselines of a stack.
  private func tallest(in stack: StackView) -> View? {
    let others = sources
    let known = tallestViews[ObjectIdentifier(stack)] ?? searchTallest(in: stack)
    tallestViews[ObjectIdentifier(stack)] = known
    sources = others.union(known.sources)
    return known.view
  }

  private func searchTallest(in stack: StackView) -> (view: View?, sources: ConstraintRow.Sources) {
    sources = []
    let view = tallest(stack.arrangedSubviews.filter { !$0.isHidden })
    return (view, sources)
  }

  /// The first of the tallest views, by the previous pass or by their content.
  private func tallest(_ views: [View]) -> View? {
    let natural = NaturalSize(settings: settings)
    func height(_ view: View) -> Double {
      previousEdges(of: view).map { $0.bottom - $0.top } ?? natural.length(of: view, along: .vertical) ?? 0
    }
    return views.reduce(nil) { best, view in best.map { height($0) >= height(view) ? $0 : view } ?? view }
  }
}
