import CompiledNib

extension ObjectGraph {
  /// Whether a view has the frame that the compiler gives one without.
  func lacksFrame(_ view: Int) -> Bool {
    geometry("UIBounds", of: view) == [0, 0, 1000, 1000] && geometry("UICenter", of: view) == [500, 500]
  }

  /// Whether an object is the guide of a safe area.
  func isSafeArea(_ position: Int) -> Bool {
    guard objects[position].className == "UILayoutGuide" else { return false }
    let identifier = text("UILayoutGuideIdentifier", of: position) ?? ""
    return identifier.isEmpty || identifier == "UIViewSafeAreaLayoutGuide"
  }
}
