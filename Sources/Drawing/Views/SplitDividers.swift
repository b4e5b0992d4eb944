import StackModel

/// The lines between the panes of a split view of macOS.
struct SplitDividers {
  private let split: SystemView

  /// - Parameter view: A view; anything but a split view has no dividers.
  init?(_ view: View) {
    guard let split = view as? SystemView, split.elementName == "splitView" else { return nil }
    self.split = split
  }

  /// Draws a line in the middle of the room that two panes leave between them.
  func draw(_ frames: PictureFrames, _ context: inout DrawingContext) {
    guard let bounds = frames[split] else { return }
    let isVertical = split.hasVerticalDividers
    let panes = split.subviews.filter { !$0.isHidden }.compactMap { frames[$0] }
      .sorted { isVertical ? $0.x < $1.x : $0.y < $1.y }
    for (pane, next) in zip(panes, panes.dropFirst()) {
      let start = isVertical ? pane.maxX - bounds.x : pane.maxY - bounds.y
      let end = isVertical ? next.x - bounds.x : next.y - bounds.y
      let gap =
        isVertical
        ? Rect(x: start, y: 0, width: max(1, end - start), height: bounds.height)
        : Rect(x: 0, y: start, width: bounds.width, height: max(1, end - start))
      draw(in: gap, isVertical: isVertical, &context)
    }
  }

  private func draw(in gap: Rect, isVertical: Bool, _ context: inout DrawingContext) {
    let line = Stroke(context.system("tertiaryLabel"))
    if split.dividerStyle == .paneSplitter {
      context.canvas.border(gap, fill: context.system("windowBackground"), stroke: line)
    } else if split.dividerStyle == .thin {
      let (x, y) = (gap.x + gap.width / 2, gap.y + gap.height / 2)
      if isVertical {
        context.canvas.line(x, gap.y, x, gap.maxY, stroke: line)
      } else {
        context.canvas.line(gap.x, y, gap.maxX, y, stroke: line)
      }
      return
    }
    // The mark that a thick divider is moved by.
    let side = min(6, gap.width, gap.height)
    context.canvas.circle(
      gap.x + gap.width / 2, gap.y + gap.height / 2, radius: side / 2, fill: context.system("tertiaryLabel"))
  }
}
