/// A `<textView>` of a macOS document, which a scroll view holds.
public final class AppKitTextView: SystemView {
  package override var scrollsSubviews: Bool { true }

  override class var elementNames: [String] { ["textView"] }
}
