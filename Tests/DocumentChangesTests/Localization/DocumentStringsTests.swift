import Testing

@testable import DocumentChanges

/// The texts that documents hand to translators.
@Suite struct DocumentStringsTests {
  private func strings(_ objects: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB") throws
    -> [String]
  {
    try Document.strings(objects, type: type).strings.map { "\($0.className) \($0.key) = \($0.text)" }
  }

  @Test(arguments: [
    ("<label id=\"a\" text=\"Hello\"/>", "UILabel a.text = Hello"),
    ("<label id=\"a\"><string key=\"text\">Two\nlines</string></label>", "UILabel a.text = Two\nlines"),
    (
      "<label id=\"a\"><mutableString key=\"text\" base64-UTF8=\"YES\">CkhpIA</mutableString></label>",
      "UILabel a.text = \nHi "
    ),
    ("<button id=\"a\"><state key=\"normal\" title=\"Go\"/></button>", "UIButton a.normalTitle = Go"),
    (
      "<button id=\"a\"><state key=\"selected\"><string key=\"title\">Go</string></state></button>",
      "UIButton a.selectedTitle = Go"
    ),
    (
      "<button id=\"a\"><buttonConfiguration key=\"configuration\" title=\"Go\"/></button>",
      "UIButton a.configuration.title = Go"
    ),
    (
      "<segmentedControl id=\"a\"><segments><segment title=\"\"/><segment title=\"B\"/></segments></segmentedControl>",
      "UISegmentedControl a.segmentTitles[1] = B"
    ),
    (
      "<imageView id=\"a\"><accessibility key=\"accessibilityConfiguration\" label=\"Photo\" identifier=\"x\"/></imageView>",
      "UIImageView a.accessibilityLabel = Photo"
    ),
    (
      "<view id=\"a\"><accessibility key=\"accessibilityConfiguration\"><string key=\"hint\">Opens it</string></accessibility></view>",
      "UIView a.accessibilityHint = Opens it"
    ),
    (
      "<searchBar id=\"a\"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>",
      "UISearchBar a.scopeButtonTitles[0] = All"
    ),
    ("<tableViewSection id=\"a\" footerTitle=\"End\"/>", "UITableViewSection a.footerTitle = End"),
    ("<label id=\"a\" text=\"Hi\" customClass=\"TitleLabel\"/>", "UILabel a.text = Hi"),
    ("<hostingController id=\"a\" title=\"Home\"/>", "UIHostingController a.title = Home"),
    ("<glkView id=\"a\"><accessibility label=\"Map\"/></glkView>", "GLKView a.accessibilityLabel = Map"),
    ("<newView id=\"a\"><accessibility label=\"Map\"/></newView>", "UIView a.accessibilityLabel = Map"),
    (
      "<tableViewCell id=\"a\"><listContentConfiguration key=\"contentConfiguration\" text=\"Row\"/></tableViewCell>",
      "UITableViewCell a.contentConfiguration.text = Row"
    ),
    (
      "<view id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" value=\"no\"/><userDefinedRuntimeAttribute type=\"string\" keyPath=\"t\" value=\"Hi\" localized=\"YES\"/></userDefinedRuntimeAttributes></view>",
      "UIView a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0] = Hi"
    ),
  ])
  func textsOfUIKit(objects: String, expected: String) throws {
    #expect(try strings(objects) == [expected])
  }

  @Test(arguments: [
    ("<textField id=\"a\" toolTip=\"Name it\"/>", "NSTextField a.ibShadowedToolTip = Name it"),
    (
      "<customView id=\"a\"><accessibility description=\"Chart\"/></customView>",
      "NSView a.ibExternalAccessibilityDescription = Chart"
    ),
    (
      "<tableColumn id=\"a\"><tableHeaderCell key=\"headerCell\" title=\"Size\"/></tableColumn>",
      "NSTableColumn a.headerCell.title = Size"
    ),
    (
      "<segmentedCell id=\"a\"><segments><segment label=\"One\"/></segments></segmentedCell>",
      "NSSegmentedCell a.ibShadowedLabels[0] = One"
    ),
    (
      "<binding id=\"a\"><dictionary key=\"options\"><string key=\"NSNullPlaceholder\">None</string><string key=\"NSValueTransformerName\">T</string></dictionary></binding>",
      "CocoaBindingsConnection a.ibShadowedIsNilPlaceholder = None"
    ),
    ("<menuItem id=\"a\" title=\"Quit\"/>", "NSMenuItem a.title = Quit"),
    (
      "<comboBoxCell id=\"a\"><objectValues><string>Low</string></objectValues></comboBoxCell>",
      "NSComboBoxCell a.ibShadowedObjectValues[0] = Low"
    ),
    ("<toolbarItem id=\"a\" toolTip=\"Adds one\"/>", "NSToolbarItem a.toolTip = Adds one"),
    ("<menuItem id=\"a\" toolTip=\"Ends it\"/>", "NSMenuItem a.ibShadowedToolTip = Ends it"),
    ("<newView id=\"a\" toolTip=\"Name it\"/>", "NSView a.ibShadowedToolTip = Name it"),
    ("<pagecontroller id=\"a\" title=\"Home\"/>", "NSPageController a.title = Home"),
    ("<buttonCell id=\"a\" title=\"Go\"/>", "NSButtonCell a.title = Go"),
    ("<window id=\"a\" subtitle=\"Draft\"/>", "NSWindow a.subtitle = Draft"),
  ])
  func textsOfAppKit(objects: String, expected: String) throws {
    #expect(try strings(objects, type: "com.apple.InterfaceBuilder3.Cocoa.XIB") == [expected])
  }

  @Test func textsOfWatchKit() throws {
    let type = "com.apple.InterfaceBuilder.WatchKit.Storyboard"
    #expect(
      try strings("<label id=\"b\" text=\"Hi\"/><button id=\"a\" title=\"Go\"/>", type: type) == [
        "WKInterfaceButton a.title = Go", "WKInterfaceLabel b.text = Hi",
      ])
  }

  @Test(arguments: [
    "<popUpButtonCell id=\"a\" title=\"First item\"/>", "<sliderCell id=\"a\" title=\"Slider\"/>",
    "<numberFormatter id=\"a\" currencySymbol=\"€\"/>", "<textField toolTip=\"No id\"/>",
    "<customView id=\"a\"><subviews><textField toolTip=\"No id\"/></subviews></customView>",
    "<binding id=\"a\"><dictionary key=\"options\"><string key=\"NSValueTransformerName\">T</string></dictionary></binding>",
  ])
  func othersOfAppKitAreLeftOut(objects: String) throws {
    #expect(try strings(objects, type: "com.apple.InterfaceBuilder3.Cocoa.XIB") == [])
  }

  @Test func archivesOfXcode3HaveAnotherVocabulary() throws {
    func strings(_ root: String) throws -> Int {
      let text = "<\(root) type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><menuItem id=\"a\" title=\"Quit\"/></\(root)>"
      return try DocumentStrings(Array(text.utf8), path: "Main.xib").strings.count
    }
    #expect(try strings("archive") == 0)
    #expect(try strings("document") == 1)
  }

  @Test(arguments: [
    ("text", true), ("title", false), ("accessibilityHint", true), ("ibShadowedToolTip", false),
    ("ibExternalUserDefinedRuntimeAttributesLocalizableStrings[3]", true), ("normalTitle", false),
  ])
  func keysOfTextsThatTheElementHasAreStale(property: String, isStale: Bool) throws {
    #expect(try Document.strings("<label id=\"a\"/>").isStale("a.\(property)") == isStale)
  }

  @Test(arguments: [
    ("button", "highlightedTitle", true), ("button", "configuration.title", true), ("button", "text", false),
    ("segmentedControl", "segmentTitles[1]", true), ("button", "segmentTitles[1]", false),
    ("searchBar", "scopeButtonTitles[0]", true),
  ])
  func keysOfPartsAreStale(element: String, property: String, isStale: Bool) throws {
    #expect(try Document.strings("<\(element) id=\"a\"/>").isStale("a.\(property)") == isStale)
  }

  @Test(arguments: [
    "<label id=\"a\" text=\"\"/>", "<button id=\"a\"><state title=\"No key\"/></button>",
    "<view id=\"a\"><subviews><button><accessibility label=\"No id\"/></button></subviews></view>",
    "<label id=\"a\"><attributedString key=\"attributedText\"><fragment content=\"No\"/></attributedString></label>",
    "<label text=\"No id\"/>", "<view id=\"a\" text=\"No property\"/>",
    "<label id=\"a\" text=\"No\"><attributedString key=\"userComments\"><fragment content=\"#bc-ignore!\"/></attributedString></label>",
  ])
  func othersAreLeftOut(objects: String) throws {
    #expect(try strings(objects) == [])
  }

  @Test func hintsForTranslatorsAreInTheComment() throws {
    let document = try Document.strings(
      """
      <label id="a" text="&quot;Hi&quot;"><attributedString key="userComments"><fragment content="Said "/>
      <fragment><string key="content">aloud</string></fragment></attributedString></label>
      """)
    let comment = #"Class = "UILabel"; text = "\"Hi\""; ObjectID = "a"; Note = "Said aloud";"#
    #expect(document.strings.map(\.comment) == [comment])
    let noted = try #require(NotedString(comment))
    #expect(noted.text == "\"Hi\"")
    #expect(noted.note == "Said aloud")
  }

  @Test(arguments: [
    "Class = \"UILabel\"; text = \"Hi\"; *\u{FFFD}/\n\"1.text\" = \"Hallo\";\n/* Class = \"UILabel\"; text = \"Bye\"; ObjectID = \"2\"; ",
    "Class = \"UILabel\"; text = \"Hi\n\n/* Class = \"UILabel\"; text = \"Bye\"; ObjectID = \"2\"; ",
    "Class = \"UILabel\"; text = \"Hi", "Class = \"UILabel\"; text = \"Hi\\\"; ObjectID = \"2\";",
  ])
  func damagedCommentNotesNothing(comment: String) {
    #expect(NotedString(comment) == nil)
  }

  @Test func elementsOfListsHaveTheWholeKeyInTheComment() throws {
    let document = try Document.strings(
      "<segmentedControl id=\"a\"><segments><segment title=\"B\"/></segments></segmentedControl>")
    #expect(
      document.strings.map(\.comment) == [#"Class = "UISegmentedControl"; a.segmentTitles[0] = "B"; ObjectID = "a";"#])
  }

  @Test func fileIsWhatIBToolWrites() throws {
    let document = try Document.strings("<label id=\"b-10\" text=\"1\n*/\\\"/><label id=\"b-9\" text=\"2\"/>")
    #expect(
      String(decoding: StringsFileWriter.text(for: document.strings), as: UTF8.self) == #"""

        /* Class = "UILabel"; text = "2"; ObjectID = "b-9"; */
        "b-9.text" = "2";

        /* Class = "UILabel"; text = "1 *\/\\"; ObjectID = "b-10"; */
        "b-10.text" = "1 *\/\\";

        """#)
  }
}

/// Documents for tests.
enum Document {
  static func text(_ objects: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB") -> String {
    "<document type=\"\(type)\" version=\"3.0\"><objects>\(objects)</objects></document>"
  }

  static func strings(
    _ objects: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  ) throws -> DocumentStrings {
    try DocumentStrings(Array(text(objects, type: type).utf8), path: "Main.xib")
  }

  /// A catalog with the text of a label, its translation, and a key of code.
  static func catalog(german state: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "aaa-aa-aaa.text" : {
          "comment" : "Class = \\"UILabel\\"; text = \\"Hello\\"; ObjectID = \\"aaa-aa-aaa\\";",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "Hallo"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Hello"
              }
            }
          }
        },
        "Save" : {

        }
      },
      "version" : "1.0"
    }
    """
  }
}
