import Testing

@testable import DocumentChanges
@testable import Formats

/// Strings files brought up to date with their document.
@Suite struct StringsFileUpdateTests {
  private static let hello =
    "/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"aaa-aa-aaa\"; */\n\"aaa-aa-aaa.text\" = \"Hallo\";"
  private static let bye =
    "/* Class = \"UILabel\"; text = \"Bye\"; ObjectID = \"ccc-cc-ccc\"; */\n\"ccc-cc-ccc.text\" = \"Ade\";"
  private static let both = "<label id=\"aaa-aa-aaa\" text=\"Hello\"/><label id=\"ccc-cc-ccc\" text=\"Bye\"/>"

  private func update(
    _ text: String, _ objects: String, _ options: UpdateOptions = UpdateOptions()
  ) throws -> (text: String, keys: UpdatedKeys) {
    let file = try TranslationFile(Array(text.utf8), path: "Main.strings", language: "de")
    let update = try StringsFileUpdate(file, from: Document.strings(objects), options: options)
    return (String(decoding: update.bytes, as: UTF8.self), update.keys)
  }

  @Test(arguments: [
    "\n\(hello)\n\n\(bye)\n", "// ours\n\n\(bye)\r\n\(hello)", "\u{FEFF}{ \(hello) \(bye) } ",
    "\(hello) // short\n\(bye)",
  ])
  func fileInStepStaysAsItIs(text: String) throws {
    let (result, keys) = try update(text, Self.both)
    #expect(result.utf8.elementsEqual(text.utf8))
    #expect(keys.isEmpty)
  }

  @Test func entryInADamagedCommentStaysInIt() throws {
    let damaged = Self.hello.replacing("*/", with: "*\u{FFFD}/")
    let (text, keys) = try update("\(damaged)\n\n\(Self.bye)\n", Self.both.replacing("Bye", with: "See you"))
    #expect(text == "\(damaged)\n\n\(Self.bye)\n")
    #expect(keys.isEmpty)
  }

  @Test(arguments: ["ccc-cc-ccc", "zzz-zz-zzz"])
  func commentLeftByAnEntryThatIsGoneIsReadAtOnce(id: String) throws {
    let stray = "/* Class = \"UILabel\"; text = \"Old\"; ObjectID = \"\(id)\"; */"
    let gone = "/* Class = \"UILabel\"; text = \"Gone\"; ObjectID = \"ddd-dd-ddd\"; */\n\"ddd-dd-ddd.text\" = \"Weg\";"
    let (text, keys) = try update(
      "\(Self.hello)\n\(stray)\n\(gone)\n\"ccc-cc-ccc.text\" = \"Ade\";\n", Self.both)
    let kept = id == "ccc-cc-ccc" ? stray.replacing("Old", with: "Bye") : stray
    #expect(text == "\(Self.hello)\n\(kept)\n\"ccc-cc-ccc.text\" = \"Ade\";\n")
    #expect(keys.changed == (kept == stray ? [] : ["ccc-cc-ccc.text"]))
    #expect(keys.removed == ["ddd-dd-ddd.text"])
    #expect(try update(text, Self.both).text == text)
  }

  @Test func newTextGoesWhereItBelongs() throws {
    let new = "<label id=\"bbb-bb-bbb\" text=\"Name\"/>"
    let (text, keys) = try update("\n\(Self.hello)\n\n\(Self.bye)\n", Self.both + new)
    let entry =
      "/* Class = \"UILabel\"; text = \"Name\"; ObjectID = \"bbb-bb-bbb\"; */\n\"bbb-bb-bbb.text\" = \"Name\";"
    #expect(text == "\n\(Self.hello)\n\n\(entry)\n\n\(Self.bye)\n")
    #expect(keys.added == ["bbb-bb-bbb.text"])
  }

  @Test func newTextGoesToTheEndOfAFileWithoutOrder() throws {
    let new = "<label id=\"bbb-bb-bbb\" text=\"Name\"/><label id=\"ddd-dd-ddd\" text=\"Age\"/>"
    let third = "\"ddd-dd-ddd.text\" = \"Alter\";"
    let (text, _) = try update("\(Self.bye)\n\(third)\n\(Self.hello)\n", Self.both + new)
    #expect(text.hasPrefix("\(Self.bye)\n\(third)\n\(Self.hello)\n\n/* "))
    #expect(text.hasSuffix("\"bbb-bb-bbb.text\" = \"Name\";\n"))
  }

  @Test func firstTextComesBeforeOthersAndAfterTheHeader() throws {
    let (text, _) = try update("/* License */\n\n\(Self.bye)\n", Self.both)
    #expect(text.hasPrefix("/* License */\n\n/* Class = \"UILabel\"; text = \"Hello\""))
    #expect(text.hasSuffix("= \"Hello\";\n\n\(Self.bye)\n"))
  }

  @Test func emptyFileGetsAllTexts() throws {
    let (text, keys) = try update("", Self.both)
    #expect(
      text == String(decoding: StringsFileWriter.text(for: try Document.strings(Self.both).strings), as: UTF8.self))
    #expect(keys.added.count == 2)
    #expect(try update("// Nothing yet\n", Self.both).text.hasPrefix("// Nothing yet\n\n/* Class"))
  }

  @Test(arguments: [
    ("\n\(hello)\n\n\(bye)\n", "\n\(bye)\n"), ("// ours\n\n\(hello)\n\(bye)", "// ours\n\n\(bye)"),
    ("\(bye)\n\n\(hello)\n", "\(bye)\n"), ("\(bye) // ours\n\n\(hello)\n", "\(bye) // ours\n"),
    ("\(hello)\n/* ours */\n\n\(bye)\n", "/* ours */\n\n\(bye)\n"), ("\n\(hello)\n", "\n"),
  ])
  func textThatIsGoneLeavesNoTrace(old: String, new: String) throws {
    let objects = "<label id=\"ccc-cc-ccc\" text=\"Bye\"/>"
    let (text, keys) = try update(old, old.contains("Ade") ? objects : "<view id=\"x\"/>")
    #expect(text == new)
    #expect(keys.removed == ["aaa-aa-aaa.text"])
    #expect(try update(old, old.contains("Ade") ? objects : "", UpdateOptions(keepsStale: true)).text == old)
  }

  @Test func propertyThatIsGoneIsRemovedAndUnknownOnesStay() throws {
    let old =
      "\"aaa-aa-aaa.text\" = \"a\";\n\"aaa-aa-aaa.sparkle\" = \"b\";\n\"app.title\" = \"c\";\n\"Save\" = \"d\";\n"
    let (text, keys) = try update(old, "<label id=\"aaa-aa-aaa\"/>")
    #expect(keys.removed == ["aaa-aa-aaa.text"])
    #expect(text == old.replacing("\"aaa-aa-aaa.text\" = \"a\";\n", with: ""))
  }

  @Test func changedTextIsNotedInTheComment() throws {
    let (text, keys) = try update(Self.hello, "<label id=\"aaa-aa-aaa\" text=\"Hey &quot;you&quot;\"/>")
    #expect(text == Self.hello.replacing("\"Hello\"", with: #""Hey \"you\"""#))
    #expect(keys.changed == ["aaa-aa-aaa.text"])
  }

  @Test func untranslatedTextFollowsTheDocument() throws {
    let old = Self.hello.replacing("Hallo", with: "Hello")
    #expect(try update(old, "<label id=\"aaa-aa-aaa\" text=\"Hey\"/>").text == old.replacing("Hello", with: "Hey"))
  }

  @Test func changedTranslationIsResetOnRequest() throws {
    let (text, _) = try update(
      Self.hello, "<label id=\"aaa-aa-aaa\" text=\"Hey\"/>", UpdateOptions(resetsChanged: true))
    #expect(text == Self.hello.replacing("Hello", with: "Hey").replacing("Hallo", with: "Hey"))
  }

  @Test func commentsOfDevelopersStay() throws {
    let old = "/* A greeting */\n\"aaa-aa-aaa.text\" = \"Hallo\";\n"
    #expect(try update(old, "<label id=\"aaa-aa-aaa\" text=\"Hey\"/>").text == old)
  }

  @Test func entryInACommentIsNotAddedAgain() throws {
    let old = "/* \"aaa-aa-aaa.text\" = \"Hallo\"; */\n\n\(Self.bye)\n"
    #expect(try update(old, Self.both).text == old)
  }

  @Test func textToBeLeftAloneIsNeitherAddedNorRemoved() throws {
    let ignored = """
      <label id="aaa-aa-aaa" text="Hey"><attributedString key="userComments"><fragment content="bc-ignore!"/>
      </attributedString></label>
      """
    #expect(try update(Self.hello, ignored).text == Self.hello)
    #expect(try update("", ignored).text == "")
  }

  @Test func encodingAndLineBreaksStay() throws {
    let text = "\u{FEFF}\(Self.bye)\n".replacing("\n", with: "\r\n")
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = try TranslationFile(bytes, path: "Main.strings", language: "de")
    let update = try StringsFileUpdate(file, from: Document.strings(Self.both))
    let units = stride(from: 0, to: update.bytes.count, by: 2).map {
      UInt16(update.bytes[$0]) | UInt16(update.bytes[$0 + 1]) << 8
    }
    let result = String(decoding: units, as: UTF16.self)
    #expect(result.hasPrefix("\u{FEFF}/* Class"))
    #expect(result.contains("= \"Hello\";\r\n\r\n/* Class"))
    #expect(!result.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func propertyListIsRefused() throws {
    let list = "<plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>"
    let file = try TranslationFile(Array(list.utf8), path: "Main.strings", language: "de")
    #expect(throws: StringsFileUpdate.Failure.self) {
      try StringsFileUpdate(file, from: Document.strings(Self.both))
    }
  }

  @Test func translationsAreImported() throws {
    let text = "\n\(Self.bye)\n"
    let file = try TranslationFile(Array(text.utf8), path: "Main.strings", language: "de")
    let translations = ["ccc-cc-ccc.text": "Tsch\u{FC}ss \"Du\"", "aaa-aa-aaa.text": "Hallo", "gone.text": "Weg"]
    let update = try StringsFileUpdate(file, importing: translations, for: Document.strings(Self.both))
    #expect(update.keys.changed == ["ccc-cc-ccc.text"])
    #expect(update.keys.added == ["aaa-aa-aaa.text"])
    let expected = "\n\(Self.hello)\n\n\(Self.bye)\n".replacing("\"Ade\"", with: "\"Tsch\u{FC}ss \\\"Du\\\"\"")
    #expect(String(decoding: update.bytes, as: UTF8.self) == expected)
  }
}
