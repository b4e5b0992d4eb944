public import StackModel

/// The length of a text whose frame has the size of its content, compared with the one that Interface Builder stored.
public struct TextComparison {
  /// The view; it shows text in a font with known metrics, and no class of the app's own draws it.
  public let view: View
  /// The axis: horizontal for the width of the text, vertical for the height of its lines.
  public let axis: Axis
  /// The stored length, in points.
  public let stored: Double
  /// The computed length, in points.
  public let computed: Double
  /// The font of the first characters.
  let font: Font
  /// The height of a line, in points.
  fileprivate let lineHeight: Double

  /// How much longer the computed length is, in points.
  public var error: Double { computed - stored }

  /// Whether the computed height is that of as many lines as the stored one.
  public var hasRightLines: Bool { abs(error) < lineHeight / 2 }
}

/// The texts of a document whose frames have the sizes of their contents.
///
/// A length is that of the content if it follows from the content's constraint alone. Heights are compared where the width
/// is right to a point.
struct TextComparisons {
  let comparisons: [TextComparison]

  init(_ frames: [(view: View, frame: Rect?)], in document: LayoutDocument) {
    let explanations = document.explanations()
    comparisons = frames.flatMap { view, stored -> [TextComparison] in
      guard let stored, view.subviews.isEmpty, let explanation = explanations[ObjectIdentifier(view)],
        view.customClass == nil, view.contentConfidence(in: document.settings).isDetermined,
        let font = view.firstFont(in: document.settings)
      else { return [] }
      let frame = explanation.layout.frame
      let isRightWidth = abs(frame.width - stored.width) <= 1 + 1e-6
      let lineHeight = TextMetrics(font, document.settings.text).lineHeight
      return Axis.allCases.compactMap { axis in
        guard explanation.isContent(along: axis), axis == .horizontal || isRightWidth else { return nil }
        return TextComparison(
          view: view, axis: axis, stored: stored.length(along: axis), computed: frame.length(along: axis), font: font,
          lineHeight: lineHeight)
      }
    }
  }
}

extension Explanation {
  /// Whether the length along an axis is that of the content, and nothing else has a part in it.
  fileprivate func isContent(along axis: Axis) -> Bool {
    let length = numbers.first { $0.dimension == (axis == .horizontal ? .width : .height) }
    guard let length, length.steps.count == 1, case .contentSize(let content) = length.steps[0].constraint.origin else {
      return false
    }
    return content === view && view.placeholderIntrinsicSize[axis] == nil
  }
}

extension View {
  /// The font of the first characters of the view's text.
  fileprivate func firstFont(in settings: DocumentSettings) -> Font? {
    texts(in: Size(width: 10_000, height: 1000), settings: settings).first?.layout.lines.first?.fragments.first?.font
  }
}

/// How far the lengths of some texts are off.
struct TextErrors: Sendable {
  /// The errors of widths, in points.
  private(set) var widths: [Double] = []
  /// The errors of heights, in points.
  private(set) var heights: [Double] = []
  /// How many heights are those of as many lines as stored.
  private(set) var rightLines = 0

  mutating func add(_ text: TextComparison) {
    switch text.axis {
    case .horizontal: widths.append(text.error)
    case .vertical:
      heights.append(text.error)
      rightLines += text.hasRightLines ? 1 : 0
    }
  }

  mutating func add(_ other: TextErrors) {
    widths += other.widths
    heights += other.heights
    rightLines += other.rightLines
  }

  /// How many errors are at most so large, in points.
  static func count(_ errors: [Double], within tolerance: Double) -> Int {
    errors.count { abs($0) <= tolerance + 1e-6 }
  }

  /// The size of the error that 95 of 100 do not exceed, in points; nil without errors.
  static func ninetyFifth(of errors: [Double]) -> Double? {
    let sizes = errors.map(abs).sorted()
    return sizes.isEmpty ? nil : sizes[min(sizes.count - 1, sizes.count * 95 / 100)]
  }
}
