/// The version of Interface Builder that a document was saved with, by what compiled nibs tell of it. It is an estimate:
/// frames are in the nib as the canvas had them, and keys as the compiler of that time wrote them.
struct ToolsVersion {
  private let graphs: [ObjectGraph]
  private let margins: StoredMargins
  /// Whether the document was saved by the first Xcode 8, which stored no frames of views that constraints place. Its
  /// documents have no device either.
  ///
  /// Evidence: frames are missing in 74 of 74 public documents of versions 11129 to 11521, and in one other; 71 of 71 have
  /// no device.
  let lacksFrames: Bool

  init(_ graphs: [ObjectGraph], _ margins: StoredMargins) {
    (self.graphs, self.margins) = (graphs, margins)
    var counts = (placed: 0, withoutFrame: 0)
    for graph in graphs {
      for position in graph.objects.indices
      where graph.objects[position]["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"]?.integer == 1 {
        counts.placed += 1
        if graph.lacksFrame(position) { counts.withoutFrame += 1 }
      }
    }
    lacksFrames = counts.withoutFrame > 0 && 2 * counts.withoutFrame >= counts.placed
  }

  var text: String {
    if lacksFrames { return "11201" }
    if margins.areOld { return "11762" }
    let compiler = versionOfCompiler
    // All versions have five digits.
    if margins.areBelowStatusBar { return min(compiler, "14113") }
    if let newest = margins.safeTop.flatMap({ Self.newerInsets[$0] }) { return max(compiler, newest) }
    return hasTallToolbar ? max(compiler, "17506") : compiler
  }

  /// What covers the top of a screen with a notch since Xcode 14, and since Xcode 14.3.
  ///
  /// Evidence: of public documents with a view at 48 points on retina6_1, 99 of 105 are as new; at 47 points on retina6_0, 6
  /// of 6; at 50 points on retina5_9, 12 of 14.
  private static let newerInsets = [47.0: "21225", 48: "21225", 50: "21701"]

  /// Whether a toolbar has the height of those at a home indicator since Xcode 12.
  ///
  /// Evidence: of public toolbars of 49 points, 112 of 113 are as new.
  private var hasTallToolbar: Bool {
    graphs.contains { graph in
      graph.objects.indices.contains { position in
        graph.objects[position].className == "UIToolbar" && graph.geometry("UIBounds", of: position)?.last == 49
      }
    }
  }

  private var versionOfCompiler: String {
    let keys = Set(graphs.lazy.flatMap { $0.objects.lazy.flatMap { $0.values.lazy.map(\.key) } })
    if keys.contains("UIButtonConfiguration") { return "19529" }
    if keys.contains("UIContentConfigurationIdentifier") { return "17506" }
    if keys.contains("UIViewLargeContentStoredProperties") { return "15504" }
    return keys.contains("UIFontTextStyleForScaling") ? "14865" : "13196"
  }
}
