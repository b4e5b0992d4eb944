internal import AutoLayout

/// The rows that each view contributes: its own constraints, its stack's, its frame's, its content's.
final class ViewRows {
  let canvas: CanvasRows
  let sizes: SizeRows
  let stacks: StackRows
  let appKit: AppKitRows
  private let frames: FrameRows
  private let context: LayoutContext
  private let items: LayoutItems
  private let rows: RowTable

  init(
    _ context: LayoutContext, _ items: LayoutItems, _ rows: RowTable, _ metrics: CanvasMetrics, _ system: EdgeSystem
  ) {
    self.context = context
    self.items = items
    self.rows = rows
    canvas = CanvasRows(context, rows, system)
    sizes = SizeRows(context, items, rows, metrics)
    frames = FrameRows(context: context, items: items, rows: rows)
    stacks = StackRows(context, items, rows)
    appKit = AppKitRows(context, items, rows, system)
    addAll()
  }

  /// Adds all constraints in their order.
  private func addAll() {
    canvas.update()
    // Guides are numbered after the views, while constraints are added.
    for number in 0..<items.count {
      guard let view = items.view(at: number) else { continue }
      for declared in view.constraints { rows.add(declared, order(of: declared, number), constraint(declared)) }
      if let stack = view as? StackView { stacks.add(stack, number) }
      updateAppKit(view, number)
      sizes.setNonNegativeSize(of: view, number)
      updateSize(of: view, number)
    }
  }

  /// Updates everything, changing what is different.
  func updateAll() {
    for number in 0..<items.count {
      guard let view = items.view(at: number) else { continue }
      for declared in view.constraints { update(declared, number) }
      sizes.setNonNegativeSize(of: view, number)
      updateSize(of: view, number)
      if let stack = view as? StackView { stacks.update(stack, number, .allSlots, slots: []) }
      updateAppKit(view, number)
    }
  }

  /// Adds what a new view contributes that does not depend on its size or its stack.
  func add(_ view: View, _ number: Int) {
    for declared in view.constraints { update(declared, number) }
    sizes.setNonNegativeSize(of: view, number)
  }

  /// Updates a view's frame, or its fixed size and its content's.
  func updateSize(of view: View, _ number: Int) {
    sizes.setDependent(context.layoutRoot.isDependent(view), number)
    if view === context.root, context.layoutRoot.fittingPriorities == nil { return }
    if view !== context.root, isFrameLaid(view) { return frames.setFrame(of: view, number) }
    sizes.setSize(of: view, number)
  }

  /// Views without constraints of their own keep their frame: those that request it, and arranged ones never.
  private func isFrameLaid(_ view: View) -> Bool {
    if view.superview?.contentInsets(of: view, in: context.settings) != nil { return true }
    return view.keepsFrame(in: context) || (view.marks.hasFixedFrame && !view.isArranged(in: context))
  }

  /// Updates the constraints of an NSStackView or an NSGridView.
  func updateAppKit(_ view: View, _ number: Int) {
    guard AppKitRows.concerns(view) else { return }
    for view in appKit.update(view, number) { updateSize(of: view, items.number(of: view)) }
  }

  /// Removes the rows of a view that leaves the session.
  func remove(_ view: View, _ number: Int) {
    rows.removeAll(of: number, view)
    stacks.forget(number)
    appKit.forget(number)
    sizes.forget(number)
  }
}

// MARK: - Constraints of the author's

extension ViewRows {
  /// Updates the row of an author's constraint; nothing if no view of the session holds it.
  func update(_ declared: LayoutConstraint) {
    guard let holder = declared.holder else { return }
    let number = items.number(of: holder)
    if number >= 0 { update(declared, number) }
  }

  private func update(_ declared: LayoutConstraint, _ holder: Int) {
    rows.set(declared, order(of: declared, holder), constraint(declared))
  }

  private func order(of declared: LayoutConstraint, _ holder: Int) -> ConstraintOrder {
    .declared(by: holder, sequence: declared.sequence)
  }

  private func constraint(_ declared: LayoutConstraint) -> Constraint? {
    if isLeftOut(declared) { return nil }
    return Constraint(declared, on: context.settings.platform)
  }
}

extension ViewRows {
  /// Constraints that are removed at build time still hold on Interface Builder's canvas. A length of a view that code
  /// measures is the best estimate of what code gives.
  ///
  /// Evidence: 112/112 lengths on the canvas, 14 repositories.
  private func isLeftOut(_ declared: LayoutConstraint) -> Bool {
    guard declared.isPlaceholder, context.settings.semantics == .runtime else { return false }
    return context.settings.isStackDefinition || !declared.isLengthMeasuredByCode
  }
}

extension LayoutConstraint {
  /// Whether it is about nothing but a length of a view that code measures.
  fileprivate var isLengthMeasuredByCode: Bool {
    guard secondAttribute == nil, firstAttribute?.isDimension == true, let view = firstItem as? View else {
      return false
    }
    return view.isMeasuredByCode
  }

  /// Whether building the document removes it, and nothing replaces it at run time.
  var isRemovedAtBuildTime: Bool { isPlaceholder && !isLengthMeasuredByCode }
}

extension Constraint {
  /// An author's constraint with its items; nil if it names items that are not there, and if UIKit makes none.
  ///
  fileprivate init?(_ declared: LayoutConstraint, on platform: Platform) {
    guard let attribute = declared.firstAttribute, let first = declared.firstItem, declared.isPossible else {
      return nil
    }
    var second: Anchor?
    if let secondAttribute = declared.secondAttribute {
      guard let item = declared.secondItem else { return nil }
      second = Anchor(item, secondAttribute)
    }
    self.init(
      Anchor(first, attribute), declared.relation, second, multiplier: declared.multiplier,
      constant: declared.canvasConstant(on: platform), priority: declared.priority,
      identifier: declared.identifier, origin: .declared(declared))
  }
}
