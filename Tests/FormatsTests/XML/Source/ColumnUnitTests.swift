import Testing

@testable import Formats

/// Columns in other units than bytes.
@Suite struct ColumnUnitTests {
  private static let text = "ab\r\né🙂x日\n\n👩‍👧\u{301}e"
  private let lines = LineIndex(SourceFile(path: "a.xml", text: text))

  /// Every character of the text, with what the standard library counts before it in its line.
  private static let characters: [(offset: Int, line: Int, scalars: Int, utf16: Int)] = {
    var found: [(offset: Int, line: Int, scalars: Int, utf16: Int)] = []
    var (offset, line) = (0, 1)
    var before = ""
    for scalar in text.unicodeScalars {
      found.append((offset, line, before.unicodeScalars.count, before.utf16.count))
      offset += UTF8.width(scalar)
      before.unicodeScalars.append(scalar)
      if scalar == "\n" { (line, before) = (line + 1, "") }
    }
    return found
  }()

  @Test func columnsAreThoseOfTheStandardLibrary() {
    for character in Self.characters {
      let utf16 = lines.position(at: character.offset, columnsIn: .utf16)
      let scalars = lines.position(at: character.offset, columnsIn: .unicodeScalars)
      #expect(utf16 == SourcePosition(line: character.line, column: character.utf16 + 1))
      #expect(scalars == SourcePosition(line: character.line, column: character.scalars + 1))
      #expect(
        lines.position(at: character.offset, columnsIn: .utf8) == lines.position(at: character.offset))
    }
  }

  @Test(arguments: [ColumnUnit.utf8, .utf16, .unicodeScalars])
  func positionsLeadBackToTheirOffsets(unit: ColumnUnit) {
    for character in Self.characters {
      let position = lines.position(at: character.offset, columnsIn: unit)
      #expect(lines.offset(of: position, columnsIn: unit) == character.offset)
    }
  }

  /// `🙂` takes the bytes 6 to 9 and two code units of UTF-16.
  @Test func placesInsideOfACharacterAreItsStart() {
    #expect(
      (6...9).map { lines.position(at: $0, columnsIn: .utf16).column } == [2, 2, 2, 2])
    #expect(lines.position(at: 10, columnsIn: .utf16).column == 4)
    let offsets = (1...5).map { lines.offset(of: SourcePosition(line: 2, column: $0), columnsIn: .utf16) }
    #expect(offsets == [4, 6, 6, 10, 11])
    #expect(lines.offset(of: SourcePosition(line: 2, column: 4), columnsIn: .utf8) == 6)
  }

  @Test func placesOutsideOfTheTextAreClamped() {
    #expect(lines.position(at: 1000, columnsIn: .utf16) == SourcePosition(line: 4, column: 8))
    #expect(lines.position(at: -1, columnsIn: .utf16) == SourcePosition(line: 1, column: 1))
    #expect(lines.offset(of: SourcePosition(line: 3, column: 7), columnsIn: .utf16) == 15)
    #expect(lines.offset(of: SourcePosition(line: 1, column: .min), columnsIn: .utf16) == 0)
    #expect(lines.offset(of: SourcePosition(line: 2, column: .max), columnsIn: .utf8) == 14)
    #expect(lines.offset(of: SourcePosition(line: 9, column: 1), columnsIn: .utf16) == nil)
    #expect(lines.offset(of: SourcePosition(line: 0, column: 1), columnsIn: .utf16) == nil)
  }
}
