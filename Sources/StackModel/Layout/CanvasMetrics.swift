/// Margins, safe areas and baselines of views: numbers that constraints are measured from.
///
/// Each answer adds what it depends on to `inputs`.
final class CanvasMetrics {
  typealias Inputs = ConstraintRow.Inputs

  private let context: LayoutContext
  private let items: LayoutItems
  private let system: EdgeSystem
  /// Whether there are no frames of a previous pass to measure from.
  private var isFirstPass = true
  /// The tallest views of horizontal stacks in this pass, looked for once: many constraints may name the baselines of a
  /// stack.
  private var tallestViews: [ObjectIdentifier: (view: View?, inputs: Inputs)] = [:]
  /// The baselines that constraints were measured from, by the number of the view; an inner nil for a view without any.
  private var baselines: [Int: BaselineOffsets?] = [:]

  init(_ context: LayoutContext, _ items: LayoutItems, _ system: EdgeSystem) {
    self.context = context
    self.items = items
    self.system = system
  }

  private var layoutRoot: LayoutRoot { context.layoutRoot }
  private var settings: DocumentSettings { context.settings }

  /// Starts the next pass.
  func startPass(isFirst: Bool) {
    isFirstPass = isFirst
    tallestViews = [:]
  }

  /// The edges that the previous pass gave a view; nil in the first pass and for views that are not laid out here.
  func previousEdges(of view: View, _ inputs: inout Inputs) -> ViewEdges? {
    inputs.formUnion([.metrics, .previousPass])
    guard !isFirstPass else { return nil }
    let number = items.number(of: view)
    return number < 0 ? nil : system.edges(ofItem: number)
  }
}

// MARK: - Safe areas

extension CanvasMetrics {
  /// The part of the root's safe-area insets that reaches into a view.
  func safeAreaInsets(of view: View, _ inputs: inout Inputs) -> EdgeInsets {
    if view === layoutRoot.view { return layoutRoot.safeArea }
    guard layoutRoot.safeArea != .zero, !isInScrolledContent(view), let frame = previousEdges(of: view, &inputs) else {
      return .zero
    }
    return layoutRoot.safeArea(in: frame, of: rootSize(&inputs))
  }

  /// The root's size; if the root fits its content, its size in the previous pass.
  private func rootSize(_ inputs: inout Inputs) -> Size {
    guard layoutRoot.fitsContent, let edges = previousEdges(of: layoutRoot.view, &inputs) else {
      return layoutRoot.size
    }
    return Size(width: edges.right, height: edges.bottom)
  }

  /// Below a navigation bar the canvas scrolls content out from under the bars, so none of it is covered. Without a bar
  /// it keeps what is covered. A scroll view's own margins and safe area are where its content sees them.
  ///
  /// Evidence: 4/5 documents, 2 repositories; without a bar 3/3 documents; what content sees 2/2 documents, 1 repository.
  private func isInScrolledContent(_ view: View) -> Bool {
    guard layoutRoot.hasNavigationBar else { return false }
    var ancestor: View? = view
    while let current = ancestor, current !== layoutRoot.view {
      if current is ScrollView { return true }
      ancestor = current.superview
    }
    return false
  }
}

// MARK: - Margins

extension CanvasMetrics {
  /// The layout margins of a view.
  ///
  /// Evidence for headers and footers of tables: Apple's documentation of `preservesSuperviewLayoutMargins`.
  func margins(of view: View, _ inputs: inout Inputs) -> EdgeInsets {
    let written = view.layoutMargins?.resolved(rightToLeft: view.isRightToLeft(in: settings))
    var margins = written ?? defaultMargins(of: view)
    let isPreserving = view.preservesSuperviewLayoutMargins
    if isPreserving, isOuterRoot(view), settings[MarginFacts.addsSafeAreaToOuterMargins] {
      margins = margins.union(outerMargins)
    }
    if view.insetsLayoutMarginsFromSafeArea { margins = margins + marginsInsideSafeArea(of: view, &inputs) }
    if isPreserving, isOuterRoot(view) { return margins.union(outerMargins) }
    if view === layoutRoot.view, layoutRoot.preservesSystemSides {
      return margins.union(EdgeInsets(left: systemSideMargin, right: systemSideMargin))
    }
    guard isPreserving, let parent = view.superview, view !== layoutRoot.view else { return margins }
    return margins.union(overlap(of: self.margins(of: parent, &inputs), of: parent, into: view, &inputs))
  }

  /// In old versions margins keep clear of a screen's sides only.
  private func marginsInsideSafeArea(of view: View, _ inputs: inout Inputs) -> EdgeInsets {
    let insets = safeAreaInsets(of: view, &inputs)
    return settings.usesSafeAreas || settings[MarginFacts.includesSafeAreaWithoutGuides]
      ? insets : EdgeInsets(left: insets.left, right: insets.right)
  }

  /// The part of a parent's margins that reaches into a view.
  private func overlap(
    of margins: EdgeInsets, of parent: View, into view: View, _ inputs: inout Inputs
  ) -> EdgeInsets {
    guard let inner = previousEdges(of: view, &inputs), let outer = previousEdges(of: parent, &inputs) else {
      return .zero
    }
    return EdgeInsets(
      top: max(0, margins.top - (inner.top - outer.top)), left: max(0, margins.left - (inner.left - outer.left)),
      bottom: max(0, margins.bottom - (outer.bottom - inner.bottom)),
      right: max(0, margins.right - (outer.right - inner.right)))
  }

  /// Whether a view is the root of a screen or of a `.xib`, and preserves the margins around it.
  private func isOuterRoot(_ view: View) -> Bool {
    view === layoutRoot.view && layoutRoot.hasSystemMargins && settings[MarginFacts.rootsPreserveOuterMargins]
  }

  /// The margins around a root that preserves those of its future superview.
  private var outerMargins: EdgeInsets {
    let plain = settings[MarginFacts.plain]
    return EdgeInsets(top: plain, left: systemSideMargin, bottom: plain, right: systemSideMargin)
  }

  /// Wide screens have wider margins. The widest view with narrow ones is 402 points wide, the narrowest with wide ones 414.
  ///
  /// Evidence: 16 points at 402, and 20 at 440, measured in UIKit on iOS 26.3.
  var systemSideMargin: Double {
    let isAcross = settings.device.map { $0.isLandscape && $0.isPhone } ?? false
    return settings[layoutRoot.size.width <= 402 || isAcross ? MarginFacts.narrowSide : MarginFacts.wideSide]
  }

  /// 8 on each side; the system's choice for a controller's view and for a cell's content. Interface Builder gives a stack
  /// view none that are not written, and a television's safe area is all the margin that a root has, except where the
  /// document has none.
  ///
  /// Evidence: 8/8 margins of stack views, 4 repositories; of televisions without a safe area 2/2, 2 repositories.
  private func defaultMargins(of view: View) -> EdgeInsets {
    if view === layoutRoot.view, settings.platform == .tvOS {
      let side = settings.usesSafeAreas || !layoutRoot.hasSystemMargins ? 0 : settings[MarginFacts.narrowSide]
      return EdgeInsets(left: side, right: side)
    }
    if view === layoutRoot.view, layoutRoot.hasSystemMargins {
      return EdgeInsets(left: systemSideMargin, right: systemSideMargin)
    }
    if hasNoMargins(view) || (view is StackView && settings.semantics == .canvas) { return .zero }
    if view.elementName == "tableViewCellContentView" { return CellMargins(view, layoutRoot, settings).insets }
    if !settings.hasViewMargins { return .zero }
    return EdgeInsets(all: settings[settings.platform == .macOS ? MarginFacts.plainOnMac : MarginFacts.plain])
  }

  /// Collection view cells in some versions; in a `.xib` they have the system's margins.
  private func hasNoMargins(_ view: View) -> Bool {
    (view as? CellView)?.isItem ?? false && view.superview != nil
      && !settings[CellMarginFacts.collectionCellsHaveMargins]
  }
}

// MARK: - Baselines

extension CanvasMetrics {
  /// The baselines of an item, which are remembered for ``baselinesDiffer(_:at:)``.
  func baselines(of item: LayoutItem, _ inputs: inout Inputs) -> BaselineOffsets? {
    inputs.insert(.metrics)
    guard let view = item as? View else { return item.view?.baselineOffsets(in: settings) }
    let offsets = view.baselineOffsets(in: settings)
    let number = items.number(of: view)
    if number >= 0 { baselines[number] = .some(offsets) }
    return offsets
  }

  /// Whether constraints were measured from the baselines of a view.
  func hasMeasuredBaselines(at number: Int) -> Bool { !baselines.isEmpty && baselines[number] != nil }

  /// Whether the baselines that constraints were measured from are no longer those of the view.
  func baselinesDiffer(_ view: View, at number: Int) -> Bool {
    guard !baselines.isEmpty, let measured = baselines[number] else { return false }
    return measured != view.baselineOffsets(in: settings)
  }

  /// Forgets a view that leaves the session.
  func forget(_ number: Int) { baselines[number] = nil }

  /// A stack has the baselines of a view it arranges: the first and last when vertical, the tallest when horizontal.
  func textAnchor(_ anchor: Constraint.Anchor, _ inputs: inout Inputs) -> Constraint.Anchor {
    guard anchor.attribute.isBaseline else { return anchor }
    if let stack = anchor.item as? AppKitStackView { return textAnchor(anchor.attribute, in: stack, &inputs) ?? anchor }
    guard let stack = anchor.item as? StackView else { return anchor }
    inputs.formUnion([.metrics, .tallestView])
    let view: View? =
      if stack.axis == .horizontal {
        tallest(in: stack, &inputs)
      } else if anchor.attribute == .firstBaseline {
        stack.arrangedSubviews.first { !$0.isHidden }
      } else {
        stack.arrangedSubviews.last { !$0.isHidden }
      }
    guard let view else { return anchor }
    return textAnchor(Constraint.Anchor(view, anchor.attribute), &inputs)
  }

  /// NSStackView has the baselines of its first view, of its last one for the last baseline of a vertical stack.
  private func textAnchor(
    _ attribute: LayoutAttribute, in stack: AppKitStackView, _ inputs: inout Inputs
  ) -> Constraint.Anchor? {
    inputs.insert(.metrics)
    let views = stack.attachedViews(in: context)
    let view = stack.axis == .vertical && attribute != .firstBaseline ? views.last : views.first
    return view.map { textAnchor(Constraint.Anchor($0, attribute), &inputs) }
  }

  private func tallest(in stack: StackView, _ inputs: inout Inputs) -> View? {
    if let known = tallestViews[ObjectIdentifier(stack)] {
      inputs.formUnion(known.inputs)
      return known.view
    }
    var own: Inputs = []
    let view = tallest(stack.arrangedSubviews.filter { !$0.isHidden }, &own)
    tallestViews[ObjectIdentifier(stack)] = (view, own)
    inputs.formUnion(own)
    return view
  }

  /// The first of the tallest views, by the previous pass or by their content.
  private func tallest(_ views: [View], _ inputs: inout Inputs) -> View? {
    if views.count == 1 { return views[0] }
    let natural = NaturalSize(settings: settings)
    var best: (view: View, height: Double)?
    for view in views {
      let edges = previousEdges(of: view, &inputs)
      let height = edges.map { $0.bottom - $0.top } ?? natural.length(of: view, along: .vertical) ?? 0
      if best.map({ $0.height < height }) ?? true { best = (view, height) }
    }
    return best?.view
  }
}
