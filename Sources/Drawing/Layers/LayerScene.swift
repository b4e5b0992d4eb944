import StackModel

/// What layers show: the frames of a picture, and what layout measured of the views in it.
struct LayerScene {
  let layout: DocumentLayout
  let frames: PictureFrames
  /// What sessions measured of the picture's views; empty if no layer shows it.
  let sessions: [LayoutMeasures]
  private let places: [ObjectIdentifier: Int]

  init(layout: DocumentLayout, frames: PictureFrames, sessions: [LayoutMeasures]) {
    (self.layout, self.frames, self.sessions) = (layout, frames, sessions)
    places = Dictionary(
      sessions.enumerated().map { (ObjectIdentifier($1.session.root), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What layout measured of a view; nil for views that are not laid out.
  func measures(of view: View) -> ViewMeasures? {
    places[ObjectIdentifier(view.layoutRoot)].flatMap { sessions[$0][view] }
  }

  /// The rectangle that constraints act on.
  func alignmentRect(of view: View) -> Rect? {
    guard let frame = frames[view] else { return nil }
    return measures(of: view).map { frame.inset(by: $0.alignmentRectInsets) } ?? frame
  }

  /// The rectangle of a view or a layout guide; nil for guides that only layout knows.
  func rect(of item: LayoutItem, in session: LayoutMeasures) -> Rect? {
    if let view = item as? View { return alignmentRect(of: view) }
    guard let guide = item as? LayoutGuide, let owner = guide.owner, let bounds = alignmentRect(of: owner),
      let measures = measures(of: owner)
    else { return nil }
    let safe = bounds.inset(by: measures.safeAreaInsets)
    switch guide.kind {
    case .safeArea: return safe
    case .layoutMargins: return bounds.inset(by: measures.layoutMargins)
    case .frameLayoutGuide: return bounds
    case .top: return Rect(x: safe.x, y: bounds.y, width: safe.width, height: measures.safeAreaInsets.top)
    case .bottom: return Rect(x: safe.x, y: safe.maxY, width: safe.width, height: measures.safeAreaInsets.bottom)
    case .keyboard: return Rect(x: bounds.x, y: safe.maxY, width: bounds.width, height: measures.safeAreaInsets.bottom)
    case .contentLayoutGuide:
      guard let scroll = owner as? ScrollView, let size = session.contentSize(of: scroll) else { return bounds }
      return Rect(
        x: bounds.x, y: bounds.y + frames.contentOffset(of: owner), width: size.width, height: size.height)
    default: return nil
    }
  }

  /// The height of a text's baseline; nil for views without text.
  func baseline(of view: View, isFirst: Bool) -> Double? {
    guard let rect = alignmentRect(of: view), let offsets = measures(of: view)?.baselines else { return nil }
    guard let height = offsets.centeredHeight else {
      return isFirst ? rect.y + offsets.first : rect.maxY - offsets.last
    }
    return rect.y + rect.height / 2 + (isFirst ? offsets.first - height / 2 : height / 2 - offsets.last)
  }
}
