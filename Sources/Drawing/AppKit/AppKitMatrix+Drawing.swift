import StackModel

extension AppKitMatrix {
  /// Draws the cells as buttons or texts.
  func draw(isEnabled: Bool, _ context: inout DrawingContext) {
    let color = context.system("controlText").withOpacity(isEnabled ? 1 : 0.4)
    for cell in cells {
      if cell.type == .check || cell.type == .radio {
        let side = min(cell.controlSize.boxLength, cell.frame.height)
        let box = Rect(
          x: cell.frame.x + 2, y: cell.frame.y + (cell.frame.height - side) / 2, width: side, height: side)
        context.drawBox(at: box, isRadio: cell.type == .radio, cell.state, isEnabled: isEnabled)
        let room = Rect(
          x: box.maxX + 4, y: cell.frame.y, width: cell.frame.maxX - box.maxX - 4, height: cell.frame.height)
        context.draw(cell.title, font: cell.font, in: room, color: color, slack: 6)
        continue
      }
      if cell.isBordered { context.canvas.border(cell.frame, radius: 3, fill: .bezel, stroke: .bezelLine) }
      if let imageName = cell.imageName {
        let side = min(16, cell.frame.width, cell.frame.height)
        context.draw(imageNamed: imageName, in: cell.frame.square(side), mode: .scaleAspectFit, tint: color)
      } else {
        context.draw(
          cell.title, font: cell.font, in: cell.frame, alignment: cell.isBordered ? .center : .natural, color: color)
      }
    }
  }
}
