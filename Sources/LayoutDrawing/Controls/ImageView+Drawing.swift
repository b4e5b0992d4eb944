import FontMetrics
import StackModel

extension ImageView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let imageName {
      context.draw(imageNamed: imageName, in: bounds, mode: contentMode, tint: context.tint)
    } else if backgroundColor == nil {
      context.drawPlaceholder(for: nil, in: bounds)
    }
  }
}

extension AppKitImageView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let imageName else { return context.drawPlaceholder(for: nil, in: bounds) }
    let mode: ContentMode =
      switch imageScaling {
      case .axesIndependently: .scaleToFill
      case .none: .center
      case .proportionallyDown, .proportionallyUpOrDown: .scaleAspectFit
      }
    context.draw(imageNamed: imageName, in: bounds, mode: mode, tint: context.system("controlText"))
  }
}
