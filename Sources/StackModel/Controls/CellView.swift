public import NibDecoder

/// A table or collection view's cell, header or footer: laid out on its own, from its own frame.
open class CellView: View {
  /// Whether something stands at the trailing edge, which makes the content's margin there smaller.
  public let hasAccessory: Bool
  /// Whether it is of one of UIKit's styles, which lays the content out.
  let hasSystemStyle: Bool

  /// Reads the accessory and the style.
  public required init(coder: NibCoder) throws {
    hasAccessory = coder.containsValue(forKey: "accessoryType")
    hasSystemStyle = coder.decodeString(forKey: "style")?.hasPrefix("IBUITableViewCellStyle") ?? false
    try super.init(coder: coder)
  }

  open override var isLayoutRoot: Bool { true }
}
