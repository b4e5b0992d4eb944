import CompiledNib

/// Makes the root element of a document. Its version of Interface Builder is estimated from the nib.
enum DocumentHead {
  static func root(storyboard isStoryboard: Bool, _ graphs: [ObjectGraph]) -> MarkupElement {
    let margins = StoredMargins(graphs)
    let type = "com.apple.InterfaceBuilder3.CocoaTouch." + (isStoryboard ? "Storyboard.XIB" : "XIB")
    let root = MarkupElement(
      "document",
      [
        ("type", type), ("version", "3.0"), ("toolsVersion", toolsVersion(graphs, margins)),
        ("targetRuntime", "iOS.CocoaTouch"),
        ("propertyAccessControl", "none"), ("useAutolayout", "YES"), ("useTraitCollections", "YES"),
      ])
    let usesSafeAreas = graphs.contains(where: \.usesSafeAreas)
    if usesSafeAreas { root.set("useSafeAreas", "YES") }
    root.set("colorMatched", "YES")
    root.append(
      DeviceMarkup.element(
        roots: graphs.flatMap(\.rootSizes), hasNotch: usesSafeAreas || margins.isBelowNotch,
        frames: graphs.flatMap(\.storedLengths)))
    return root
  }

  /// A version of Interface Builder whose compiler writes the keys that the nib has. It is an estimate.
  private static func toolsVersion(_ graphs: [ObjectGraph], _ margins: StoredMargins) -> String {
    if margins.areOld { return "11762" }
    if margins.areBelowStatusBar { return "14113" }
    let keys = Set(graphs.lazy.flatMap { $0.objects.lazy.flatMap { $0.values.lazy.map(\.key) } })
    if keys.contains("UIButtonConfiguration") { return "19529" }
    if keys.contains("UIContentConfigurationIdentifier") { return "17506" }
    if keys.contains("UIViewLargeContentStoredProperties") { return "15504" }
    return keys.contains("UIFontTextStyleForScaling") ? "14865" : "13196"
  }
}

extension ObjectGraph {
  /// Whether it has a guide of a safe area.
  fileprivate var usesSafeAreas: Bool {
    objects.indices.contains(where: isSafeArea)
  }

  /// Whether an object is the guide of a safe area.
  func isSafeArea(_ position: Int) -> Bool {
    guard objects[position].className == "UILayoutGuide" else { return false }
    let identifier = text("UILayoutGuideIdentifier", of: position) ?? ""
    return identifier.isEmpty || identifier == "UIViewSafeAreaLayoutGuide"
  }
}
