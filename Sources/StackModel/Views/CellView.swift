public import NibDecoder

/// A table or collection view's cell, header or footer: laid out on its own, from its own frame.
open class CellView: View {
  /// Whether something stands at the trailing edge, which makes the content's margin there smaller.
  public let hasAccessory: Bool

  /// Reads the accessory.
  public required init(coder: NibCoder) throws {
    hasAccessory = coder.containsValue(forKey: "accessoryType")
    try super.init(coder: coder)
  }

  open override var isLayoutRoot: Bool { true }
}
