import NibDecoder

/// A window of a macOS document, for drawing.
package struct AppKitWindow {
  /// A part of a window's frame, or where its content extends to.
  package enum Style: String, CaseIterable {
    case titled, closable, miniaturizable, resizable, fullSizeContentView
  }

  /// The id of the view that the window contains; nil if it has none.
  package let contentViewID: String?
  /// The title that is shown; empty for none.
  package let title: String
  /// Whether the title bar has no background.
  package let hasTransparentTitleBar: Bool
  /// What the frame has.
  package let styleMask: Set<Style>
  /// The toolbar below the title; nil if there is none.
  package let toolbar: AppKitToolbar?

  init(coder: NibCoder) {
    contentViewID = coder.coder(forKey: "contentView")?.decodeString(forKey: "id")
    let isTitleHidden = coder.decodeString(forKey: "titleVisibility") == "hidden"
    title = isTitleHidden ? "" : coder.string(forKey: "title")
    hasTransparentTitleBar = coder.bool(forKey: "titlebarAppearsTransparent")
    let mask = coder.coder(forKey: "styleMask")
    styleMask = Set(Style.allCases.filter { mask?.bool(forKey: $0.rawValue) == true })
    toolbar = coder.coder(forKey: "toolbar").flatMap(AppKitToolbar.init)
  }
}

extension LayoutDocument {
  /// The windows of a macOS document, in document order.
  package var windows: [AppKitWindow] { nib.rootCoder.descendants(named: "window").map(AppKitWindow.init) }
}
