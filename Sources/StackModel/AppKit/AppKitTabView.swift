public import NibDecoder

/// A `<tabView>` of a macOS document.
open class AppKitTabView: View {
  private let hasBezel: Bool
  private let controlSize: ControlSize

  /// Reads the type; tabs above a bezel are what a tab view without a written type has.
  public required init(coder: NibCoder) throws {
    let type = coder.decodeString(forKey: "type")
    hasBezel = type == nil || type == "topTabsBezelBorder"
    controlSize = ControlSize(control: coder)
    try super.init(coder: coder)
  }

  /// The bezel stands inside of the frame: 2 of 2 stored tab views with a bezel in 2 repositories, 7 of 7 without one.
  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard hasBezel else { return .zero }
    return EdgeInsets(top: controlSize == .regular ? 6 : 3, left: 7, bottom: 10, right: 7)
  }

  /// What the frame has round the view of an item: the bezel, and the tabs above it.
  var itemInsets: EdgeInsets {
    guard hasBezel else { return .zero }
    return EdgeInsets(top: controlSize == .regular ? 33 : 29, left: 10, bottom: 13, right: 10)
  }
}
