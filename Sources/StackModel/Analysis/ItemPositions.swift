/// Where a flow layout places the items of a collection view, in lines below each other; those of one that scrolls
/// sideways are computed with x and y exchanged.
///
/// Evidence: 144/146 collection views on Interface Builder's canvas, which places prototypes in the same way.
struct ItemPositions {
  private(set) var frames: [ObjectIdentifier: Rect] = [:]
  private let flow: FlowLayout
  private let inset: EdgeInsets
  /// The length of a line, in points.
  private let length: Double

  /// - Parameters:
  ///   - collection: A collection view.
  ///   - flow: Its layout.
  ///   - grid: The pixels of the device, at which items begin.
  ///   - frame: The frame of the collection view and of each of its subviews, as far as they are laid out.
  init(in collection: ListView, _ flow: FlowLayout, _ grid: PixelGrid, _ frame: (View) -> Rect?) {
    self.flow = flow
    inset = flow.scrollsSideways ? flow.sectionInset.transposed : flow.sectionInset
    func turned(_ rect: Rect) -> Rect { flow.scrollsSideways ? rect.transposed : rect }
    length = (frame(collection).map(turned)?.width ?? 0) - inset.left - inset.right
    let roots = collection.subviews.filter(\.isLayoutRoot)
    func supplement(_ key: String) -> (id: ObjectIdentifier, frame: Rect)? {
      guard let view = roots.first(where: { $0.key == key }), let frame = frame(view) else { return nil }
      return (ObjectIdentifier(view), turned(frame))
    }
    let header = supplement(FlowLayout.headerKey)?.frame
    let items = roots.filter { ($0 as? CellView)?.isItem ?? false }
    var placed = placedItems(items.map { frame($0).map(turned) ?? .zero }, below: (header?.maxY ?? 0) + inset.top)
    var ids = items.map(ObjectIdentifier.init)
    if var footer = supplement(FlowLayout.footerKey) {
      footer.frame.y = (placed.map(\.maxY).max() ?? header?.maxY ?? 0) + inset.bottom
      ids.append(footer.id)
      placed.append(footer.frame)
    }
    for (id, frame) in zip(ids, placed) {
      frames[id] = turned(
        Rect(x: grid.rounded(frame.x), y: grid.rounded(frame.y), width: frame.width, height: frame.height))
    }
  }

  /// Places as many items in each line as fit, and at least one.
  private func placedItems(_ items: [Rect], below top: Double) -> [Rect] {
    var (placed, top) = (items, top)
    var next = 0
    while next < items.count {
      let first = next
      var used = items[first].width
      next += 1
      while next < items.count, used + flow.itemSpacing + items[next].width <= length + Self.tolerance {
        used += flow.itemSpacing + items[next].width
        next += 1
      }
      let line = items[first..<next]
      let height = line.map(\.height).max() ?? 0
      var (x, gap) = spread(line, isLast: next == items.count)
      for place in line.indices {
        placed[place].x = x
        placed[place].y = top + (height - items[place].height) / 2
        x += items[place].width + gap
      }
      top += height + flow.lineSpacing
    }
    return placed
  }

  /// Where a line begins, and the distance between its items. They fill the line; those of one size stand in columns, and a
  /// column that is alone in the middle.
  private func spread(_ line: ArraySlice<Rect>, isLast: Bool) -> (start: Double, gap: Double) {
    guard let width = line.first?.width else { return (inset.left, flow.itemSpacing) }
    if line.allSatisfy({ abs($0.width - width) < Self.tolerance }) {
      let columns = ((length + flow.itemSpacing + Self.tolerance) / max(width + flow.itemSpacing, 1)).rounded(.down)
      if columns <= 1 { return (inset.left + (length - width) / 2, flow.itemSpacing) }
      return (inset.left, (length - columns * width) / (columns - 1))
    }
    if isLast { return (inset.left, flow.itemSpacing) }
    let used = line.reduce(0) { $0 + $1.width }
    return (inset.left, (length - used) / Double(line.count - 1))
  }

  private static let tolerance = 1e-6
}

extension Rect {
  fileprivate var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension EdgeInsets {
  fileprivate var transposed: EdgeInsets { EdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
