/// Makes the root element of a document. Its version of Interface Builder is estimated from the nib.
enum DocumentHead {
  static func root(storyboard isStoryboard: Bool, _ graphs: [ObjectGraph]) -> MarkupElement {
    let margins = StoredMargins(graphs)
    let version = ToolsVersion(graphs, margins)
    let type = "com.apple.InterfaceBuilder3.CocoaTouch." + (isStoryboard ? "Storyboard.XIB" : "XIB")
    let root = MarkupElement(
      "document",
      [
        ("type", type), ("version", "3.0"), ("toolsVersion", version.text),
        ("targetRuntime", "iOS.CocoaTouch"), ("propertyAccessControl", "none"), ("useAutolayout", "YES"),
        ("useTraitCollections", "YES"),
      ])
    let usesSafeAreas = graphs.contains(where: \.usesSafeAreas)
    if usesSafeAreas { root.set("useSafeAreas", "YES") }
    root.set("colorMatched", "YES")
    if !version.lacksFrames {
      root.append(
        DeviceMarkup.element(
          roots: graphs.flatMap(\.rootSizes),
          hasNotch: margins.safeTop.map { $0 >= 40 } ?? usesSafeAreas || margins.isBelowNotch,
          frames: graphs.flatMap(\.storedLengths)))
    }
    return root
  }
}

extension ObjectGraph {
  /// Whether it has a guide of a safe area.
  fileprivate var usesSafeAreas: Bool {
    objects.indices.contains(where: isSafeArea)
  }
}
