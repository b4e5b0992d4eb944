/// What AppKit's containers add.
extension LayoutSession {
  /// Brings the constraints of an NSStackView or an NSGridView up to date.
  func setAppKitConstraints(of view: View) {
    guard settings.platform == .macOS else { return }
    switch view {
    case let stack as AppKitStackView: setList(AppKitStackArrangement(stack).constraints, of: stack)
    case let grid as AppKitGridView: setList(AppKitGridArrangement(grid).constraints, of: grid)
    default: break
    }
  }
}
