/// Which sizes of top-level views on Interface Builder's canvas are those of a whole screen, which a view fills on any
/// device. Others are as large as code or a container makes them, which nothing in the document says.
struct DesignScreens {
  private let sizes: [Size]

  /// - Parameter settings: those of the canvas; nil where they are not known.
  init(_ settings: DocumentSettings?) {
    let known = settings?.device.map { [$0.size] }
    sizes = known ?? Device.screenSizes + [Size(width: 600, height: 600)]
  }

  /// Whether a size is that of a screen, with or without bars, or is scrolled on one.
  func contains(_ size: Size) -> Bool {
    sizes.contains { abs($0.width - size.width) < 1 && size.height > $0.height * 0.75 }
  }
}
