import NibDecoder

extension MarkupElement {
  /// An object that stands for another one at the top of a xib.
  static func placeholder(_ placeholder: Placeholder) -> MarkupElement {
    MarkupElement("placeholder", placeholder.attributes)
  }

  /// The first responder of a scene.
  static func firstResponder(ofSceneWithID id: String) -> MarkupElement {
    MarkupElement("placeholder", Placeholder.firstResponder(ofSceneWithID: id))
  }
}
