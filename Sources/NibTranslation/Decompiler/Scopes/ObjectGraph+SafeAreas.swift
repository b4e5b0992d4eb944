extension ObjectGraph {
  /// Whether an object is the guide of a safe area.
  func isSafeArea(_ position: Int) -> Bool {
    guard objects[position].className == "UILayoutGuide" else { return false }
    let identifier = text("UILayoutGuideIdentifier", of: position) ?? ""
    return identifier.isEmpty || identifier == "UIViewSafeAreaLayoutGuide"
  }
}
