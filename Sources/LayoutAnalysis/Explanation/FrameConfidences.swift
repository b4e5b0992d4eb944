public import StackModel

/// How certain the frames of a document are.
///
/// A frame depends on the lengths of a kind if it moves as they change: the document is laid out once more for each kind
/// of lengths that it has.
public struct FrameConfidences {
  private var confidences: [ObjectIdentifier: FrameConfidence] = [:]

  /// Judges the frames of a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout of the whole document.
  ///   - kinds: the kinds of lengths to tell apart; frames that depend on none of them count as exact.
  public init(
    _ layout: DocumentLayout, of document: LayoutDocument, telling kinds: [FrameConfidence] = FrameConfidence.allCases
  ) {
    let settings = document.settings
    let contents = Dictionary(grouping: layout.views.map(\.view)) { $0.contentConfidence(in: settings) }
    let lengths = Set(contents.keys).union(layout.views.map(\.view.canvasLengthConfidence))
    for kind in kinds.sorted() where kind != .exact && lengths.contains(kind) {
      let views = Set((contents[kind] ?? []).map(ObjectIdentifier.init))
      for excess in kind.plausibleExcesses {
        let probe = LengthProbe(contents: views, canvasLengths: kind, excess: excess)
        for view in layout.viewsMoved(by: probe, in: document) { confidences[ObjectIdentifier(view)] = kind }
      }
    }
  }

  /// How certain the frame of a view is.
  public subscript(view: View) -> FrameConfidence { confidences[ObjectIdentifier(view)] ?? .exact }
}

extension FrameConfidence {
  /// By how much lengths of the kind may be off: estimates slightly, lengths that nobody knows by any distance.
  fileprivate var plausibleExcesses: [Double] {
    switch self {
    case .exact, .estimatedText, .estimatedControl, .unknownFont: [LengthProbe.slightExcess]
    case .unknownImage, .remembered, .unknownClass: [LengthProbe.slightExcess, LengthProbe.largeExcess]
    }
  }
}

/// What the least certain length is that a frame depends on, from the most certain to the least.
public enum FrameConfidence: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Lengths that the document tells.
  case exact
  /// The size of a text in a font whose metrics are known.
  case estimatedText = "estimated text"
  /// The size of a control.
  case estimatedControl = "estimated control"
  /// The size of a text in a font whose metrics are not known.
  case unknownFont = "unknown font"
  /// The size of an image that the document names and does not describe.
  case unknownImage = "unknown image"
  /// A length that Interface Builder keeps for a view without content: the one that the view had, or 50 points.
  case remembered
  /// What a class of the app's own measures in code.
  case unknownClass = "unknown class"

  /// Whether the document and the metrics that ibstack has determine the frame.
  public var isDetermined: Bool { self <= .estimatedControl }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

extension View {
  /// How certain the lengths of the view's content are.
  func contentConfidence(in settings: DocumentSettings) -> FrameConfidence {
    if customClass != nil { return .unknownClass }
    let isImage = self is ImageView
    let image = (self as? ImageView)?.imageName ?? (self as? Button)?.imageName
    if let image, !isImage || settings.isStackDefinition, settings.imageSizes[image] == nil,
      !settings.hasSymbol(named: image)
    {
      return .unknownImage
    }
    if isImage { return .exact }
    let texts = texts(in: Self.roomForTexts, settings: settings)
    let fragments = texts.lazy.flatMap(\.layout.lines).flatMap(\.fragments)
    if fragments.contains(where: { $0.font.isSubstituted(in: settings) }) { return .unknownFont }
    return self is Label || self is TextView || self is Button && !texts.isEmpty ? .estimatedText : .estimatedControl
  }

  /// How certain a length is that Interface Builder's canvas gives the view without content.
  var canvasLengthConfidence: FrameConfidence {
    if customClass != nil { return .unknownClass }
    return (self as? ImageView)?.imageName == nil ? .remembered : .unknownImage
  }

  private static let roomForTexts = Size(width: 1000, height: 1000)
}

extension Constraint {
  /// How certain the lengths are that the constraint is about: those of the content that it keeps, and the baselines of the
  /// texts that it aligns.
  func confidence(in settings: DocumentSettings) -> FrameConfidence {
    if case .contentSize(let view) = origin {
      let axis = first.attribute.axis
      if view.placeholderIntrinsicSize[axis] != nil { return .exact }
      let content = InterfaceBuilderContentSizes().contentSize(of: view, in: settings, width: nil)
      return content[axis] != nil ? view.contentConfidence(in: settings) : view.canvasLengthConfidence
    }
    let aligned = [first, second].compactMap { $0 }.filter(\.attribute.isBaseline).compactMap { $0.item as? View }
    return aligned.map { $0.contentConfidence(in: settings) }.max() ?? .exact
  }
}
