@testable import StackModel

/// The numbers of OAStackView's tests. Its views are buttons whose lengths constraints set; here they have nothing but
/// those constraints.
extension FrameRow {
  /// A view of a length along the stack and a breadth across it, each at a priority.
  private static func view(
    _ name: String, _ axis: Axis, _ length: (Double, Double), _ breadth: (Double, Double)
  ) -> ViewDescription {
    let along = FixedLength(length: length.0, priority: length.1)
    let across = FixedLength(length: breadth.0, priority: breadth.1)
    return .fixed(name, axis == .horizontal ? along : across, axis == .horizontal ? across : along)
  }

  private static func exact(_ lengths: [Double], _ axis: Axis) -> [ViewDescription] {
    zip(["a", "b", "c"], lengths).map { view($0, axis, ($1, 1000), (100, 1000)) }
  }

  private static func wide(_ lengths: [Double], at priority: Double, _ axis: Axis) -> [ViewDescription] {
    [
      view("a", axis, (lengths[0], priority), (200, 300)), view("b", axis, (lengths[1], priority), (500, 300)),
      view("c", axis, (lengths[2], priority), (600, 330)),
    ]
  }

  /// `name start length start-across length-across`, for either axis.
  private static func places(_ lines: [(String, Double, Double, Double, Double)], _ axis: Axis) -> String {
    lines.map { name, start, length, side, breadth in
      let numbers = axis == .horizontal ? [start, side, length, breadth] : [side, start, breadth, length]
      return "\(name): \(numbers.map(short).joined(separator: " "))"
    }.joined(separator: "; ")
  }

  static let oaStackView: [FrameRow] = Axis.allCases.flatMap { axis in
    sizes(axis) + alignments(axis) + distributions(axis)
  }

  private static func sizes(_ axis: Axis) -> [FrameRow] {
    [(0.0, 60.0), (20, 80), (50, 110)].map { spacing, length in
      FrameRow(
        behavior: "20 and 40 with a spacing of \(short(spacing)) in a \(axis) stack are \(short(length)) long",
        source: .oaStackView,
        stack: StackDescription(axis: axis, spacing: spacing, views: exact([20, 40], axis)),
        expected: places([("stack", 0, length, 0, 100), ("b", 20 + spacing, 40, 0, 100)], axis))
    }
  }

  private static func alignments(_ axis: Axis) -> [FrameRow] {
    let cases: [(StackView.Alignment, [(Double, Double)])] = [
      (.fill, [(0, 600), (0, 600), (0, 600)]), (.leading, [(0, 200), (0, 500), (0, 600)]),
      (.trailing, [(400, 200), (100, 500), (0, 600)]), (.center, [(200, 200), (50, 500), (0, 600)]),
    ]
    return cases.map { alignment, across in
      FrameRow(
        behavior: "200, 500 and 600 wide views in \(alignment) of a \(axis) stack", source: .oaAlignment,
        stack: StackDescription(axis: axis, alignment: alignment, views: wide([20, 30, 40], at: 250, axis)),
        expected: places(
          [
            ("a", 0, 20, across[0].0, across[0].1), ("b", 20, 30, across[1].0, across[1].1),
            ("c", 50, 40, across[2].0, across[2].1),
          ], axis))
    }
  }

  private static func distributions(_ axis: Axis) -> [FrameRow] {
    func row(
      _ distribution: StackView.Distribution, _ spacing: Double, _ places: [(String, Double, Double, Double, Double)]
    ) -> FrameRow {
      FrameRow(
        behavior: "50, 60 and 100 in 400 of a \(axis) stack by \(distribution), \(short(spacing)) apart",
        source: .oaStackView,
        stack: StackDescription(
          axis: axis, distribution: distribution, spacing: spacing, views: wide([50, 60, 100], at: 250, axis)),
        width: axis == .horizontal ? 400 : nil, height: axis == .vertical ? 400 : nil,
        expected: self.places(places, axis))
    }
    let third = 400.0 / 3
    return [
      row(.fill, 0, [("a", 0, 240, 0, 600), ("b", 240, 60, 0, 600), ("c", 300, 100, 0, 600)]),
      row(.fillEqually, 0, [("a", 0, third, 0, 600), ("b", third, third, 0, 600), ("c", 2 * third, third, 0, 600)]),
      row(.fillEqually, 50, [("a", 0, 100, 0, 600), ("b", 150, 100, 0, 600), ("c", 300, 100, 0, 600)]),
    ]
  }
}
