import StackModel

extension Button: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let (look, isEnabled) = (ButtonLook(self, context), isEnabled)
    let bounds = size.bounds
    if let background = look.background {
      let background = isEnabled ? background : context.system("tertiarySystemFill")
      let radius = look.cornerRadius(in: size)
      if let line = look.outline, isEnabled {
        context.canvas.border(bounds, radius: radius, fill: background, stroke: Stroke(line, width: 0.5))
      } else {
        context.canvas.rect(bounds, radius: radius, fill: background)
      }
    }
    let foreground = isEnabled ? look.foreground : context.system("tertiaryLabel")
    if let name = shownBackgroundImageName {
      let color = shownTitleColor.flatMap(context.palette.paint) ?? foreground
      context.draw(
        imageNamed: name, in: bounds, mode: .scaleToFill, tint: context.tint,
        title: shownTitle.isEmpty && shownImageName == nil ? nil : color)
    }
    let (title, image) = edgeInsets
    if let frame = imageFrame(in: size, settings: context.settings) {
      let (x, y) = shift(image, context.settings)
      let moved = frame.offsetBy(dx: x, dy: y)
      let tint = isEnabled ? look.imageTint : foreground
      context.draw(
        imageNamed: look.iconName ?? shownImageName ?? "", in: moved, mode: .scaleAspectFit, tint: tint,
        isTinted: buttonType == .system || buttonType == .roundedRect || hasConfiguration)
    }
    let (x, y) = shift(title, context.settings)
    let texts = context.texts(of: self, in: size).map {
      PlacedText(layout: $0.layout, x: $0.x + x, y: $0.y + y, color: $0.color)
    }
    context.draw(texts, color: foreground)
  }

  /// How far insets move what is placed within them.
  private func shift(_ insets: EdgeInsets, _ settings: DocumentSettings) -> (x: Double, y: Double) {
    let empty = contentHorizontalAlignment.emptySides(isRightToLeft: isRightToLeft(in: settings))
    let x = empty.left == empty.right ? (insets.left - insets.right) / 2 : empty.right ? insets.left : -insets.right
    return (x, (insets.top - insets.bottom) / 2)
  }
}

/// What a button's kind and configuration say of its colors and its shape.
private struct ButtonLook {
  /// The color of the title.
  let foreground: Paint
  /// The color of a symbol.
  let imageTint: Paint
  /// The color of the background; nil for none.
  let background: Paint?
  /// The symbol of a button that consists of an icon; nil for others.
  let iconName: String?
  private let cornerStyle: ButtonConfiguration.Appearance.CornerStyle

  /// The thin line around the background; nil for none.
  let outline: Paint?

  init(_ button: Button, _ context: DrawingContext) {
    let (type, configuration) = (button.buttonType, button.configurationAppearance)
    let base = configuration?.baseBackgroundColor.flatMap(context.palette.paint)
    let front = configuration?.baseForegroundColor.flatMap(context.palette.paint)
    let tint = configuration != nil && button.isDestructive ? context.system("systemRed") : context.tint
    let (style, written) = (configuration?.style, configuration?.cornerStyle ?? .dynamic)
    cornerStyle = written == .dynamic && style?.isGlass ?? false ? .capsule : written
    iconName = Self.icons[type]
    let isTitleWhite = configuration == nil && type == .custom && context.settings.platform != .tvOS
    switch style {
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass:
      (foreground, background) = (front ?? .white, base ?? tint)
    case .tinted, .borderedTinted: (foreground, background) = (front ?? tint, (base ?? tint).withOpacity(0.18))
    case .gray, .bordered: (foreground, background) = (front ?? tint, base ?? context.system("secondarySystemFill"))
    case .glass, .clearGlass: (foreground, background) = (front ?? context.system("label"), base ?? .glass)
    case .plain, .borderless: (foreground, background) = (front ?? tint, base)
    case nil where context.settings.platform == .tvOS && type == .roundedRect:
      (foreground, background) = (context.system("label"), context.system("tertiarySystemFill"))
    case nil: (foreground, background) = (isTitleWhite ? .white : tint, nil)
    }
    outline = style?.isGlass ?? false ? .glassLine : nil
    // A symbol has the color of the title of a configuration, and otherwise the tint color.
    imageTint = configuration == nil && background == nil ? context.tint : foreground
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

extension ButtonConfiguration.Appearance.Style {
  fileprivate var isGlass: Bool {
    switch self {
    case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: true
    default: false
    }
  }
}
