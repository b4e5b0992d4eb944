#if FontFiles
  import StackModel
  import Testing

  /// What is read from font files.
  @Suite struct FontFileTests {
    @Test func namesComeFromTheFile() throws {
      let font = try #require(try TestFonts.typefaces("TestSans-Regular.ttf").first)
      #expect(font.familyName == "Test Sans")
      #expect(font.styleName == "Regular")
      #expect(font.postScriptName == "TestSans-Regular")
      #expect(font.fullName == "Test Sans Regular")
    }

    @Test func lineMetricsAreThoseOfAppleSystems() throws {
      let font = try #require(try TestFonts.typefaces("TestSans-Regular.ttf").first)
      #expect([font.ascender, font.descender, font.lineGap] == [0.9, 0.3, 0.05])
    }

    @Test func pairsAreKerned() throws {
      let font = try #require(try TestFonts.typefaces("TestSans-Regular.ttf").first)
      #expect(font.advances(of: "AV") == [0.6, 0.6])
      #expect(font.advances(of: "VA") == [0.6, 0.7])
    }

    @Test func ligatureCountsForItsFirstCharacter() throws {
      let font = try #require(try TestFonts.typefaces("TestSans-Regular.ttf").first)
      #expect(font.advances(of: "fi f i") == [0.45, 0, 0.25, 0.3, 0.25, 0.2])
    }

    @Test func charactersWithoutAGlyphHaveNoAdvance() throws {
      let font = try #require(try TestFonts.typefaces("TestSans-Regular.ttf").first)
      #expect(font.advances(of: "A\u{6F22}A") == [0.7, nil, 0.7])
      #expect(font.advances(of: "") == [])
    }

    @Test func collectionHoldsSeveralFonts() throws {
      let fonts = try TestFonts.typefaces("TestSans.ttc")
      #expect(fonts.map(\.postScriptName) == ["TestSans-Regular", "TestSans-Bold"])
      #expect(fonts.map { $0.advances(of: "A") } == [[0.7], [0.74]])
    }

    @Test func variableFontHasItsNamedStyles() throws {
      let fonts = try TestFonts.typefaces("TestSansVariable.ttf")
      #expect(fonts.map(\.postScriptName) == ["TestSans-Regular", "TestSans-Bold"])
      #expect(fonts.map(\.styleName) == ["Regular", "Bold"])
      #expect(fonts.map { $0.advances(of: "A") } == [[0.7], [0.74]])
    }

    @Test func labelIsMeasuredWithTheFile() throws {
      let text = """
        <label text="AV"><fontDescription key="fontDescription" name="TestSans-Bold" family="Test Sans" pointSize="100"/>\
        </label>
        """
      let options = LayoutOptions(fonts: FontCollection(try TestFonts.typefaces("TestSans.ttc")))
      let document = try LayoutDocument(Array("<stackView>\(text)</stackView>".utf8), path: "a.xml", options: options)
      let label = try #require(document.roots.first?.subviews.first)
      let size = label.intrinsicContentSize(in: document.settings, width: nil)
      #expect(size.width == 128)
      #expect(size.height == 120)
      #expect(document.nib.diagnostics == [])
    }
  }
#endif
