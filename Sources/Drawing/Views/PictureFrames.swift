package import StackModel

/// The frames of a view and of all views in it, in the coordinates of the outer one: y grows downwards, on macOS too.
struct PictureFrames {
  private var frames: [ObjectIdentifier: Rect] = [:]
  /// The views that have a frame, each before those in it. What is inside a hidden view or another tab is left out.
  private(set) var views: [View] = []
  private var covered: Set<ObjectIdentifier> = []
  private var offsets: [ObjectIdentifier: Double] = [:]
  /// What the views around a view leave of the picture, for those that cut something off.
  private var clips: [ObjectIdentifier: Rect] = [:]
  /// The size of the outer view.
  let size: Size

  /// - Parameters:
  ///   - root: The view at the origin.
  ///   - coverage: The bars over it, below which scroll views begin.
  init(_ layout: DocumentLayout, root: View, platform: Platform, coverage: BarCoverage = BarCoverage()) {
    size = layout[root]?.frame.size ?? Size(width: 0, height: 0)
    let walk = Walk(
      layout: layout, countsUpwards: platform == .macOS, coverage: coverage, root: root)
    guard layout[root] != nil else { return }
    add(root, size.bounds, walk, isInHidden: false, clip: size.bounds)
  }

  private struct Walk {
    let layout: DocumentLayout
    let countsUpwards: Bool
    let coverage: BarCoverage
    let root: View

    /// How far the content of a view is moved down.
    func offset(in view: View, at frame: Rect) -> Double {
      if view.elementName == "clipView" { return headerHeight(over: view) }
      return coverage.offset(
        in: view, at: frame, isOwned: view === root || view === root.subviews.first,
        contentHeight: view.subviews.compactMap { layout[$0]?.frame.maxY }.max() ?? 0)
    }

    /// Where columns of a macOS table begin, in which its cells stand.
    func columnPositions(of view: View) -> [String: Double] {
      guard countsUpwards, view.elementName == "tableView" || view.elementName == "outlineView" else { return [:] }
      return (view as? SystemView)?.columnPositions ?? [:]
    }

    /// How much of a table its header covers, below which its rows begin.
    private func headerHeight(over clip: View) -> Double {
      guard let header = clip.superview?.subviews.first(where: { $0.elementName == "tableHeaderView" }),
        !header.isHidden, let cover = layout[header]?.frame, let frame = layout[clip]?.frame
      else { return 0 }
      return max(0, min(cover.maxY + borderWidth(around: header) - frame.y, frame.height))
    }

    /// How far the header of a table stands inside of its scroll view. Its stored frame does not count the border.
    func borderWidth(around view: View) -> Double {
      guard view.elementName == "tableHeaderView" else { return 0 }
      return (view.superview as? AppKitScrollView)?.hasBorder == true ? 1 : 0
    }

    /// Whether a view cuts off what lies outside of it.
    func clipsSubviews(_ view: View) -> Bool {
      countsUpwards ? view.elementName == "clipView" : view.clipsToBounds || view.layer.masksToBounds
    }
  }

  private mutating func add(_ view: View, _ frame: Rect, _ walk: Walk, isInHidden: Bool, clip: Rect) {
    frames[ObjectIdentifier(view)] = frame
    clips[ObjectIdentifier(view)] = clip
    let nothing = Rect(x: frame.x, y: frame.y, width: 0, height: 0)
    let innerClip = walk.clipsSubviews(view) ? clip.intersection(frame) ?? nothing : clip
    if isInHidden { covered.insert(ObjectIdentifier(view)) } else { views.append(view) }
    let offset = walk.offset(in: view, at: frame)
    if offset > 0 { offsets[ObjectIdentifier(view)] = offset }
    let isTurned = walk.countsUpwards && !view.isFlipped
    let tab = (view as? AppKitTabView)?.initialViewID
    let columns = walk.columnPositions(of: view)
    for subview in view.subviews where subview.isInstalled {
      guard let inner = walk.layout[subview]?.frame else { continue }
      let y = isTurned ? frame.height - inner.maxY : inner.y
      let x = max(inner.x, subview.id.flatMap { columns[$0] } ?? inner.x)
      let border = walk.borderWidth(around: subview)
      let innerFrame = Rect(
        x: frame.x + x + border, y: frame.y + y + offset + border,
        width: border > 0 ? min(inner.width, frame.width - 2 * border) : inner.width, height: inner.height)
      let isInOtherTab = tab != nil && subview.id != tab
      add(
        subview, innerFrame, walk,
        isInHidden: isInHidden || isInOtherTab || (view.isHidden && view !== walk.root), clip: innerClip)
    }
  }

  /// The last of the views over a point for which something is found; nil if there is none.
  func front<Found>(atX x: Double, y: Double, _ find: (View) -> Found?) -> Found? {
    for view in views.reversed() where !view.isHidden && shows(view) {
      guard let frame = self[view], frame.x <= x, frame.y <= y, frame.maxX > x, frame.maxY > y else { continue }
      if let found = find(view) { return found }
    }
    return nil
  }

  /// The frame of a view; nil for views outside of the picture and those that are not installed.
  subscript(view: View) -> Rect? { frames[ObjectIdentifier(view)] }

  /// The part of a rectangle in the picture, such as a view draws in, that no view around the view cuts off; nil for none.
  func visiblePart(of rect: Rect, in view: View) -> Rect? { clips[ObjectIdentifier(view)]?.intersection(rect) }

  /// How far bars move the content of a scroll view down.
  func contentOffset(of view: View) -> Double { offsets[ObjectIdentifier(view)] ?? 0 }

  /// Whether a view of the picture is inside of no hidden one and no tab that is not shown.
  func shows(_ view: View) -> Bool {
    frames[ObjectIdentifier(view)] != nil && !covered.contains(ObjectIdentifier(view))
  }
}

extension View {
  /// Whether y grows downwards in a view of macOS, as `NSView.isFlipped` says of its class.
  fileprivate var isFlipped: Bool {
    switch elementName {
    case "scrollView", "tableView", "outlineView", "collectionView", "tableHeaderView", "splitView", "textView": true
    case "clipView": subviews.first?.isFlipped ?? false
    default: false
    }
  }
}

/// Where a view lies in a picture.
package struct PlacedView {
  /// The view.
  package let view: View
  /// The place of its superview in the list; nil for the view that the picture shows.
  package let parent: Int?
  /// The frame in the picture's coordinates, whose y grows downwards on macOS too; nil for a view that is not installed.
  package let rect: Rect?
}

/// Lists the views of a picture with their places in it.
struct PlacedViews {
  private let frames: PictureFrames
  private var placed: [PlacedView] = []

  init(_ frames: PictureFrames) { self.frames = frames }

  /// A view and all views in it, in document order.
  consuming func list(_ root: View) -> [PlacedView] {
    add(root, parent: nil)
    return placed
  }

  private mutating func add(_ view: View, parent: Int?) {
    let place = placed.count
    placed.append(PlacedView(view: view, parent: parent, rect: frames[view]))
    for subview in view.subviews { add(subview, parent: place) }
  }
}
