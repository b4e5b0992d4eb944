import FontMetrics
import StackModel

extension ImageView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let imageName {
      // A symbol that is not scaled has the size of the text that it stands beside.
      let natural = intrinsicContentSize(in: context.settings, width: nil)
      var frame = bounds
      if let width = natural.width, let height = natural.height, !contentMode.scales,
        context.symbolName(ofImage: imageName) != nil
      {
        frame = contentMode.place(Size(width: width, height: height), in: bounds)
      }
      context.draw(imageNamed: imageName, in: frame, mode: contentMode, tint: context.tint)
    } else if backgroundColor == nil, context.coversNothing(in: bounds) {
      ImagePlaceholder(bounds).draw(&context)
    }
  }
}

extension AppKitImageView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let imageName else {
      if context.coversNothing(in: bounds) { ImagePlaceholder(bounds).draw(&context) }
      return
    }
    let natural = context.assets.image(named: imageName)?.size ?? context.settings.imageSizes[imageName]
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
