/// The guides that a stack view adds. They stay the same while the views change, so that few constraints do.
final class StackGuides {
  let spanner = LayoutGuide(.alignmentSpanner)
  /// The gap after the first view that is shown, which all other gaps are compared with.
  private let firstGap = LayoutGuide(.distributing)
  private var gaps: [ObjectIdentifier: LayoutGuide] = [:]
  private var standIns: [ObjectIdentifier: LayoutGuide] = [:]

  /// The gap after a view that is shown.
  func gap(behind view: View, isFirst: Bool) -> LayoutGuide {
    isFirst ? firstGap : Self.guide(.distributing, of: view, in: &gaps)
  }

  /// The guide that takes the place of a hidden view on Interface Builder's canvas.
  func standIn(for view: View) -> LayoutGuide { Self.guide(.hiddenView, of: view, in: &standIns) }

  /// Forgets a view that leaves the stack.
  func forget(_ view: View) -> [LayoutGuide] {
    [gaps.removeValue(forKey: ObjectIdentifier(view)), standIns.removeValue(forKey: ObjectIdentifier(view))]
      .compactMap { $0 }
  }

  /// Numbers the guides in the order of the views, for reports.
  func number(_ views: [View]) {
    firstGap.number = 0
    var (shown, hidden) = (0, 0)
    for view in views {
      gaps[ObjectIdentifier(view)]?.number = shown
      standIns[ObjectIdentifier(view)]?.number = hidden
      if view.isHidden { hidden += 1 } else { shown += 1 }
    }
  }

  private static func guide(
    _ kind: LayoutGuide.Kind, of view: View, in guides: inout [ObjectIdentifier: LayoutGuide]
  ) -> LayoutGuide {
    if let guide = guides[ObjectIdentifier(view)] { return guide }
    let guide = LayoutGuide(kind)
    guides[ObjectIdentifier(view)] = guide
    return guide
  }
}
