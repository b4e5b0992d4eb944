/// The images that AppKit itself has, as the symbols that they look like.
enum SystemImages {
  /// By the names of `NSImage`'s constants.
  static let symbols: [String: String] = [
    "NSActionTemplate": "gear", "NSAddTemplate": "plus", "NSAdvanced": "gear", "NSApplicationIcon": "app.fill",
    "NSBluetoothTemplate": "antenna.radiowaves.left.and.right", "NSBonjour": "globe", "NSBookmarksTemplate": "book",
    "NSCaution": "exclamationmark.triangle.fill", "NSColorPanel": "paintpalette",
    "NSColumnViewTemplate": "rectangle.split.3x1",
    "NSComputer": "desktopcomputer", "NSEnterFullScreenTemplate": "arrow.up.left.and.arrow.down.right",
    "NSEveryone": "person.3", "NSExitFullScreenTemplate": "arrow.down.right.and.arrow.up.left",
    "NSFlowViewTemplate": "rectangle.stack", "NSFolder": "folder.fill", "NSFolderBurnable": "folder.fill",
    "NSFolderSmart": "folder.fill", "NSFollowLinkFreestandingTemplate": "arrow.right.circle.fill",
    "NSFontPanel": "textformat", "NSGoBackTemplate": "chevron.left", "NSGoForwardTemplate": "chevron.right",
    "NSGoLeftTemplate": "chevron.left", "NSGoRightTemplate": "chevron.right", "NSHomeTemplate": "house.fill",
    "NSIChatTheaterTemplate": "rectangle", "NSIconViewTemplate": "square.grid.2x2", "NSInfo": "info.circle",
    "NSInvalidDataFreestandingTemplate": "exclamationmark.circle.fill",
    "NSLeftFacingTriangleTemplate": "arrowtriangle.left.fill", "NSListViewTemplate": "list.bullet",
    "NSLockLockedTemplate": "lock.fill", "NSLockUnlockedTemplate": "lock.open.fill",
    "NSMenuMixedStateTemplate": "minus",
    "NSMenuOnStateTemplate": "checkmark", "NSMobileMe": "cloud", "NSMultipleDocuments": "doc.on.doc",
    "NSNetwork": "globe", "NSPathTemplate": "folder", "NSPreferencesGeneral": "gear",
    "NSQuickLookTemplate": "eye.fill", "NSRefreshFreestandingTemplate": "arrow.clockwise.circle.fill",
    "NSRefreshTemplate": "arrow.clockwise", "NSRemoveTemplate": "minus",
    "NSRevealFreestandingTemplate": "magnifyingglass.circle.fill",
    "NSRightFacingTriangleTemplate": "arrowtriangle.right.fill", "NSShareTemplate": "square.and.arrow.up",
    "NSSlideshowTemplate": "play.rectangle.fill", "NSSmartBadgeTemplate": "gear", "NSStatusAvailable": "circle.fill",
    "NSStatusNone": "circle", "NSStatusPartiallyAvailable": "circle.fill", "NSStatusUnavailable": "circle.fill",
    "NSStopProgressFreestandingTemplate": "xmark.circle.fill", "NSStopProgressTemplate": "xmark",
    "NSTrashEmpty": "trash", "NSTrashFull": "trash", "NSUser": "person.fill", "NSUserAccounts": "person.2",
    "NSUserGroup": "person.2", "NSUserGuest": "person",
  ]

  /// The colors of images that are no templates, as names of the system's colors.
  static let colors = [
    "NSApplicationIcon": "tertiaryLabel", "NSCaution": "systemYellow", "NSFolder": "systemBlue",
    "NSFolderBurnable": "systemBlue", "NSFolderSmart": "systemBlue", "NSInfo": "systemBlue",
    "NSStatusAvailable": "systemGreen", "NSStatusNone": "systemGray", "NSStatusPartiallyAvailable": "systemYellow",
    "NSStatusUnavailable": "systemRed",
  ]
}
