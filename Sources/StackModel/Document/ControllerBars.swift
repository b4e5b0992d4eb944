import NibDecoder

/// The bars that a controller shows, or hides.
struct ControllerBars {
  let hidesBottomBarWhenPushed: Bool
  let hidesNavigationBar: Bool
  /// Whether a navigation controller's bar has large titles.
  let hasLargeTitles: Bool
  /// Whether the controller's own title stays small in such a bar.
  let neverHasLargeTitle: Bool
  /// Whether a navigation controller shows its toolbar.
  let showsToolbar: Bool

  init(coder: NibCoder) {
    hidesBottomBarWhenPushed = coder.bool(forKey: "hidesBottomBarWhenPushed")
    hidesNavigationBar = coder.bool(forKey: "navigationBarHidden")
    hasLargeTitles = coder.coder(forKey: "navigationBar")?.bool(forKey: "largeTitles") == true
    let displayMode = coder.coder(forKey: "navigationItem")?.decodeString(forKey: "largeTitleDisplayMode")
    neverHasLargeTitle = displayMode == "never"
    showsToolbar = coder.decodeBool(forKey: "toolbarHidden") == false
  }
}
