/// Which sizes of top-level views on Interface Builder's canvas are those of a whole screen, which a view fills on any
/// device. Others are as large as code or a container makes them, which nothing in the document says.
package struct DesignScreens {
  /// Nil if any size counts.
  private let sizes: [Size]?

  /// - Parameter settings: The settings of the canvas; nil if they are not known.
  package init(_ settings: DocumentSettings?) {
    if settings?.isStackDefinition == true {
      sizes = nil
    } else {
      sizes = settings?.device.map { [$0.size] } ?? Device.screenSizes + [Size(width: 600, height: 600)]
    }
  }

  /// Whether a size is that of a screen, with or without bars, or is scrolled on one. A person who writes a stack
  /// definition means the size that is written.
  package func contains(_ size: Size) -> Bool {
    guard let sizes else { return true }
    return sizes.contains { abs($0.width - size.width) < 1 && size.height > $0.height * 0.75 }
  }
}
