import Testing

@testable import Formats

/// Edits that are made together.
@Suite struct EditListTests {
  private func edited(_ text: String, _ edits: [SourceEdit]) throws -> String {
    let source = SourceFile(path: "a.xml", text: text)
    return String(decoding: try EditList(edits).applied(to: source), as: UTF8.self)
  }

  @Test func editsAreMadeInDocumentOrder() throws {
    let edits = [
      SourceEdit(SourceRange(6, 8), "G"), SourceEdit(at: 0, "<"), SourceEdit(removing: SourceRange(2, 4)),
      SourceEdit(at: 8, ">"),
    ]
    #expect(try edited("abcdefgh", edits) == "<abefG>")
    #expect(try EditList(edits).edits.map(\.range.lowerBound) == [0, 2, 6, 8])
  }

  @Test func withoutEditsTheTextStays() throws {
    #expect(try edited("abc\r\n", []) == "abc\r\n")
    #expect(EditList().isEmpty)
    #expect(try !EditList([SourceEdit(at: 0, "")]).isEmpty)
  }

  @Test func editsThatTouchAreMade() throws {
    let edits = [SourceEdit(SourceRange(1, 2), "B"), SourceEdit(SourceRange(2, 3), "C"), SourceEdit(at: 3, "D")]
    #expect(try edited("abc", edits) == "aBCD")
    #expect(try edited("abc", [SourceEdit(SourceRange(1, 2), "B"), SourceEdit(at: 1, "A")]) == "aABc")
    #expect(try edited("abc", [SourceEdit(at: 1, "A"), SourceEdit(SourceRange(1, 2), "B")]) == "aABc")
  }

  @Test(arguments: [
    (SourceRange(2, 6), SourceRange(4, 8)), (SourceRange(2, 6), SourceRange(2, 6)),
    (SourceRange(2, 6), SourceRange(3, 4)),
    (SourceRange(2, 6), SourceRange(4, 4)), (SourceRange(4, 4), SourceRange(4, 4)),
  ])
  func overlappingEditsAreRefusedWithBothNamed(one: SourceRange, other: SourceRange) throws {
    for (first, second) in [(one, other), (other, one)] {
      let (first, second) = (SourceEdit(first, "x"), SourceEdit(second, "y"))
      var list = try EditList([SourceEdit(at: 0, "a"), first, SourceEdit(at: 9, "b")])
      #expect(throws: EditError.overlap(first, second)) { try list.insert(second) }
      #expect(list.edits.contains(first) && !list.edits.contains(second))
    }
  }

  @Test func severalEditsAreTakenAllOrNone() throws {
    var list = try EditList([SourceEdit(SourceRange(4, 6), "x")])
    #expect(throws: EditError.self) {
      try list.insert(contentsOf: [SourceEdit(at: 1, "a"), SourceEdit(at: 5, "b")])
    }
    #expect(throws: EditError.self) { try list.insert(contentsOf: [SourceEdit(at: 1, "a"), SourceEdit(at: 1, "b")]) }
    #expect(list.edits.count == 1)
    try list.insert(contentsOf: [SourceEdit(at: 6, "a"), SourceEdit(at: 3, "b")])
    #expect(list.edits.map(\.range.lowerBound) == [3, 4, 6])
  }

  @Test func manyEditsInAnyOrderAreSorted() throws {
    // 7919 is prime, so that each place comes once.
    let places = (0..<5000).map { $0 * 7919 % 5000 * 2 }
    var list = EditList()
    for place in places { try list.insert(SourceEdit(SourceRange(place, place + 1), "x")) }
    #expect(list.edits.map(\.range.lowerBound) == (0..<5000).map { $0 * 2 })
    for place in places {
      #expect(throws: EditError.self) { try list.insert(SourceEdit(SourceRange(place, place + 2), "")) }
    }
    for place in places { try list.insert(SourceEdit(SourceRange(place + 1, place + 2), "")) }
    #expect(list.edits.map(\.range.lowerBound) == Array(0..<10_000))
  }

  @Test(arguments: [SourceRange(-1, 0), SourceRange(3, 5), SourceRange(5, 5)])
  func editsOutsideOfTheDocumentAreRefused(range: SourceRange) throws {
    let edit = SourceEdit(range, "x")
    #expect(throws: EditError.outOfBounds(edit, byteCount: 4)) { try edited("<a/>", [edit]) }
  }

  @Test(arguments: [
    ("<a>\r\n</a>", "<a>\r\n<b/>\r\n</a>"), ("<a>\n</a>", "<a>\n<b/>\n</a>"), ("<a>\r</a>", "<a>\r<b/>\r</a>"),
    ("<a></a>", "<a><b/>\n</a>"),
  ])
  func lineBreaksAreThoseOfTheFile(text: String, expected: String) throws {
    let place = text.utf8.count - 4
    for lineBreak in ["\n", "\r\n", "\r"] {
      #expect(try edited(text, [SourceEdit(at: place, "<b/>\(lineBreak)")]) == expected)
    }
  }

  @Test func errorsAreReadable() throws {
    let source = SourceFile(path: "a.xml", text: "<a\n b=''/>")
    let error = EditError.overlap(SourceEdit(SourceRange(4, 8), "x"), SourceEdit(at: 7, "y"))
    #expect(
      error.message(in: source)
        == "edits overlap: one replaces 2:2-2:6 with \"x\", another one 2:5-2:5 with \"y\"; make them one after the other"
    )
    #expect("\(error)".hasPrefix("edits overlap: one replaces bytes 4..<8 with \"x\""))
    let unreadable = UnreadableDocument(error, in: source)
    #expect(unreadable.diagnostic.range == SourceRange(4, 8))
    #expect(unreadable.diagnostic.notes.map(\.range) == [SourceRange(7, 7)])
  }
}
