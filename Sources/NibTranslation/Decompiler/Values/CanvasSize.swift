/// The size that the root view of a controller had on the canvas.
///
/// The compiler gives it the size of the screen. On the canvas it is smaller in a sheet or between opaque bars, and larger
/// in documents that are older than devices. Views keep the frames that they had there, and tell by constraints to the
/// view's edges and middle how large it was.
struct CanvasSize {
  let graph: ObjectGraph
  /// What the home indicator covers of a screen whose device has one.
  private static let homeIndicator = 34.0
  private static let screensWithIndicator: Set = [812.0, 844, 852, 896, 926, 932]

  /// Width and height; nil if views do not tell, do not agree, or if it is the stored size.
  func size(of root: Int) -> [Double]? {
    guard let bounds = graph.geometry("UIBounds", of: root), bounds.count == 4 else { return nil }
    let found = [0, 1].map { axis in length(of: root, axis: axis, stored: bounds[2 + axis], height: bounds[3]) }
    guard found.contains(where: { $0 != nil }) else { return nil }
    return [found[0] ?? bounds[2], found[1] ?? bounds[3]]
  }

  private func length(of root: Int, axis: Int, stored: Double, height: Double) -> Double? {
    let subviews = Set(graph.objects(in: "UISubviews", of: root))
    let guides = Set(graph.objects(in: "UIViewLayoutGuides", of: root).filter(graph.isSafeArea))
    let indicator = axis == 1 && Self.screensWithIndicator.contains(height) ? Self.homeIndicator : 0
    var lengths: [Double] = []
    for constraint in graph.objects(in: "UIViewAutolayoutConstraints", of: root) {
      guard let tie = Tie(constraint, graph, subviews: subviews) else { continue }
      if tie.other == root || (guides.contains(tie.other) && tie.attribute == Tie.end[axis]) {
        guard let length = tie.length(axis: axis) else { continue }
        lengths.append(length + (tie.other == root ? 0 : indicator))
      }
    }
    guard let first = lengths.first, lengths.allSatisfy({ abs($0 - first) < 1 }), abs(first - stored) >= 1, first > 0
    else { return nil }
    return first
  }

  /// An equation between the same attributes of a subview and of the root or one of its guides.
  private struct Tie {
    static let end = [6, 4]
    private static let middle = [9, 10]

    let attribute: Int
    let other: Int
    /// The subview's origin and size.
    private let frame: [Double]
    /// By how much the subview is further than the other.
    private let distance: Double

    init?(_ constraint: Int, _ graph: ObjectGraph, subviews: Set<Int>) {
      let object = graph.objects[constraint]
      guard object["NSRelation"] == nil, object["NSSymbolicConstant"] == nil, object["NSMultiplier"] == nil,
        object["NSPriority"] == nil, let first = graph.reference("NSFirstItem", of: constraint),
        let second = graph.reference("NSSecondItem", of: constraint),
        let attribute = object["NSFirstAttributeV2"]?.integer,
        attribute == object["NSSecondAttributeV2"]?.integer,
        subviews.contains(first) != subviews.contains(second)
      else { return nil }
      let subview = subviews.contains(first) ? first : second
      guard !graph.lacksFrame(subview), let bounds = graph.geometry("UIBounds", of: subview), bounds.count == 4,
        let center = graph.geometry("UICenter", of: subview), center.count == 2
      else { return nil }
      (self.attribute, other) = (attribute, subview == first ? second : first)
      let constant = object["NSConstantV2"]?.number ?? 0
      distance = subview == first ? constant : -constant
      frame = [center[0] - bounds[2] / 2, center[1] - bounds[3] / 2, bounds[2], bounds[3]]
    }

    /// The length that the other has by this; nil if it is about something else.
    func length(axis: Int) -> Double? {
      switch attribute {
      case Self.end[axis]: frame[axis] + frame[2 + axis] - distance
      case Self.middle[axis]: 2 * (frame[axis] + frame[2 + axis] / 2 - distance)
      default: nil
      }
    }
  }
}

extension ObjectGraph {
  /// Whether a view has the frame that the compiler gives one without.
  func lacksFrame(_ view: Int) -> Bool {
    geometry("UIBounds", of: view) == [0, 0, 1000, 1000] && geometry("UICenter", of: view) == [500, 500]
  }
}
