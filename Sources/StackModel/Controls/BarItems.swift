import NibDecoder

/// A button of a navigation bar or a toolbar, for drawing.
package struct BarButtonItem {
  /// A button of the system's, or a space.
  package enum SystemItem: String, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
  }

  /// The object id; nil if the document gives none.
  package let id: String?
  /// The title; empty if there is none.
  package let title: String
  /// The image's name; nil if there is none.
  package let imageName: String?
  /// Which button of the system's it is; nil for others.
  package let systemItem: SystemItem?
  /// The width in points; nil if it follows from the content.
  package let width: Double?
  /// The view that stands in for the button; nil without one.
  package let customView: BarView?
  /// The color; nil for the bar's.
  package let tintColor: Color?
  /// Whether the button can be used.
  package let isEnabled: Bool
  /// Whether the button stands out because it completes what the user does.
  package let isProminent: Bool

  init(coder: NibCoder) {
    id = coder.decodeString(forKey: "id")
    title = coder.string(forKey: "title")
    imageName = coder.decodeImageName(forKey: "image")
    systemItem = coder.decodeEnum(SystemItem.self, forKey: "systemItem")
    width = coder.decodeDouble(forKey: "width")
    customView = coder.coder(forKey: "customView").map(BarView.init)
    tintColor = Color(coder: coder, key: "tintColor")
    isEnabled = coder.bool(forKey: "enabled")
    let style = coder.decodeString(forKey: "style")
    isProminent = style == "done" || style == "prominent" || systemItem == .done || systemItem == .save
  }

  /// The items of a toolbar.
  static func items(in coder: NibCoder, _ container: String) -> [BarButtonItem] {
    coder.coders(in: container).filter { $0.elementName == "barButtonItem" }.map(BarButtonItem.init)
  }
}

/// A view that a bar shows, for drawing.
package struct BarView {
  /// The object id; nil if the document gives none.
  package let id: String?
  /// The size that the document gives.
  package let size: Size

  init(coder: NibCoder) {
    id = coder.decodeString(forKey: "id")
    size = coder.decodeRect(forKey: "frame")?.size ?? Size(width: 0, height: 0)
  }
}

/// What a navigation bar shows of a controller, for drawing.
package struct NavigationItem {
  /// The object id; nil if the document gives none.
  package let id: String?
  /// The title; nil if there is none.
  package let title: String?
  /// The view that stands in for the title; nil without one.
  package let titleView: BarView?
  /// The title of the button that leads back to the controller; nil for the controller's own.
  package let backTitle: String?
  /// The buttons at the leading side, from there.
  package let leftItems: [BarButtonItem]
  /// The buttons at the trailing side, from there.
  package let rightItems: [BarButtonItem]

  init(coder: NibCoder) {
    id = coder.decodeString(forKey: "id")
    title = coder.decodeString(forKey: "title")
    titleView = coder.coder(forKey: "titleView").map(BarView.init)
    backTitle = coder.coder(forKey: "backBarButtonItem")?.decodeString(forKey: "title")
    leftItems = Self.items(coder, "leftBarButtonItem", "leftBarButtonItems")
    rightItems = Self.items(coder, "rightBarButtonItem", "rightBarButtonItems")
  }

  /// A single item under one key, or several in a container.
  private static func items(_ coder: NibCoder, _ key: String, _ container: String) -> [BarButtonItem] {
    let several = coder.coders(in: container)
    return (several.isEmpty ? [coder.coder(forKey: key)].compactMap { $0 } : several).map(BarButtonItem.init)
  }
}

/// What a tab bar shows of a controller, for drawing.
package struct TabBarItem {
  /// A tab of the system's.
  package enum SystemItem: String, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// The object id; nil if the document gives none.
  package let id: String?
  /// The title; nil if there is none.
  package let title: String?
  /// The image's name; nil if there is none.
  package let imageName: String?
  /// Which tab of the system's it is; nil for others.
  package let systemItem: SystemItem?
  /// Whether the tab can be chosen.
  package let isEnabled: Bool
  /// The text over the image; nil for none.
  package let badge: String?
  /// The color behind that text; nil for the system's.
  package let badgeColor: Color?

  init(coder: NibCoder) {
    id = coder.decodeString(forKey: "id")
    title = coder.decodeString(forKey: "title")
    imageName = coder.decodeImageName(forKey: "image")
    systemItem = coder.decodeEnum(SystemItem.self, forKey: "systemItem")
    isEnabled = coder.bool(forKey: "enabled")
    badge = coder.decodeString(forKey: "badgeValue")
    badgeColor = Color(coder: coder, key: "badgeColor")
  }

  /// A tab that UIKit adds.
  package init(_ systemItem: SystemItem) {
    (self.systemItem, isEnabled) = (systemItem, true)
    (id, title, imageName, badge, badgeColor) = (nil, nil, nil, nil, nil)
  }
}

/// The colors that a document gives a navigation bar; nil for those of the system.
package struct NavigationBarColors {
  /// The object id of the bar; nil if the document gives none.
  package private(set) var id: String?
  /// The color of the bar.
  package private(set) var background: Color?
  /// The color of the title.
  package private(set) var title: Color?
  /// The color of the buttons.
  package private(set) var tint: Color?
  /// Whether the bar is black where it has no color of its own.
  package private(set) var isBlack = false

  /// The colors of the system.
  package init() {}

  /// Reads a `<navigationBar>`: an appearance of iOS 13, or what came before.
  init(coder: NibCoder) {
    let appearance = coder.coder(forKey: "standardAppearance")
    func title(_ coder: NibCoder) -> Color? {
      coder.coder(forKey: "titleTextAttributes").flatMap { Color(coder: $0, key: "textColor") }
    }
    id = coder.decodeString(forKey: "id")
    background =
      appearance.flatMap { Color(coder: $0, key: "backgroundColor") } ?? Color(coder: coder, key: "barTintColor")
    self.title = appearance.flatMap(title) ?? title(coder)
    tint = Color(coder: coder, key: "tintColor")
    isBlack = coder.isBlackBar
  }
}
