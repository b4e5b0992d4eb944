/// A document whose views are laid out again under other options by the same sessions.
///
/// The result always equals that of ``LayoutDocument/layout()`` of a document that is read with the options.
package struct DocumentSession {
  package let document: LayoutDocument
  private let layoutRoots: LayoutRoots
  private let views: [View]
  private var sessions: [LayoutSession] = []

  package init(_ document: LayoutDocument) {
    self.document = document
    layoutRoots = LayoutRoots(document)
    views = document.roots.flatMap(\.subtree)
  }

  /// Lays the document out with other options. They may differ in the device, the text size, the language and bold text.
  package mutating func layout(_ options: LayoutOptions) -> DocumentLayout {
    let settings = document.settings.with(options)
    var builder = DocumentLayoutBuilder(document, comparesFrames: options.keepsCanvas)
    for (place, root) in layoutRoots.roots(settings, options).enumerated() {
      if place == sessions.count {
        sessions.append(LayoutSession(root, settings: settings, options: options))
        sessions[place].keepContentSizes()
      } else {
        sessions[place].show(root, settings)
      }
      builder.add(sessions[place])
    }
    return builder.layout(of: views)
  }
}
