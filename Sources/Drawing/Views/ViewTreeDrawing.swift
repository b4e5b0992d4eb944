import StackModel

/// Draws a view with all views in it, from the back to the front.
struct ViewTreeDrawing {
  private var frames: PictureFrames
  private var context: DrawingContext

  init(_ frames: PictureFrames, context: consuming DrawingContext) {
    let surroundings = ViewSurroundings(frames, copy context, backdrop: nil)
    self.frames = frames
    self.context = context
    self.context.surroundings = surroundings
  }

  /// Draws a view at the origin, and returns what it was drawn into.
  consuming func draw(_ root: View) -> DrawingContext {
    guard let frame = frames[root] else { return context }
    let background = context.surroundings?.backdrop ?? context.screenBackground
    context.canvas.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height), fill: background)
    draw(root, x: 0, y: 0, size: frame.size)
    // What is drawn over the views knows where they are.
    context.surroundings?.leaveViews()
    return context
  }

  /// Draws a view over what is drawn already, and returns what it was drawn into.
  consuming func draw(_ root: View, over place: Rect) -> DrawingContext {
    draw(root, x: place.x, y: place.y, size: place.size)
    return context
  }

  private mutating func draw(_ view: View, in superview: Rect) {
    guard let frame = frames[view], frames.shows(view), !view.isHidden, view.alpha > 0 else { return }
    draw(view, x: frame.x - superview.x, y: frame.y - superview.y, size: frame.size)
  }

  private mutating func draw(_ view: View, x: Double, y: Double, size: Size) {
    var group = SVGCanvas.Group(x: x, y: y, opacity: view.alpha)
    group.objectID = view.id
    let outerTint = context.tint
    let outerBackdrop = context.surroundings?.backdrop ?? context.screenBackground
    if let frame = frames[view] { context.surroundings?.enter(view, at: frame) }
    if let tint = view.tintColor.flatMap(context.palette.paint) { context.tint = tint }
    context.canvas.beginGroup(group)
    drawBackground(of: view, size)
    let table = TableSections(view, in: context.settings)
    let clips = clipsContent(of: view)
    if clips {
      context.canvas.beginClip(size.bounds, radius: view.cornerRadius)
    }
    table?.drawBackgrounds(frames, &context)
    drawContent(of: view, size)
    if let frame = frames[view] { for subview in view.subviews { draw(subview, in: frame) } }
    table?.drawSeparators(frames, &context)
    SplitDividers(view)?.draw(frames, &context)
    if clips { context.canvas.endGroup() }
    drawBorder(of: view, size)
    context.canvas.endGroup()
    context.tint = outerTint
    context.surroundings?.backdrop = outerBackdrop
  }

  private mutating func drawBackground(of view: View, _ size: Size) {
    guard let paint = view.backgroundColor.flatMap(context.palette.paint), !paint.isTransparent,
      (view as? SystemView)?.matrix?.drawsBackground != false
    else { return }
    context.canvas.rect(
      size.bounds, radius: view.cornerRadius, fill: paint)
    if paint.light.alpha > 0.5 { context.surroundings?.backdrop = paint }
  }

  /// Whether what lies outside of a view is cut off: by its own setting, or by that of macOS's scroll views.
  private func clipsContent(of view: View) -> Bool {
    guard context.settings.platform == .macOS else {
      guard view.clipsToBounds || view.layer.masksToBounds else { return false }
      return !view.subviews.isEmpty || view.cornerRadius > 0 || view is TextView
    }
    guard view.elementName == "clipView" || view.elementName == "scrollView", let frame = frames[view] else {
      return view.clipsToBounds && !view.subviews.isEmpty
    }
    return view.subviews.contains { subview in
      guard let inner = frames[subview], !subview.isHidden else { return false }
      return inner.x < frame.x - 0.5 || inner.y < frame.y - 0.5 || inner.maxX > frame.maxX + 0.5
        || inner.maxY > frame.maxY + 0.5
    }
  }

  /// The line that the view's layer has inside of its frame, above all that the view holds.
  private mutating func drawBorder(of view: View, _ size: Size) {
    let width = view.layer.borderWidth
    guard width > 0 else { return }
    let paint = view.layer.borderColor.flatMap(context.palette.paint) ?? .black
    context.canvas.border(
      size.bounds, radius: view.cornerRadius,
      stroke: Stroke(paint, width: min(width, size.width / 2, size.height / 2)))
  }

  private mutating func drawContent(of view: View, _ size: Size) {
    if view.elementName == "containerView", drawEmbedded(in: view, size) { return }
    if let view = view as? any DrawnView {
      view.draw(in: size, &context)
    } else {
      context.draw(context.texts(of: view, in: size), color: context.system("label"))
    }
    drawPlaceholder(of: view, size)
  }

  /// Draws what a container view shows; false if that is not known.
  private mutating func drawEmbedded(in container: View, _ size: Size) -> Bool {
    guard let (root, inner) = context.embedded?.view(in: container, of: size) else { return false }
    let outer = (frames: frames, surroundings: context.surroundings, embedded: context.embedded)
    context.surroundings = ViewSurroundings(inner, context, backdrop: context.surroundings?.backdrop)
    (frames, context.embedded) = (inner, nil)
    context.canvas.beginClip(size.bounds)
    draw(root, x: 0, y: 0, size: size)
    context.canvas.endGroup()
    (frames, context.surroundings, context.embedded) = outer
    return true
  }

  /// What the app's own code draws has the name of its class.
  private mutating func drawPlaceholder(of view: View, _ size: Size) {
    guard view.standsForCode, let name = view.customClass, size.width >= 40, size.height >= 16 else { return }
    let bounds = size.bounds
    if view.backgroundColor == nil, context.coversNothing(in: bounds) {
      context.canvas.rect(bounds, radius: view.cornerRadius, fill: context.system("quaternaryLabel").withOpacity(0.6))
    }
    context.drawName(name, in: bounds)
  }
}

extension View {
  /// Whether all that is known of what the view shows is the name of its class.
  var standsForCode: Bool {
    customClass != nil && subviews.isEmpty && superview != nil
      && (elementName == "view" || elementName == "customView")
  }
}

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
