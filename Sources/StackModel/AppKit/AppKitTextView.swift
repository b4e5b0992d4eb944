/// A `<textView>` of a macOS document, which a scroll view holds.
public final class AppKitTextView: SystemView {
  /// The text, for drawing.
  package var text: StyledText? {
    decodeLate { coder in
      let text = StyledText(coder: coder, key: "string", attributedKey: "textStorage", defaultFont: .system(13))
      return text.characters.isEmpty ? nil : text
    }
  }

  package override var scrollsSubviews: Bool { true }

  override class var elementNames: [String] { ["textView"] }
}
