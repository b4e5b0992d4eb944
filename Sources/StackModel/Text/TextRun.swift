/// A stretch of text in one font.
struct TextRun: Hashable, Sendable {
  var text: String
  var font: Font
}
