public import NibDecoder

/// A `<tabView>` of a macOS document.
public final class AppKitTabView: View {
  /// Where the tabs are, and what surrounds the content.
  package enum TabType: String, CaseIterable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }

  /// Where the tabs are, and what surrounds the content.
  package let type: TabType
  private let controlSize: ControlSize

  /// Reads the type. A tab view without a written type has tabs above a bezel.
  public required init(coder: NibCoder) throws {
    type = coder.value(forKey: "type")
    controlSize = ControlSize(control: coder)
    try super.init(coder: coder)
  }

  /// The titles of the tabs, for drawing.
  package var tabTitles: [String] {
    decodeLate { $0.coders(in: "tabViewItems").map { $0.string(forKey: "label") } } ?? []
  }

  /// The tab that is shown first, by its place.
  package var initialTab: Int {
    decodeLate { coder in
      guard let id = coder.decodeString(forKey: "initialItem") else { return nil }
      return coder.coders(in: "tabViewItems").firstIndex { $0.decodeString(forKey: "id") == id }
    } ?? 0
  }

  /// The id of the view of the tab that is shown first; nil if it has none.
  package var initialViewID: String? {
    let place = initialTab
    return decodeLate { coder in
      coder.coders(in: "tabViewItems").dropFirst(place).first?.coder(forKey: "view")?.decodeString(forKey: "id")
    }
  }

  /// AppKit sizes it by the views of its tabs.
  override var hasUnmodeledSize: Bool { true }

  /// Bezels differ from version to version, and tabs at other sides may be outside them.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool {
    type == .noTabsNoBorder
  }

  /// The bezel lies inside the frame.
  ///
  /// Evidence: 2/2 tab views with a bezel, 2 repositories; 7/7 without one.
  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard type == .topTabsBezelBorder else { return .zero }
    return EdgeInsets(top: controlSize == .regular ? 6 : 3, left: 7, bottom: 10, right: 7)
  }
}

extension AppKitTabView: TextlessView {
  static var elementNames: [String] { ["tabView"] }

  var standardContent: ViewContent { .decoration }
}
