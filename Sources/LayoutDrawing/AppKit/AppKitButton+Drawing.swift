import FontMetrics
import NibDecoder
import StackModel

extension AppKitButton: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let cell = AppKitButtonCell(self)
    let insets = alignmentRectInsets(in: context.settings)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: insets)
    switch cell.type {
    case "check", "radio": drawBox(cell, at: frame, size, &context)
    case "help":
      let radius = min(frame.width, frame.height) / 2
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      context.canvas.circle(x, y, radius: radius, fill: .bezel, stroke: .bezelLine)
      context.draw("?", font: .system(13), in: frame, alignment: .center, color: context.system("controlText"))
    case "disclosureTriangle":
      context.draw(symbolNamed: "chevron.right", in: frame.square(10), color: context.system("secondaryLabel"))
    case "disclosure":
      context.canvas.border(frame, radius: 4, fill: .bezel, stroke: .bezelLine)
      context.draw(symbolNamed: "chevron.down", in: frame.square(9), color: context.system("controlText"))
    default: drawPush(cell, at: cell.keepsBezelHeight ? frame.withBezelHeight : frame, size, &context)
    }
  }

  private func drawPush(_ cell: AppKitButtonCell, at frame: Rect, _ size: Size, _ context: inout DrawingContext) {
    if cell.hasBezel {
      let fill = cell.isDefault ? context.tint : .bezel
      context.canvas.border(
        frame, radius: min(5, frame.height / 2), fill: fill, stroke: cell.isDefault ? Stroke(fill) : .bezelLine)
    }
    if let name = cell.imageName {
      let side = context.settings.imageSizes[name] ?? Size(width: 16, height: 16)
      let isAlone = title.isEmpty || cell.hasImageAlone
      let width = min(side.width, frame.width)
      let x = isAlone ? frame.x + (frame.width - width) / 2 : frame.x + 6
      let place = Rect(x: x, y: frame.y, width: width, height: frame.height)
      context.draw(imageNamed: name, in: place, mode: .scaleAspectFit, tint: context.system("controlText"))
    }
    let color = cell.isDefault && cell.hasBezel ? Paint.white : context.system("controlText")
    context.draw(texts(in: size, settings: context.settings), color: color.withOpacity(cell.isEnabled ? 1 : 0.4))
  }

  /// The box or circle at the leading side, and the title after it.
  private func drawBox(_ cell: AppKitButtonCell, at frame: Rect, _ size: Size, _ context: inout DrawingContext) {
    let isMirrored = isRightToLeft(in: context.settings)
    let side = min(14, frame.height, size.height)
    let x = isMirrored ? frame.maxX - side : max(frame.x, 0)
    let box = Rect(x: x, y: (size.height - side) / 2, width: side, height: side)
    let fill = cell.isOn ? context.tint : Paint.bezel
    context.canvas.border(
      box, radius: cell.type == "radio" ? side / 2 : 3, fill: fill, stroke: cell.isOn ? Stroke(fill) : .bezelLine)
    if cell.isOn, cell.type == "radio" {
      context.canvas.circle(box.x + side / 2, box.y + side / 2, radius: side * 0.2, fill: .white)
    } else if cell.isOn {
      context.draw(symbolNamed: "checkmark", in: box.inset(by: EdgeInsets(all: 2)), color: .white)
    }
    let room =
      isMirrored
      ? Rect(x: 0, y: 0, width: box.x - 5, height: size.height)
      : Rect(x: box.maxX + 5, y: 0, width: size.width - box.maxX - 5, height: size.height)
    context.draw(
      title, font: font, in: room, alignment: isMirrored ? .right : .left,
      color: context.system("controlText").withOpacity(cell.isEnabled ? 1 : 0.4))
  }
}

/// What the cell of a macOS button says of its look.
private struct AppKitButtonCell {
  let type: String
  let imageName: String?
  let hasBezel: Bool
  let keepsBezelHeight: Bool
  let hasImageAlone: Bool
  let isOn: Bool
  let isDefault: Bool
  let isEnabled: Bool

  init(_ button: AppKitButton) {
    let cell = button.decodeLate { $0.coder(forKey: "cell") }
    type = cell?.decodeString(forKey: "type") ?? "push"
    imageName = cell?.decodeString(forKey: "image")
    hasBezel = cell?.decodeString(forKey: "borderStyle") != nil
    keepsBezelHeight =
      cell?.decodeString(forKey: "bezelStyle") == "rounded" && cell?.decodeString(forKey: "controlSize") != "large"
    hasImageAlone = ["only", "overlaps"].contains(cell?.decodeString(forKey: "imagePosition"))
    isOn = cell?.decodeString(forKey: "state") == "on"
    isDefault = cell?.decodeString(forKey: "keyEquivalent") == "\r"
    isEnabled = cell?.decodeBool(forKey: "enabled") ?? true
  }
}

extension Paint {
  /// The face of a control.
  static let bezel = Paint(
    Color.Components(white: 1), dark: Color.Components(white: 1, alpha: 0.22))
}

extension Stroke {
  /// The outline of a control.
  static let bezelLine = Stroke(
    Paint(Color.Components(white: 0, alpha: 0.18), dark: Color.Components(white: 0, alpha: 0.4)))
}

extension Rect {
  /// The rectangle without a margin on each side.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The middle part: the bezel of push and pop-up buttons keeps its height in a higher frame.
  var withBezelHeight: Rect {
    height > 26 ? Rect(x: x, y: y + (height - 22) / 2, width: width, height: 22) : self
  }

  /// A square of a side in the middle.
  func square(_ side: Double) -> Rect {
    Rect(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }
}
