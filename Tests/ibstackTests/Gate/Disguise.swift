import Foundation

/// What keeps a document from being recognized, or from being read as what it is.
enum Disguise: CaseIterable {
  case comment, blanks, instruction, mark, utf16LittleEndian, utf16BigEndian, utf32, documentType, conflict
  case prefix, wrongRoot, wrapper, text, null, cut, secondRoot, watch, archive, tv, note

  /// Whether a document is recognized all the same, wherever it is. Of other disguised stack definitions nobody but the
  /// revision knows that they are some.
  var isRecognized: Bool {
    switch self {
    case .comment, .blanks, .instruction, .mark, .utf16LittleEndian, .utf16BigEndian, .documentType, .conflict: true
    case .cut, .secondRoot, .note: true
    default: false
    }
  }

  func applied(to bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    return switch self {
    case .utf16LittleEndian: encoded(text, .utf16LittleEndian, [0xFF, 0xFE])
    case .utf16BigEndian: encoded(text, .utf16BigEndian, [0xFE, 0xFF])
    case .utf32: encoded(text, .utf32LittleEndian, [0xFF, 0xFE, 0, 0])
    case .cut: Array(bytes.prefix(bytes.count - random.below(bytes.count / 2)))
    default: Array(changed(text, &random).utf8)
    }
  }

  private func encoded(_ text: String, _ encoding: String.Encoding, _ mark: [UInt8]) -> [UInt8] {
    let declared = text.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    return mark + Array(declared.data(using: encoding) ?? Data())
  }

  private func changed(_ text: String, _ random: inout RandomSource) -> String {
    let root = text.contains("<document") ? "document" : "view"
    return switch self {
    case .comment: beforeRoot(text, "<!-- \(filling(&random)) -->")
    case .blanks: filling(&random).replacing("x", with: "\n") + text
    case .instruction: beforeRoot(text, "<?other \(filling(&random))?>")
    case .mark: "\u{FEFF}" + text
    case .documentType: beforeRoot(text, "<!DOCTYPE \(root) [<!ELEMENT a ANY>]>")
    case .conflict: "<<<<<<< ours\n\(text)=======\n\(text)>>>>>>> theirs\n"
    case .prefix:
      text.replacing("<\(root) ", with: "<p:\(root) xmlns:p=\"p\" ").replacing("</\(root)>", with: "</p:\(root)>")
    case .wrongRoot: beforeRoot(text, "<viev>") + "</viev>"
    case .wrapper: beforeRoot(text, "<wrapper>") + "</wrapper>"
    case .text: "x" + text
    case .null: "\0" + text
    case .secondRoot: text + "<view/>"
    case .watch:
      text.replacing("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", with: "InterfaceBuilder.WatchKit.Storyboard")
        .replacing("InterfaceBuilder3.CocoaTouch.XIB", with: "InterfaceBuilder.WatchKit.Storyboard")
        .replacing("iOS.CocoaTouch", with: "watchKit")
    case .archive:
      text.replacing("<document ", with: "<archive ").replacing("</document>", with: "<data/></archive>")
    case .tv: text.replacing("InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder.AppleTV")
    default:
      text.replacing(
        "<rect ",
        with:
          "<attributedString key=\"userComments\"><fragment content=\"ibstack:ignore all so\"/></attributedString><rect "
      )
    }
  }

  private func beforeRoot(_ text: String, _ inserted: String) -> String {
    let declaration = text.firstRange(of: "?>\n")?.upperBound ?? text.startIndex
    return text[..<declaration] + inserted + text[declaration...]
  }

  private func filling(_ random: inout RandomSource) -> String {
    String(repeating: "x", count: random.pick([10, 4000, 5000, 70_000]))
  }
}
