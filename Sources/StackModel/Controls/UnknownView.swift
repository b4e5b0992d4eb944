/// A view whose element has no class in the registry: laid out by its constraints and its frame.
public final class UnknownView: View {
  override var hasUnmodeledSize: Bool { true }
}

extension UnknownView: TextlessView {
  static var elementNames: [String] { [] }

  var standardContent: ViewContent { .decoration }
}
