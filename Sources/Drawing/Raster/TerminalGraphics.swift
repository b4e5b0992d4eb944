package import Support

/// How a terminal is told to show an image.
package enum TerminalGraphics: String, CaseIterable, Sendable {
  /// https://sw.kovidgoyal.net/kitty/graphics-protocol
  case kitty
  /// https://iterm2.com/documentation-images.html
  case iterm

  /// What a terminal says that it understands; nil for text alone, as within tmux and screen, which pass on no images.
  ///
  /// - Parameter variable: The value of an environment variable.
  package init?(_ variable: (String) -> String?) {
    let (terminal, program) = (variable("TERM") ?? "", variable("TERM_PROGRAM") ?? "")
    let isWithinOther = variable("TMUX") != nil || variable("STY") != nil || terminal.hasBytePrefix("screen")
    guard !isWithinOther, !terminal.hasBytePrefix("tmux"), terminal != "dumb" else { return nil }
    if variable("KITTY_WINDOW_ID") != nil || ["xterm-kitty", "xterm-ghostty"].contains(terminal) || program == "ghostty"
    {
      self = .kitty
    } else if ["iTerm.app", "WezTerm"].contains(program) || variable("LC_TERMINAL") == "iTerm2" {
      self = .iterm
    } else {
      return nil
    }
  }

  /// What a terminal is sent for an image, below which the next line stands.
  ///
  /// - Parameter columns: How wide it is shown.
  package func text(_ png: [UInt8], columns: Int) -> Escaped<LogLine> {
    let data = Base64(png).characters
    return switch self {
    case .kitty: Self.kittyText(data, columns: columns)
    case .iterm:
      "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns):" + Self.literal(data[...]) + "\u{7}\n"
    }
  }

  /// The protocol limits the data of one command; the terminal is not to answer.
  private static func kittyText(_ data: [UInt8], columns: Int) -> Escaped<LogLine> {
    var text: Escaped<LogLine> = ""
    for start in stride(from: 0, to: data.count, by: kittyLimit) {
      let end = min(start + kittyLimit, data.count)
      text += start == 0 ? "\u{1B}_Ga=T,f=100,q=2,c=\(columns)," : "\u{1B}_Gq=2,"
      text += end < data.count ? "m=1;" : "m=0;"
      text += literal(data[start..<end]) + "\u{1B}\\"
    }
    return text + "\n"
  }

  private static let kittyLimit = 4096

  /// Letters and digits need no escaping.
  private static func literal(_ data: ArraySlice<UInt8>) -> Escaped<LogLine> {
    Escaped(stringLiteral: String(decoding: data, as: UTF8.self))
  }
}
