import NibDecoder

/// What a button shows in the state that the document puts it in, for drawing. A state takes what it does not say from
/// the normal one.
extension Button {
  /// The title that is shown.
  package var shownTitle: String {
    let title = inState { state in
      let title = state.decodeText(forKey: "title", attributedKey: "attributedTitle")
      return title.isEmpty ? nil : title
    }
    return title ?? self.title
  }

  /// The name of the image that is shown; nil without an image.
  package var shownImageName: String? { inState { $0.decodeImageName(forKey: "image") } ?? imageName }

  /// The name of the image that is shown behind the content; nil without one.
  package var shownBackgroundImageName: String? {
    inState { $0.decodeImageName(forKey: "backgroundImage") } ?? backgroundImageName
  }

  /// The color of the title that is shown; nil for that of the button.
  package var shownTitleColor: Color? { inState { Color(coder: $0, key: "titleColor") } ?? titleColor }

  /// The symbol that is shown instead of that of the normal state; nil for none.
  var symbolOfState: SymbolImage? { inState { SymbolImage(button: $0, isConfiguration: false) } }

  /// Asks the state that the button is in, unless that is the normal one. States that are combined have no values.
  private func inState<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    decodeLate { coder in
      guard coder.coder(forKey: "configuration") == nil else { return nil }
      let isDisabled = coder.decodeBool(forKey: "enabled") == false
      let states = [
        isDisabled ? "disabled" : nil, coder.bool(forKey: "selected") ? "selected" : nil,
        coder.bool(forKey: "highlighted") ? "highlighted" : nil,
      ].compactMap { $0 }
      guard states.count == 1 else { return nil }
      return coder.coder(forKey: states[0]).flatMap(decode)
    }
  }

  /// The share of the room above the content: 0 for content at the top, 1 for content at the bottom.
  var contentTop: Double {
    switch decodeLate({ $0.decodeString(forKey: "contentVerticalAlignment") }) {
    case "top": 0
    case "bottom": 1
    default: 0.5
    }
  }

  /// The text below the title that a configuration has; nil without one.
  var subtitle: String? { decodeLate { $0.coder(forKey: "configuration")?.decodeString(forKey: "subtitle") } }

  /// The distance between title and subtitle.
  var titlePadding: Double {
    coder.coder(forKey: "configuration")?.length(forKey: "titlePadding") ?? 0
  }

  /// The share of the room beside the narrower of title and subtitle that is at its leading side.
  var titleStart: Double {
    switch decodeLate({ $0.coder(forKey: "configuration")?.decodeString(forKey: "titleAlignment") }) {
    case "center": 0.5
    case "trailing": 1
    default: 0
    }
  }

  /// Whether the button deletes something.
  package var isDestructive: Bool { decodeLate { $0.decodeString(forKey: "role") } == "destructive" }
}
