/// The part of a view's position and size that its constraints do not determine: Interface Builder's `ambiguous`.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// Why something is open.
  public enum Reason: Hashable, Sendable {
    /// No constraint decides it.
    case missingConstraints
    /// Constraints of equal priority compete for it, most often content priorities: their order decides.
    case tie
  }

  /// The ambiguity along one axis.
  public struct AlongAxis: Hashable, Sendable {
    /// Of the position.
    public var position: Reason?
    /// Of the width or height.
    public var size: Reason?
    /// The ambiguity of the width or height of a scroll view's content.
    public var scrollableSize: Reason?
    /// Whether one edge has its place although the frame is open.
    var isPinned = false
    /// Whether both edges keep their distance to the superview's, whose own length is open.
    public var followsSuperview = false

    /// Whether nothing is open.
    public var isEmpty: Bool { position == nil && size == nil && scrollableSize == nil }
  }

  /// From left to right.
  public var horizontal = AlongAxis()
  /// From top to bottom.
  public var vertical = AlongAxis()

  /// Whether nothing is open.
  public var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty }

  /// The ambiguity along an axis.
  public subscript(axis: Axis) -> AlongAxis {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Whether constraints are missing, not only a priority that differs.
  public var lacksConstraints: Bool {
    Axis.allCases.contains { axis in
      !self[axis].words(axis, .missingConstraints).isEmpty
    }
  }
}

extension LayoutAmbiguity {
  /// Of a cell's content view whose required content is not as high as its row: 17 of 23 such views of `.xib` documents in
  /// 4 repositories are marked.
  static let contradictedHeight: LayoutAmbiguity = {
    var ambiguity = LayoutAmbiguity()
    ambiguity.vertical.size = .tie
    return ambiguity
  }()

  /// What constraints would have to say, in Interface Builder's words: "Y position or height"; nothing along axes where
  /// no constraint is missing.
  public var missing: [String] { Axis.allCases.flatMap { self[$0].words($0, .missingConstraints) } }

  /// Lengths that are open only because the superview's are, in the same words.
  public var inherited: [String] {
    Axis.allCases.filter { self[$0].followsSuperview }.map { $0 == .horizontal ? "width" : "height" }
  }

  /// What equal priorities compete for, in the same words.
  public var tied: [String] { Axis.allCases.flatMap { self[$0].words($0, .tie) } }
}

extension LayoutAmbiguity.AlongAxis {
  fileprivate func words(_ axis: Axis, _ reason: LayoutAmbiguity.Reason) -> [String] {
    let place = axis == .horizontal ? "X position" : "Y position"
    let length = axis == .horizontal ? "width" : "height"
    var words: [String] = []
    switch (position == reason, size == reason && !followsSuperview) {
    case (true, true): words = isPinned ? ["\(place) or \(length)"] : [place, length]
    case (true, false): words = [place]
    case (false, true): words = [length]
    case (false, false): break
    }
    return words + (scrollableSize == reason ? ["scrollable content \(length)"] : [])
  }
}
