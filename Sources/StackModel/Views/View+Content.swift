/// What a view shows.
extension View {
  /// The texts that the view draws in its bounds, laid out as its session lays out; empty without text.
  public var texts: [PlacedText] { texts(in: bounds.size, settings: layoutSettings) }

  /// The texts that the view draws in a frame of a size in points, under the settings of its document; empty without
  /// text. The size may be that of a ``ViewLayout``.
  public func texts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    guard size.width > 0, size.height > 0 else { return [] }
    return (self as? any StandardView)?.standardTexts(in: size, settings: settings) ?? []
  }

  /// What the text lacks in a frame of a size; nil if it fits or there is none.
  package func textShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    (self as? any StandardView)?.standardTextShortfall(in: size, settings: settings)
  }

  /// The sides beside which a text that is shorter than its frame leaves room, if nothing but the text is drawn on the
  /// background; nil otherwise.
  package func emptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? {
    (self as? any StandardView)?.standardEmptySides(isRightToLeft: isRightToLeft)
  }

  /// Whether the document says that the view draws over its whole frame: content, a color, or what the author's class
  /// draws.
  package var fillsFrame: Bool { content.coversFrame || appearance.hasBackground || customClass != nil }

  /// Whether a length stands in Interface Builder for one that code gives.
  package func isPlaceholder(_ axis: Axis) -> Bool {
    placeholderIntrinsicSize[axis] != nil
      || constraints.contains {
        $0.isPlaceholder && $0.firstAttribute?.isDimension == true && $0.firstAttribute?.axis == axis
      }
  }
}
