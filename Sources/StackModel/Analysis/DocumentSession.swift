internal import AutoLayout

/// A document whose views are laid out again under other options by the same sessions.
///
/// The result always equals that of ``LayoutDocument/layout()`` of a document that is read with the options, unless it is
/// too tangled to solve.
package struct DocumentSession {
  let document: LayoutDocument
  private let layoutRoots: LayoutRoots
  private let views: [View]
  /// The sessions of the layout roots, by their places.
  private var sessions: [Int: LayoutSession] = [:]
  /// That of one layout of all roots.
  private let budget = SolvingBudget()

  package init(_ document: LayoutDocument) {
    self.document = document
    layoutRoots = LayoutRoots(document)
    views = document.roots.flatMap(\.subtree)
  }

  /// Lays the document out with other options. They may differ in the device, the text size, the language and bold text.
  package mutating func layout(_ options: LayoutOptions) -> DocumentLayout {
    budget.renew()
    let settings = document.settings.with(options)
    var builder = DocumentLayoutBuilder(document, comparesFrames: options.keepsCanvas)
    var roots = LayoutRootSequence(layoutRoots, settings, options)
    while let (place, root) = roots.nextRoot() {
      let session = session(at: place, root, settings, options)
      session.layoutIfNeeded()
      roots.record(session)
      builder.add(session)
    }
    return builder.layout(of: views)
  }

  private mutating func session(
    at place: Int, _ root: LayoutRoot, _ settings: DocumentSettings, _ options: LayoutOptions
  ) -> LayoutSession {
    if let known = sessions[place] {
      known.show(root, settings)
      return known
    }
    let session = LayoutSession(root, settings: settings, options: options, budget: budget)
    session.keepContentSizes()
    sessions[place] = session
    return session
  }
}
