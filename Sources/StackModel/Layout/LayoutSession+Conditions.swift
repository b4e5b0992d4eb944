/// The same views laid out under other conditions, for the analysis of a document.
extension LayoutSession {
  /// Lays the views out on another canvas, for another user.
  func show(_ layoutRoot: LayoutRoot, _ settings: DocumentSettings) {
    let isSameContent =
      views.sizes.keepsContentSizes && layoutRoot.canvas == context.layoutRoot.canvas
      && settings.contentConditions == context.settings.contentConditions
    context.layoutRoot = layoutRoot
    context.settings = settings
    setDesignTimeLengths(true)
    if isSameContent { return canvasDidChange() }
    views.sizes.forgetDesignTimeViews()
    framesAreStale = true
    changes.record(.all)
  }

  /// Records that only the size of the canvas and metrics at its edges changed.
  private func canvasDidChange() {
    for number in 0..<items.count {
      if let view = items.view(at: number) { views.sizes.setDependent(context.layoutRoot.isDependent(view), number) }
    }
    changes.record([.canvasSize, .metrics])
    // A cell's content view keeps its distances from the cell, which its rows have as numbers.
    if root is CellView {
      for view in root.subviews where view.key == "contentView" { changes.mark(view, .size) }
    }
  }

  /// Measures each content only once for all users and devices.
  func keepContentSizes() { views.sizes.keepContentSizes() }

  /// Whether Interface Builder's canvas gives lengths to some views because they have no content.
  package var hasDesignTimeLengths: Bool { !views.sizes.designTimeViews.isEmpty }

  /// Whether Interface Builder's canvas gives a length to a view because it has no content.
  func hasDesignTimeLength(_ view: View) -> Bool { views.sizes.designTimeViews.contains(items.number(of: view)) }

  private func setDesignTimeLengths(_ shows: Bool) {
    for number in views.sizes.showDesignTimeLengths(shows) { changes.record(.size, of: number) }
  }

  /// Lays out without these lengths, which do not exist at run time.
  package func forgetDesignTimeLengths() {
    setDesignTimeLengths(false)
    setTextProbe(1)
    layoutIfNeeded()
  }

  /// Lays out with all text 7 % larger, which shows the frames that depend on it.
  func enlargeText() {
    setTextProbe(1.07)
    layoutIfNeeded()
  }

  private func setTextProbe(_ factor: Double) {
    guard context.settings.text.fontScale != factor else { return }
    context.settings.text.fontScale = factor
    for number in 0..<items.count {
      if let view = items.view(at: number), isMeasured(view, number) { viewDidChange(view, .content) }
    }
  }

  private func isMeasured(_ view: View, _ number: Int) -> Bool {
    metrics.hasMeasuredBaselines(at: number) || view.hasWidthDependentHeight
      || Axis.allCases.contains { views.sizes.contentLength(of: number, $0) != nil }
  }
}
