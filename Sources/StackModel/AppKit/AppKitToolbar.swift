import NibDecoder

/// The toolbar of a macOS window, for drawing.
package struct AppKitToolbar {
  /// What is shown of an item.
  package enum DisplayMode: String, CaseIterable {
    case `default`, iconAndLabel, iconOnly, labelOnly
  }

  /// An item.
  package struct Item {
    /// Which of the system's items it is, such as `NSToolbarFlexibleSpaceItem`; another text for the app's own.
    package let identifier: String
    /// The text below the image; empty if there is none.
    package let label: String
    /// The image's name; nil if there is none.
    package let imageName: String?
    /// The view that the item shows; nil if it shows an image.
    package let view: BarView?
  }

  /// What is shown of the items.
  package let displayMode: DisplayMode
  /// The items that the toolbar shows at first, from left to right.
  package let items: [Item]

  /// Nil for a toolbar that shows nothing.
  init?(coder: NibCoder) {
    guard coder.bool(forKey: "visible") else { return nil }
    displayMode = coder.value(forKey: "displayMode")
    let allowed = coder.coders(in: "allowedToolbarItems")
    let byID = Dictionary(
      allowed.compactMap { item in item.decodeString(forKey: "id").map { ($0, item) } },
      uniquingKeysWith: { first, _ in first })
    let standard = coder.coders(in: "defaultToolbarItems").compactMap { item in
      item.decodeString(forKey: "reference").map { byID[$0] } ?? item
    }
    items = (coder.containsValue(forKey: "defaultToolbarItems") ? standard : allowed).map(Item.init)
    if items.isEmpty { return nil }
  }
}

extension AppKitToolbar.Item {
  fileprivate init(coder: NibCoder) {
    identifier = coder.string(forKey: "implicitItemIdentifier")
    label = coder.string(forKey: "label")
    imageName = coder.decodeImageName(forKey: "image")
    view = coder.coder(forKey: "view").map(BarView.init)
  }
}
