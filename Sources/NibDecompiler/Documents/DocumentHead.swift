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
    if !lackFrames(graphs) {
      root.append(
        DeviceMarkup.element(
          roots: graphs.flatMap(\.rootSizes),
          hasNotch: margins.safeTop.map { $0 >= 40 } ?? usesSafeAreas || margins.isBelowNotch,
          frames: graphs.flatMap(\.storedLengths)))
    }
    return root
  }

  /// Whether the document was saved by the first Xcode 8, which stored no frames of views that constraints place. Its
  /// documents have no device either.
  ///
  /// Evidence: frames are missing in 74 of 74 public documents of versions 11129 to 11521, and in one other; 71 of 71 have
  /// no device.
  private static func lackFrames(_ graphs: [ObjectGraph]) -> Bool {
    var counts = (placed: 0, withoutFrame: 0)
    for graph in graphs {
      for position in graph.objects.indices
      where graph.objects[position]["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"]?.integer == 1 {
        counts.placed += 1
        if graph.lacksFrame(position) { counts.withoutFrame += 1 }
      }
    }
    return counts.withoutFrame > 0 && 2 * counts.withoutFrame >= counts.placed
  }

  /// A version of Interface Builder whose compiler writes the keys that the nib has. It is an estimate.
  private static func toolsVersion(_ graphs: [ObjectGraph], _ margins: StoredMargins) -> String {
    if lackFrames(graphs) { return "11201" }
    if margins.areOld { return "11762" }
    let version = versionOfCompiler(graphs)
    return margins.areBelowStatusBar ? min(version, "14113") : version
  }

  private static func versionOfCompiler(_ graphs: [ObjectGraph]) -> String {
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
}
