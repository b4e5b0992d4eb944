package import NibDecoder

/// The parts of a document that an app never shows: scenes that nothing leads to, and views that no size class installs.
package struct UnshownParts {
  private let scenes: [SourceRange]
  private let views: [SourceRange]

  /// Finds the parts that a document itself does not show.
  package init(_ elements: ElementsByName, _ scenes: SceneGraph) {
    self.init(elements, scenes, scenes.unreachable)
  }

  /// Finds the parts that nothing shows.
  ///
  /// - Parameter isOpened: Whether something opens a scene without another one.
  package init(_ elements: ElementsByName, _ scenes: SceneGraph, where isOpened: (SceneGraph.Node) -> Bool) {
    self.init(elements, scenes, scenes.unreachable(where: isOpened))
  }

  /// No scene counts as unreachable in a document that has no scene to start from.
  private init(_ elements: ElementsByName, _ scenes: SceneGraph, _ unreachable: [SceneGraph.Node]) {
    let hasEntry = scenes.unreachable.count < scenes.nodes.count
    self.scenes = hasEntry ? unreachable.compactMap { $0.controller.enclosing("scene")?.wholeRange } : []
    let masks = InstallationMasks(elements)
    views = masks.viewsInNoSizeClass.compactMap { elements.document.element(withID: $0) }.map {
      DocumentElement(document: elements.document, index: $0).wholeRange
    }
  }

  /// Whether a finding is about nothing that is shown. Views that no size class installs are made all the same: only what
  /// is to be seen of them does not matter.
  package func contain(_ diagnostic: Diagnostic, isAboutLooks: @autoclosure () -> Bool) -> Bool {
    guard let place = diagnostic.range?.lowerBound else { return false }
    let isInside = { (range: SourceRange) in range.lowerBound <= place && place < range.upperBound }
    return scenes.contains(where: isInside) || views.contains(where: isInside) && isAboutLooks()
  }
}
