import StackModel

extension TextField: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    let line = Stroke(context.system("systemGray4"), width: 0.5)
    switch borderStyle {
    case .roundedRect where context.settings.platform == .tvOS:
      context.canvas.rect(bounds, radius: 12, fill: context.system("tertiarySystemFill"))
    case .none: break
    case .roundedRect:
      let fill = backgroundColor == nil ? context.system("systemBackground") : nil
      context.canvas.border(bounds, radius: 5, fill: fill, stroke: line)
    case .line: context.canvas.border(bounds, stroke: Stroke(context.system("label"), width: 1))
    case .bezel: context.canvas.border(bounds, stroke: Stroke(context.system("systemGray"), width: 1))
    }
    let texts = context.texts(of: self, in: size)
    if isSecure, !text.isEmpty {
      drawDots(texts, &context)
    } else {
      context.draw(texts, color: context.system("label"))
    }
    guard showsClearButton else { return }
    let x = isRightToLeft(in: context.settings) ? 5 : size.width - 24
    context.draw(
      symbolNamed: "xmark.circle.fill", in: Rect(x: x, y: (size.height - 19) / 2, width: 19, height: 19),
      color: context.system("systemGray3"))
  }
}

extension SVGCanvas {
  /// Draws circles instead of the dots of secure text, which readers' fonts have in other sizes.
  ///
  /// - Parameter x: The middle of the first one.
  fileprivate mutating func dots(_ count: Int, from x: Double, step: Double, y: Double, radius: Double, fill: Paint) {
    for place in 0..<count { circle(x + Double(place) * step, y, radius: radius, fill: fill) }
  }
}

extension TextField {
  private func drawDots(_ texts: [PlacedText], _ context: inout DrawingContext) {
    for text in texts {
      let color = text.color.flatMap(context.palette.paint) ?? context.system("label")
      for line in text.layout.lines {
        let count = line.text.count
        let step = line.width / Double(max(1, count))
        context.canvas.dots(
          count, from: text.x + line.x + step / 2, step: step, y: text.y + line.top + line.height / 2,
          radius: min(step * 0.4, line.height * 0.17), fill: color)
      }
    }
  }
}

extension AppKitTextField: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    // A label is not dimmed.
    guard bezel != .none else { return drawField(in: size, &context) }
    context.beginContent(of: self)
    drawField(in: size, &context)
    context.endContent(of: self)
  }

  private func drawField(in size: Size, _ context: inout DrawingContext) {
    let isSearch = elementName == "searchField"
    let bounds = size.bounds
    if bezel != .none {
      context.canvas.border(
        bounds, radius: bezel == .round ? min(6, size.height / 2) : 0, fill: context.system("textBackground"),
        stroke: .fieldLine)
    } else if drawsBackground {
      context.canvas.rect(bounds, fill: context.paint(fillColor, or: "textBackground"))
    }
    if isSearch {
      context.draw(
        symbolNamed: "magnifyingglass", in: Rect(x: 6, y: (size.height - 12) / 2, width: 12, height: 12),
        color: context.system("secondaryLabel"))
    }
    if elementName == "comboBox" {
      let arrow = Rect(x: size.width - 18, y: (size.height - 16) / 2, width: 15, height: 16)
      context.canvas.rect(arrow, radius: 3, fill: context.tint)
      context.draw(symbolNamed: "chevron.down", in: arrow.square(9), color: .white)
    }
    if elementName == "tokenField", !showsPlaceholder { return drawTokens(in: size, &context) }
    if elementName == "secureTextField", !showsPlaceholder { return drawDots(in: size, &context) }
    guard isSearch else { return drawText(in: size, &context) }
    let color = context.texts(of: self, in: size).first?.color.flatMap(context.palette.paint)
    context.draw(
      text.isEmpty ? "Search" : text, font: font,
      in: Rect(x: 22, y: 0, width: size.width - 26, height: size.height), alignment: textAlignment,
      color: color ?? context.system(text.isEmpty ? "placeholderText" : "label"))
  }

  /// A dot for each character, up to the end of the field.
  private func drawDots(in size: Size, _ context: inout DrawingContext) {
    let side = font.pointSize * 0.5
    let count = min(text.count, Int(clamping: (size.width - 8) / (side + 2), to: 0...200))
    context.canvas.dots(
      count, from: 4 + side / 2, step: side + 2, y: size.height / 2, radius: side / 2, fill: context.system("text"))
  }

  /// Each text between commas in a capsule.
  private func drawTokens(in size: Size, _ context: inout DrawingContext) {
    let metrics = TextMetrics(font, context.settings.text)
    let height = min(metrics.lineHeight.rounded(.up) + 1, size.height)
    let y = size.height > 32 ? 3 : (size.height - height) / 2
    var x = 3.0
    for token in text.split(separator: ",").map({ $0.drop(while: \.isWhitespace) }) where !token.isEmpty {
      let capsule = Rect(x: x, y: y, width: metrics.width(of: String(token)).rounded(.up) + 14, height: height)
      guard capsule.maxX <= size.width || x == 3 else { return }
      context.canvas.rect(capsule, radius: height / 2, fill: context.tint.withOpacity(0.25))
      context.draw(String(token), font: font, in: capsule, alignment: .center, color: context.system("text"))
      x = capsule.maxX + 3
    }
  }

  /// Lines without an ellipsis are cut off at the edges of the field.
  private func drawText(in size: Size, _ context: inout DrawingContext) {
    let texts = context.texts(of: self, in: size)
    let lines = texts.flatMap(\.layout.lines)
    let isCut = clipsLines && bezel == .none && (lines.count > 1 || lines.contains { $0.width > size.width - 4 })
    // The letters of a line may reach beyond its frame.
    if isCut { context.canvas.beginClip(Rect(x: 0, y: -2, width: size.width, height: size.height + 4)) }
    context.draw(texts, color: context.system("label"))
    if isCut { context.canvas.endGroup() }
  }
}
