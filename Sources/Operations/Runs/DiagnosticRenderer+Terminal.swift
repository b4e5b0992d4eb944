import StackLint
import Support

extension DiagnosticRenderer.Style {
  /// The style that suits standard output.
  static var standard: Self { Terminal.isOutputTerminal ? .excerpt(isColored: Terminal.isOutputColored) : .plain }
}
