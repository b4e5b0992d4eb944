extension LayoutDocument {
  /// The document as it would be on the canvas of another version of it: what then differs between both, somebody changed.
  /// A document that is on that canvas already is returned as it is.
  package func onCanvas(of other: LayoutDocument) -> LayoutDocument {
    guard !settings.isStackDefinition, !other.settings.isStackDefinition, settings.platform == other.settings.platform
    else {
      return self
    }
    var options = options
    options.canvas = other.settings.canvas
    guard let moved = try? LayoutDocument(nib.undecoded(), options: options) else { return self }
    return moved.settings.canvas == settings.canvas ? self : moved
  }
}
