import FontMetrics
import StackModel

extension Button: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let (look, isEnabled) = (ButtonLook(self, context), isEnabled)
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let background = look.background {
      let background = isEnabled ? background : context.system("tertiarySystemFill")
      context.canvas.rect(bounds, radius: look.cornerRadius(in: size), fill: background)
    }
    if let name = backgroundImageName {
      let isCovered = !title.isEmpty || imageName != nil
      context.draw(imageNamed: name, in: bounds, mode: .scaleToFill, tint: context.tint, isCovered: isCovered)
    }
    let foreground = isEnabled ? look.foreground : context.system("tertiaryLabel")
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
  /// The symbol of a button that consists of an icon; nil for others.
  let iconName: String?
  private let cornerStyle: ButtonConfiguration.Appearance.CornerStyle

  init(_ button: Button, _ context: DrawingContext) {
    let (type, configuration) = (button.buttonType, button.configurationAppearance)
    let base = configuration?.baseBackgroundColor.flatMap(context.palette.paint)
    let front = configuration?.baseForegroundColor.flatMap(context.palette.paint)
    cornerStyle = configuration?.cornerStyle ?? .dynamic
    iconName = Self.icons[type]
    switch configuration?.style {
    case .filled: (foreground, background) = (front ?? .white, base ?? context.tint)
    case .tinted: (foreground, background) = (front ?? context.tint, (base ?? context.tint).withOpacity(0.18))
    case .gray: (foreground, background) = (front ?? context.tint, base ?? context.system("secondarySystemFill"))
    case .plain: (foreground, background) = (front ?? context.tint, base)
    case nil where context.settings.platform == .tvOS && type == .roundedRect:
      (foreground, background) = (context.system("label"), context.system("tertiarySystemFill"))
    default:
      // A custom button without a color of its own has a white title, and its images keep their colors.
      (foreground, background) = (type == .custom && button.imageName == nil ? .white : context.tint, nil)
    }
  }

  func cornerRadius(in size: Size) -> Double {
    switch cornerStyle {
    case .capsule: size.height / 2
    case .large: 8.75
    case .medium: 8
    case .small: 4
    case .fixed: 6
    case .dynamic: 5.95
    }
  }

  private static let icons: [ButtonType: String] = [
    .infoLight: "info.circle", .infoDark: "info.circle", .detailDisclosure: "info.circle", .contactAdd: "plus.circle",
    .close: "xmark.circle.fill",
  ]
}
