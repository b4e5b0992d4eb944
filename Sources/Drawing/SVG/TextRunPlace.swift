import StackModel
import Support

/// Characters of one line in one font without space around them, and how wide they are drawn.
struct TextRunPlace {
  /// The characters.
  let text: String
  /// The font, with the size that it has in the environment.
  let font: Font
  /// Where the first character begins.
  let x: Double
  /// The computed width in points.
  let width: Double
  /// What is added between characters to make text in Inter, the free font that is most like Apple's, as wide as
  /// computed. Programs that know `textLength` need no help; librsvg does.
  let letterSpacing: Double

  init(_ fragment: TextLayout.Fragment, in environment: TextEnvironment) {
    var (environment, font) = (environment, fragment.font)
    environment.fontScale = 1
    // The fragment's font is bold already, and its size that of the text style.
    environment.isTextBold = false
    font.style = nil
    font.pointSize = fragment.pointSize
    self.font = font
    let characters = fragment.text[...]
    let start = characters.prefix { $0 == " " }
    let end = characters.reversed().prefix { $0 == " " }
    text = String(characters.dropFirst(start.count).dropLast(end.count))
    let space = start.isEmpty && end.isEmpty ? 0 : TextMetrics(font, environment).width(of: " ")
    x = fragment.x + Double(start.count) * space
    width = max(0, fragment.width - Double(start.count + end.count) * space)
    guard GenericFamily(font.family) == .sansSerif else {
      letterSpacing = 0
      return
    }
    font.family = "Inter"
    let free = TextMetrics(font, environment).width(of: text)
    let gaps = text.unicodeScalars.count - 1
    letterSpacing = gaps > 0 ? min(max((width - free) / Double(gaps), -3), 3) : 0
  }
}

/// What stands in for a font family that the reader does not have.
enum GenericFamily {
  case sansSerif, serif, monospaced

  /// - Parameter family: The name of the family; nil for the system font.
  init(_ family: String?) {
    guard let name = family?.lowercased() else {
      self = .sansSerif
      return
    }
    if Self.monospacedNames.contains(where: name.containsBytes) {
      self = .monospaced
    } else if Self.serifNames.contains(where: name.containsBytes) {
      self = .serif
    } else {
      self = .sansSerif
    }
  }

  private static let monospacedNames = ["mono", "menlo", "courier", "consolas", "monaco", "typewriter", "source code"]
  private static let serifNames = [
    "times", "georgia", "garamond", "baskerville", "palatino", "didot", "bodoni", "cochin", "hoefler", "charter",
    "playfair", "merriweather", "lora", "new york", "iowan",
  ]
}
