/// What AppKit's containers add.
extension LayoutSession {
  /// Brings the constraints of an NSStackView or an NSGridView up to date.
  func setAppKitConstraints(of view: View) {
    guard settings.platform == .macOS || settings.isStackDefinition else { return }
    switch view {
    case let stack as AppKitStackView: arrange(stack)
    case let grid as AppKitGridView: setList(AppKitGridArrangement(grid).constraints, of: grid)
    default: break
    }
  }

  private func arrange(_ stack: AppKitStackView) {
    let index = stack.sessionIndex
    let guides = appKitGuides[index] ?? AppKitStackGuides()
    appKitGuides[index] = guides
    if stack.mayDetach {
      detachingStacks.insert(index)
    } else {
      detachingStacks.remove(index)
      stack.detachedPriority = AppKitStackView.VisibilityPriority.notVisible
    }
    setList(AppKitStackArrangement(stack, settings: settings, guides: guides).constraints, of: stack)
    // While they are detached, they keep their frames.
    for view in stack.arrangedSubviews where view.translatesAutoresizingMaskIntoConstraints && view.layoutHost === self {
      setSize(of: view)
    }
  }

  /// Any property of an NSStackView, or which views it arranges.
  func noteArrangement(of stack: AppKitStackView) {
    mark(stack, .stack)
    // Others may stand on the baseline of another view now.
    globalChanges.formUnion([.any, .metrics])
    noteNaturalSize(above: stack)
  }
}
