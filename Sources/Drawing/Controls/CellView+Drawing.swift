import StackModel

extension CellView: DrawnView {
  /// The accessory of a table's cell.
  func draw(in size: Size, _ context: inout DrawingContext) {
    guard elementName == "tableViewCell", let name = Self.accessories[accessoryType] else { return }
    let isMirrored = isRightToLeft(in: context.settings)
    let side = name == "info.circle" ? 22.0 : 13
    let x = isMirrored ? 20 : size.width - 20 - side
    let color = name == "chevron.right" ? context.system("systemGray3") : context.tint
    context.draw(
      symbolNamed: isMirrored && name == "chevron.right" ? "chevron.left" : name,
      in: Rect(x: x, y: (size.height - side) / 2, width: side, height: side), color: color)
  }

  private static let accessories: [AccessoryType: String] = [
    .disclosureIndicator: "chevron.right", .checkmark: "checkmark", .detailButton: "info.circle",
    .detailDisclosureButton: "info.circle",
  ]
}
