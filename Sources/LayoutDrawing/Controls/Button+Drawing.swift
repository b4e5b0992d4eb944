import FontMetrics
import StackModel

extension Button: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let look = ButtonLook(self, context)
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let background = isDisabled && look.background != nil ? context.system("tertiarySystemFill") : look.background {
      context.canvas.rect(bounds, radius: look.cornerRadius(in: size), fill: background)
    }
    if let name = look.backgroundImageName {
      context.draw(imageNamed: name, in: bounds, mode: .scaleToFill, tint: context.tint)
    }
    let foreground = isDisabled ? context.system("tertiaryLabel") : look.foreground
    if let frame = imageFrame(in: size, settings: context.settings) {
      context.draw(imageNamed: look.iconName ?? imageName ?? "", in: frame, mode: .scaleAspectFit, tint: foreground)
    }
    context.draw(texts(in: size, settings: context.settings), color: foreground)
  }
}

/// What a button's kind and configuration say of its colors and its shape.
private struct ButtonLook {
  /// The color of title and symbol.
  let foreground: Paint
  /// The color of the background; nil for none.
  let background: Paint?
  let backgroundImageName: String?
  /// The symbol of a button that consists of an icon; nil for others.
  let iconName: String?
  private let cornerStyle: String

  init(_ button: Button, _ context: DrawingContext) {
    let type = button.decodeLate { $0.decodeString(forKey: "buttonType") } ?? "custom"
    let configuration = button.decodeLate { $0.coder(forKey: "configuration") }
    let style = configuration?.decodeString(forKey: "style")
    let base = configuration.flatMap { Color(coder: $0, key: "baseBackgroundColor") }.flatMap(context.palette.paint)
    let front = configuration.flatMap { Color(coder: $0, key: "baseForegroundColor") }.flatMap(context.palette.paint)
    cornerStyle = configuration?.decodeString(forKey: "cornerStyle") ?? "dynamic"
    iconName = Self.icons[type]
    backgroundImageName = button.decodeLate { $0.coder(forKey: "state")?.decodeString(forKey: "backgroundImage") }
    switch style {
    case "filled"?: (foreground, background) = (front ?? .white, base ?? context.tint)
    case "tinted"?: (foreground, background) = (front ?? context.tint, (base ?? context.tint).withOpacity(0.18))
    case "gray"?: (foreground, background) = (front ?? context.tint, base ?? context.system("secondarySystemFill"))
    case "plain"?: (foreground, background) = (front ?? context.tint, base)
    case nil where context.settings.platform == .tvOS && type == "roundedRect":
      (foreground, background) = (context.system("label"), context.system("tertiarySystemFill"))
    default:
      // A custom button without a color of its own has a white title, and its images keep their colors.
      (foreground, background) = (type == "custom" && button.imageName == nil ? .white : context.tint, nil)
    }
  }

  func cornerRadius(in size: Size) -> Double {
    switch cornerStyle {
    case "capsule": size.height / 2
    case "large": 8.75
    case "medium": 8
    case "small": 4
    case "fixed": 6
    default: 5.95
    }
  }

  private static let icons = [
    "infoLight": "info.circle", "infoDark": "info.circle", "detailDisclosure": "info.circle",
    "contactAdd": "plus.circle", "close": "xmark.circle.fill",
  ]
}
