/// What views report to the session that lays them out. Nothing is computed before the next layout.
extension LayoutSession: LayoutHost {
  func viewDidChange(_ view: View, _ change: ViewChange) {
    switch change {
    case .size: note(.size, of: view)
    case .frame: note([.size, .frame], of: view)
    case .content: noteContent(of: view)
    case .compressionResistance: note(view.arrangingStack == nil ? .size : [.size, .slot], of: view)
    case .visibility: noteHidden(view)
    case .margins: noteMargins(of: view)
    case .environment: noteEverything()
    case .spacing: if let stack = view as? StackView { noteSpacing(of: stack) }
    case .customSpacing: noteSpacing(after: view)
    case .arrangement: noteArrangement(of: view)
    case .neighbors: noteNeighbours(of: view)
    }
  }

  private func noteArrangement(of view: View) {
    if let stack = view as? StackView { noteArrangement(of: stack) }
    if let stack = view as? AppKitStackView { noteArrangement(of: stack) }
  }

  func constraintDidChange(_ constraint: LayoutConstraint) { note(constraint) }

  func constraintWillDeactivate(_ constraint: LayoutConstraint) { drop(constraint) }

  func currentFrame(of view: View) -> Rect? { frameSinceSet(of: view) }

  func sizeWasSet(_ size: Size, of view: View) {
    if view === root { self.size = size }
  }
}
