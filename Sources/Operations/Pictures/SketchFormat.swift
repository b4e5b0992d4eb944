import Drawing
import Support

/// How `--sketch` draws.
package enum SketchFormat: String, CaseIterable {
  /// As an image where the terminal can show it.
  case auto
  /// Boxes and texts.
  case characters
  /// Images for terminals.
  case kitty, iterm

  /// How images are sent; nil for characters.
  var graphics: TerminalGraphics? {
    switch self {
    case .auto: PNGImage.isSupported && Terminal.isOutputTerminal ? TerminalGraphics(Terminal.variable) : nil
    case .characters: nil
    case .kitty: .kitty
    case .iterm: .iterm
    }
  }
}
