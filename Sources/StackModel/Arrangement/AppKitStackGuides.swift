/// The guides that an NSStackView's constraints name. They stay the same while the views change.
final class AppKitStackGuides {
  /// From the first view of the center area to its last.
  let center = LayoutGuide(.stackArea)
  private var gaps: [LayoutGuide] = []

  /// The gap between a view and the next one.
  func gap(after place: Int) -> LayoutGuide {
    while gaps.count <= place {
      let guide = LayoutGuide(.stackGap)
      guide.number = gaps.count
      gaps.append(guide)
    }
    return gaps[place]
  }
}
