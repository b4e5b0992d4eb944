#if FontFiles
  import StackModel
  import Testing

  /// Files that are no fonts, or damaged ones: an error or a font, never a crash.
  @Suite struct HostileFontTests {
    @Test(arguments: [
      ([], "empty file"),
      (Array("short".utf8), "file of 5 bytes"),
      (Array("wOF2 and so on, as web fonts start".utf8), "web font (WOFF)"),
      ([0x89] + Array("PNG pictures start like this".utf8), "no font; it starts with 89 50 4E 47"),
    ])
    func otherFilesAreNamed(bytes: [UInt8], found: String) {
      let error = #expect(throws: FontFileError.self) { try FontFile.typefaces(in: bytes) }
      #expect(error?.description == "\(found); expected a TrueType or OpenType font (.ttf, .otf, .ttc)")
    }

    @Test func signatureAloneIsADamagedFont() {
      let error = #expect(throws: FontFileError.self) {
        try FontFile.typefaces(in: [0, 1, 0, 0] + [UInt8](repeating: 0, count: 8))
      }
      #expect(error?.description == "damaged font: it has no glyphs")
    }

    @Test(arguments: ["TestSans-Regular.ttf", "TestSans.ttc", "TestSansVariable.ttf"])
    func truncatedFilesDoNotCrash(name: String) throws {
      let bytes = try TestFonts.bytes(name)
      for length in stride(from: 0, to: bytes.count, by: 7) { measure(Array(bytes[..<length])) }
    }

    @Test(arguments: ["TestSans-Regular.ttf", "TestSans.ttc", "TestSansVariable.ttf"])
    func damagedFilesDoNotCrash(name: String) throws {
      let bytes = try TestFonts.bytes(name)
      for place in bytes.indices {
        for value in [0, 0x7F, 0xFF] as [UInt8] where bytes[place] != value {
          var damaged = bytes
          damaged[place] = value
          measure(damaged)
        }
      }
    }

    private func measure(_ bytes: [UInt8]) {
      for font in (try? FontFile.typefaces(in: bytes)) ?? [] {
        let advances = font.advances(of: "AV fi\u{6F22}")
        #expect(advances.count == 6)
        #expect(advances.allSatisfy { $0?.isFinite ?? true })
      }
    }
  }
#endif
