import Foundation
import Testing

@testable import Drawing

@Suite struct TerminalGraphicsTests {
  private func graphics(_ variables: [String: String]) -> TerminalGraphics? { TerminalGraphics { variables[$0] } }

  @Test func terminalsSayWhatTheyUnderstand() {
    #expect(graphics(["TERM": "xterm-kitty"]) == .kitty)
    #expect(graphics(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"]) == .kitty)
    #expect(graphics(["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"]) == .kitty)
    #expect(graphics(["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"]) == .iterm)
    #expect(graphics(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"]) == .iterm)
    #expect(graphics(["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"]) == .iterm)
  }

  @Test func otherTerminalsGetText() {
    #expect(graphics([:]) == nil)
    #expect(graphics(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"]) == nil)
    #expect(graphics(["TERM": "tmux-256color", "TMUX": "/tmp/tmux", "KITTY_WINDOW_ID": "1"]) == nil)
    #expect(graphics(["TERM": "screen", "LC_TERMINAL": "iTerm2"]) == nil)
    #expect(graphics(["TERM": "dumb", "KITTY_WINDOW_ID": "1"]) == nil)
  }

  @Test func iTermGetsTheImageInOneCommand() {
    let text = TerminalGraphics.iterm.text(Array("image!".utf8), columns: 40).string
    #expect(text == "\u{1B}]1337;File=inline=1;size=6;width=40:aW1hZ2Uh\u{7}\n")
  }

  @Test func kittyGetsTheImageInPieces() throws {
    let image = (0..<7000).map { UInt8(truncatingIfNeeded: $0) }
    let text = TerminalGraphics.kitty.text(image, columns: 40).string
    let commands = text.dropLast().split(separator: "\u{1B}\\").map(String.init)
    #expect(text.hasSuffix("\u{1B}\\\n") && commands.count == 3)
    #expect(commands[0].hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=40,m=1;"))
    #expect(commands[1].hasPrefix("\u{1B}_Gq=2,m=1;") && commands[2].hasPrefix("\u{1B}_Gq=2,m=0;"))
    let data = commands.map { $0.split(separator: ";", maxSplits: 1)[1] }
    #expect(data.allSatisfy { $0.count <= 4096 })
    #expect(Data(base64Encoded: data.joined()) == Data(image))
  }

  @Test func smallImagesAreOneCommandOfKitty() {
    #expect(
      TerminalGraphics.kitty.text([1, 2, 3], columns: 1).string == "\u{1B}_Ga=T,f=100,q=2,c=1,m=0;AQID\u{1B}\\\n")
  }
}
