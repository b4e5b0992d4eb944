extension PictureScene {
  static let windows: [PictureScene] = [
    window, window.dark, toolbarWindow, panel, fullSizeWindow,
  ]

  private static func window(_ name: String, _ attributes: String, style: String, _ more: String = "") -> PictureScene {
    PictureScene(
      name, on: .macOS,
      objects: """
        <window title="Window" allowsToolTipsWhenApplicationIsInactive="NO" \(attributes) id="window"><windowStyleMask \
        key="styleMask" \(style)/><rect key="contentRect" x="196" y="240" width="360" height="160"/><rect key="screenRect" x="0" \
        y="0" width="1512" height="944"/><view key="contentView" id="root"><rect key="frame" x="0" y="0" width="360" \
        height="160"/><subviews><textField fixedFrame="YES" id="label"><rect key="frame" x="20" y="120" width="200" height="16"/>\
        <textFieldCell key="cell" title="Do you want to save?"><font key="font" metaFont="systemBold"/></textFieldCell>\
        </textField><button fixedFrame="YES" id="save"><rect key="frame" x="260" y="16" width="80" height="24"/><buttonCell \
        key="cell" type="push" title="Save" bezelStyle="rounded" alignment="center" borderStyle="border" \
        keyEquivalent="&#13;"><font key="font" metaFont="system"/></buttonCell></button></subviews></view>\(more)</window>
        """)
  }

  private static let window = window(
    "window", "", style: "titled=\"YES\" closable=\"YES\" miniaturizable=\"YES\" resizable=\"YES\"")

  private static let panel = window(
    "panel", "customClass=\"NSPanel\"", style: "titled=\"YES\" closable=\"YES\" utility=\"YES\"")

  private static let fullSizeWindow = window(
    "window-full-size-content", "titlebarAppearsTransparent=\"YES\"",
    style: "titled=\"YES\" closable=\"YES\" miniaturizable=\"YES\" fullSizeContentView=\"YES\"")

  private static let toolbarWindow = window(
    "window-with-toolbar", "", style: "titled=\"YES\" closable=\"YES\" miniaturizable=\"YES\" resizable=\"YES\"",
    """
    <toolbar key="toolbar" implicitIdentifier="bar" displayMode="iconAndLabel" sizeMode="regular" id="toolbar">\
    <allowedToolbarItems><toolbarItem implicitItemIdentifier="add" label="Add" paletteLabel="Add" image="NSAddTemplate" \
    id="add"/><toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="space"/><toolbarItem \
    implicitItemIdentifier="find" label="Search" paletteLabel="Search" id="find"><searchField key="view" id="field"><rect \
    key="frame" x="0" y="14" width="96" height="22"/><searchFieldCell key="cell" borderStyle="bezel" bezelStyle="round"><font \
    key="font" metaFont="system"/></searchFieldCell></searchField></toolbarItem><toolbarItem \
    implicitItemIdentifier="share" label="Share" paletteLabel="Share" image="NSShareTemplate" id="share"/>\
    </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="add"/><toolbarItem reference="space"/><toolbarItem \
    reference="find"/><toolbarItem reference="share"/></defaultToolbarItems></toolbar>
    """)
}
