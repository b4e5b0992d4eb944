import StackModel

extension ImageView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    if let imageName {
      guard context.symbolName(ofImage: imageName) != nil, let symbol = symbolConfiguration(in: context.settings) else {
        return context.draw(imageNamed: imageName, in: bounds, mode: contentMode, tint: context.tint)
      }
      // A symbol that is not scaled has the size of the text that it stands beside.
      let frame = contentMode.scales ? bounds : contentMode.place(symbol.size, in: bounds)
      let isCut = clipsToBounds && (contentMode == .scaleAspectFill || frame.intersection(bounds) != frame)
      if isCut { context.canvas.beginClip(bounds) }
      context.draw(
        imageNamed: imageName, in: frame, mode: contentMode, tint: context.tint,
        lineWeight: Self.lineWeights[symbol.weight] ?? 1)
      if isCut { context.canvas.endGroup() }
    } else if backgroundColor == nil, context.coversNothing(in: bounds) {
      ImagePlaceholder(bounds).draw(&context)
    }
  }

  /// How wide the lines of symbols are in weights other than the regular one.
  private static let lineWeights = [
    "ultraLight": 0.4, "thin": 0.55, "light": 0.8, "medium": 1.15, "semibold": 1.3, "bold": 1.5, "heavy": 1.7,
    "black": 1.95,
  ]
}

extension AppKitImageView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    guard let imageName else {
      if context.coversNothing(in: bounds) { ImagePlaceholder(bounds).draw(&context) }
      return
    }
    let natural = context.naturalSize(ofImage: imageName)
    let isSmall = natural.map { $0.width <= size.width && $0.height <= size.height } ?? false
    let mode: ContentMode =
      switch imageScaling {
      case .axesIndependently: .scaleToFill
      case .none: .center
      case .proportionallyDown: isSmall ? .center : .scaleAspectFit
      case .proportionallyUpOrDown: .scaleAspectFit
      }
    context.draw(imageNamed: imageName, in: bounds, mode: mode, tint: context.system("controlText"))
  }
}
