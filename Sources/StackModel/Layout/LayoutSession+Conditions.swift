/// The same views under other conditions, for what is asked about a document.
extension LayoutSession {
  /// Moves the same views to another canvas, for another user.
  func show(_ piece: LayoutPiece, _ settings: DocumentSettings) {
    let isSameContent =
      views.sizes.keepsContentSizes && piece.canvas == context.piece.canvas
      && settings.contentConditions == context.settings.contentConditions
    context.piece = piece
    context.settings = settings
    setDesignTimeLengths(true)
    if isSameContent { return canvasDidChange() }
    views.sizes.forgetDesignTimeViews()
    framesAreStale = true
    changes.record(.all)
  }

  /// Only the screen is another one, and what is measured from its edges.
  private func canvasDidChange() {
    for number in 0..<items.count {
      if let view = items.view(at: number) { views.sizes.setDependent(context.piece.isDependent(view), number) }
    }
    changes.record([.canvasSize, .metrics])
  }

  /// Measures each content once for all users and devices.
  func keepContentSizes() { views.sizes.keepContentSizes() }

  /// Whether Interface Builder's canvas gives lengths to some views because they have no content.
  var hasDesignTimeLengths: Bool { !views.sizes.designTimeViews.isEmpty }

  /// Whether Interface Builder's canvas gives a length to a view because it has no content.
  func hasDesignTimeLength(_ view: View) -> Bool { views.sizes.designTimeViews.contains(items.number(of: view)) }

  private func setDesignTimeLengths(_ shows: Bool) {
    for number in views.sizes.showDesignTimeLengths(shows) { changes.record(.size, of: number) }
  }

  /// Lays out as at run time, where views without content have no length of their own.
  func forgetDesignTimeLengths() {
    setDesignTimeLengths(false)
    setTextProbe(1)
    layoutIfNeeded()
  }

  /// Lays out with all text a little larger, to see which frames depend on it.
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
