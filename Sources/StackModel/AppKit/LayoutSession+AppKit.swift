/// What AppKit's containers add.
extension LayoutSession {
  /// Brings the constraints of an NSStackView or an NSGridView up to date, and what is known of a view without a frame.
  func setAppKitConstraints(of view: View) {
    guard settings.platform == .macOS else { return }
    switch view {
    case let stack as AppKitStackView: setList(AppKitStackArrangement(stack).constraints, of: stack)
    case let grid as AppKitGridView: setList(AppKitGridArrangement(grid).constraints, of: grid)
    default: setList(WrittenContents(view, settings).constraints, of: view)
    }
  }
}
