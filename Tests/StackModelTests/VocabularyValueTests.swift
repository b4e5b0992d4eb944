import Foundation
import Testing

@testable import NibDecoder
@testable import StackModel

/// The classes know the values that the vocabulary has, and no others.
@Suite struct VocabularyValueTests {
  private static func findings(_ text: String, path: String) throws -> [String] {
    try LayoutDocument(Array(text.utf8), path: path).nib.diagnostics
      .filter { [BuiltInRule.unknownValue.rawValue, BuiltInRule.malformedValue.rawValue].contains($0.ruleID) }
      .map(\.message)
  }

  private static func xib(_ object: String, mac: Bool) throws -> [String] {
    let type = mac ? "Cocoa.XIB" : "CocoaTouch.XIB"
    return try findings(
      "<document type=\"com.apple.InterfaceBuilder3.\(type)\" version=\"3.0\"><objects>\(object)</objects></document>",
      path: "a.xib")
  }

  /// Elements with each value of each of their attributes.
  private static func tags(_ vocabulary: Vocabulary) -> [String] {
    vocabulary.allElements.filter { !$0.isAbstract && vocabulary.isView($0) }.flatMap { element in
      vocabulary.attributes(of: element).flatMap { attribute -> [String] in
        guard case .choice(let cases) = attribute.form else { return [] }
        return cases.map { "<\(element.name) \(attribute.name)=\"\($0)\"/>" }
      }
    }
  }

  @Test func classesReadEveryValueOfTheVocabulary() throws {
    for tag in Self.tags(.stackDefinition) {
      #expect(try Self.findings("<view>\(tag)</view>", path: "a.xml") == [], "\(tag)")
    }
    for tag in Self.tags(.cocoa) { #expect(try Self.xib(tag, mac: true) == [], "\(tag)") }
    #expect(Self.tags(.stackDefinition).count > 500)
  }

  @Test(arguments: [
    ("tabBarController", "viewControllers", nil),
    ("tabBarController", "rootViewController", "; write \"viewControllers\""),
    ("navigationController", "rootViewControler", "; write \"rootViewController\""),
    ("splitViewController", "masterViewControler", "; did you mean \"masterViewController\"?"),
    ("splitViewController", "supplementaryViewController", nil), ("viewController", "unheardOf", nil),
  ])
  func relationshipsAreThoseOfTheController(_ controller: String, _ relationship: String, _ advice: String?) throws {
    let segue = "<segue destination=\"b\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"s\"/>"
    let object = "<\(controller) id=\"a\"><connections>\(segue)</connections></\(controller)><viewController id=\"b\"/>"
    let fact = "unknown relationship \"\(relationship)\" of <\(controller)>"
    #expect(try Self.xib(object, mac: false) == [advice].compactMap(\.self).map { fact + $0 })
  }

  @Test(arguments: [
    (#"<label lineBreakMode="tail" id="a"/>"#, #"unknown lineBreakMode "tail"; write "tailTruncation""#),
    (
      #"<textField borderStyle="automatic" id="a"/>"#,
      #"unknown borderStyle "automatic"; expected "none", "line", "bezel", "roundedRect""#
    ),
    (#"<tableView rowHeight="81pt" id="a"/>"#, #"malformed rowHeight "81pt"; write 81"#),
    (#"<tableView rowHeight="-1" id="a"/>"#, nil), (#"<textField minimumFontSize="1e1" id="a"/>"#, nil),
    (#"<label enabled="yes" id="a"/>"#, #"malformed enabled "yes"; expected YES or NO"#),
    (#"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>"#, nil),
    (
      #"<view id="a"><rect key="contentStretch" x="0.0" y="0.0" width="1x" height="1"/></view>"#,
      #"malformed width "1x"; expected a number"#
    ),
  ])
  func documentsHaveTheValuesOfTheVocabulary(_ object: String, _ message: String?) throws {
    #expect(try Self.xib(object, mac: false) == [message].compactMap(\.self))
  }

  @Test(arguments: [
    ("<customView customClass=\"A\" customModule=\"B\" customModuleProvider=\"YES\" id=\"a\"/>", 1),
    ("<customView customClass=\"A\" customModule=\"B\" customModuleProvider=\"target\" id=\"a\"/>", 0),
    ("<box boxType=\"automaticStyle\" id=\"a\"/>", 1), ("<box titlePosition=\"automaticStyle\" id=\"a\"/>", 1),
    ("<progressIndicator style=\"automaticStyle\" id=\"a\"/>", 1),
  ])
  func listsOfAppKitThatAreWholeAllowNoOtherValue(_ object: String, _ count: Int) throws {
    let attributes = #"type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24506""#
    let found = try Self.findings("<document \(attributes)><objects>\(object)</objects></document>", path: "a.xib")
    #expect(found.count == count)
  }

  @Test func newerXcodesMayWriteOtherValues() throws {
    func messages(_ version: String, _ value: String) throws -> [String] {
      let attributes = #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\#(version)""#
      let objects = #"<objects><textField id="a"><textInputTraits key="textInputTraits" keyboardType="\#(value)"/>"#
      return try Self.findings("<document \(attributes)>\(objects)</textField></objects></document>", path: "a.xib")
    }
    #expect(try messages("24506", "floating").count == 1)
    #expect(try messages("99000.1", "floating").count == 0)
    #expect(try messages("99000.1", "numbrPad").count == 1)
  }

  @Test func constraintsReadEveryValueOfTheVocabulary() throws {
    let constraint = try #require(Vocabulary.stackDefinition["constraint"])
    for attribute in constraint.attributes {
      guard case .choice(let cases) = attribute.form else { continue }
      for value in cases {
        let other = attribute.name == "firstAttribute" ? "" : " firstAttribute=\"width\""
        let tag = "<constraint\(other) \(attribute.name)=\"\(value)\"/>"
        #expect(try Self.findings("<view>\(tag)</view>", path: "a.xml") == [], "\(tag)")
      }
    }
  }

  /// The cases of a type, and where the vocabulary has them.
  private struct Counterpart {
    let vocabulary: Vocabulary
    let places: [(element: String, attribute: String)]
    let cases: [String]
    /// Cases that documents do not have.
    var ofCode: Set<String> = []

    init<Value: CaseIterable & RawRepresentable<String>>(
      _ type: Value.Type, _ vocabulary: Vocabulary, _ places: (element: String, attribute: String)...,
      ofCode: Set<String> = []
    ) {
      (self.vocabulary, self.places, self.ofCode) = (vocabulary, places, ofCode)
      cases = type.allCases.map(\.rawValue)
    }
  }

  private static let counterparts = [
    Counterpart(Axis.self, .cocoaTouch, ("stackView", "axis")),
    Counterpart(Axis.self, .cocoa, ("stackView", "orientation")),
    Counterpart(StackView.Distribution.self, .cocoaTouch, ("stackView", "distribution")),
    Counterpart(StackView.Alignment.self, .cocoaTouch, ("stackView", "alignment")),
    Counterpart(AppKitStackView.Distribution.self, .cocoa, ("stackView", "distribution")),
    // The alignment of cells is one of these, too.
    Counterpart(AppKitGridView.RowAlignment.self, .cocoa, ("gridRow", "rowAlignment")),
    Counterpart(AppKitGridView.Placement.self, .cocoa, ("gridColumn", "xPlacement"), ("gridRow", "yPlacement")),
    Counterpart(TextField.BorderStyle.self, .cocoaTouch, ("textField", "borderStyle")),
    Counterpart(SemanticContent.self, .cocoaTouch, ("view", "semanticContentAttribute")),
    Counterpart(InterfaceBuilderMarks.Verification.self, .cocoaTouch, ("view", "verifyAmbiguity")),
    Counterpart(ControlSize.self, .cocoa, ("buttonCell", "controlSize")),
    Counterpart(TextStyle.self, .cocoaTouch, ("fontDescription", "style")),
    Counterpart(LineBreakMode.self, .cocoaTouch, ("label", "lineBreakMode")),
    Counterpart(
      TextAlignment.self, .cocoaTouch, ("label", "textAlignment"), ("button", "contentHorizontalAlignment")),
    Counterpart(AppKitButton.ButtonType.self, .cocoa, ("buttonCell", "type")),
    Counterpart(AppKitButton.ImagePosition.self, .cocoa, ("buttonCell", "imagePosition")),
    Counterpart(AppKitBezelStyle.self, .cocoa, ("buttonCell", "bezelStyle"), ("textFieldCell", "bezelStyle")),
    Counterpart(AppKitControl.State.self, .cocoa, ("buttonCell", "state"), ("switch", "state")),
    Counterpart(AppKitImageView.ImageScaling.self, .cocoa, ("imageCell", "imageScaling")),
    Counterpart(AppKitBox.BoxType.self, .cocoa, ("box", "boxType")),
    Counterpart(AppKitLevelIndicator.Style.self, .cocoa, ("levelIndicatorCell", "levelIndicatorStyle")),
    Counterpart(ButtonType.self, .cocoaTouch, ("button", "buttonType")),
    Counterpart(ButtonConfiguration.Appearance.Style.self, .cocoaTouch, ("buttonConfiguration", "style")),
    Counterpart(ButtonConfiguration.Appearance.CornerStyle.self, .cocoaTouch, ("buttonConfiguration", "cornerStyle")),
    Counterpart(CellView.AccessoryType.self, .cocoaTouch, ("tableViewCell", "accessoryType")),
    Counterpart(DatePicker.Mode.self, .cocoaTouch, ("datePicker", "datePickerMode")),
    Counterpart(ListView.Style.self, .cocoaTouch, ("tableView", "style")),
    Counterpart(ListView.SeparatorStyle.self, .cocoaTouch, ("tableView", "separatorStyle")),
    Counterpart(
      View.ContentInsetAdjustmentBehavior.self, .cocoaTouch, ("scrollView", "contentInsetAdjustmentBehavior")),
    Counterpart(VisualEffectView.BlurStyle.self, .cocoaTouch, ("blurEffect", "style")),
    Counterpart(SearchBar.Style.self, .cocoaTouch, ("searchBar", "searchBarStyle")),
    Counterpart(BarButtonItem.SystemItem.self, .cocoaTouch, ("barButtonItem", "systemItem")),
    Counterpart(TabBarItem.SystemItem.self, .cocoaTouch, ("tabBarItem", "systemItem")),
    Counterpart(
      LayoutAttribute.self, .cocoaTouch, ("constraint", "firstAttribute"), ofCode: ["notAnAttribute"]),
  ]

  @Test(arguments: counterparts.indices) func typesHaveTheCasesOfTheVocabulary(index: Int) throws {
    let counterpart = Self.counterparts[index]
    let known = try counterpart.places.flatMap { place -> [String] in
      let element = try #require(counterpart.vocabulary[place.element])
      let form = try #require(counterpart.vocabulary.attribute(place.attribute, of: element)).form
      guard case .choice(let cases) = form else { return [] }
      return cases
    }
    #expect(Set(known) == Set(counterpart.cases).subtracting(counterpart.ofCode), "\(counterpart.places)")
  }

  /// The value of a property where the document has none, and the attribute that gives it.
  private struct InitialValue: Sendable {
    let element: String
    /// The element of the cell that has the attribute; nil if the view has it.
    var cell: String?
    var isMac = false
    let attribute: String
    let value: @Sendable (View) -> String?
  }

  private static let initialValues = [
    InitialValue(element: "button", attribute: "buttonType") { ($0 as? Button)?.buttonType.rawValue },
    InitialValue(element: "tableViewCell", attribute: "accessoryType") { ($0 as? CellView)?.accessoryType.rawValue },
    InitialValue(element: "tableView", attribute: "separatorStyle") { ($0 as? ListView)?.separatorStyle.rawValue },
    InitialValue(element: "scrollView", attribute: "contentInsetAdjustmentBehavior") {
      $0.contentInsetAdjustmentBehavior.rawValue
    },
    InitialValue(element: "searchBar", attribute: "searchBarStyle") { ($0 as? SearchBar)?.style.rawValue },
    InitialValue(element: "switch", attribute: "enabled") { $0.isEnabled ? "YES" : "NO" },
    InitialValue(element: "searchBar", attribute: "showsCancelButton") {
      ($0 as? SearchBar)?.showsCancelButton == false ? "NO" : "YES"
    },
    InitialValue(element: "scrollView", attribute: "alwaysBounceVertical") {
      $0.alwaysBouncesVertically ? "YES" : "NO"
    },
    InitialValue(element: "box", isMac: true, attribute: "boxType") { ($0 as? AppKitBox)?.type.rawValue },
    InitialValue(element: "switch", isMac: true, attribute: "state") { ($0 as? AppKitSwitch)?.state.rawValue },
    InitialValue(element: "progressIndicator", isMac: true, attribute: "indeterminate") {
      ($0 as? AppKitProgressIndicator)?.isIndeterminate == false ? "NO" : "YES"
    },
    InitialValue(element: "scrollView", isMac: true, attribute: "drawsBackground") {
      ($0 as? AppKitScrollView)?.drawsBackground == true ? "YES" : "NO"
    },
    InitialValue(element: "button", cell: "buttonCell", isMac: true, attribute: "imagePosition") {
      ($0 as? AppKitButton)?.imagePosition.rawValue
    },
    InitialValue(element: "button", cell: "buttonCell", isMac: true, attribute: "state") {
      ($0 as? AppKitButton)?.state.rawValue
    },
    InitialValue(element: "button", cell: "buttonCell", isMac: true, attribute: "enabled") {
      $0.isEnabled ? "YES" : "NO"
    },
    InitialValue(element: "imageView", cell: "imageCell", isMac: true, attribute: "imageScaling") {
      ($0 as? AppKitImageView)?.imageScaling.rawValue
    },
    InitialValue(element: "levelIndicator", cell: "levelIndicatorCell", isMac: true, attribute: "levelIndicatorStyle") {
      ($0 as? AppKitLevelIndicator)?.style.rawValue
    },
    InitialValue(element: "popUpButton", cell: "popUpButtonCell", isMac: true, attribute: "pullsDown") {
      ($0 as? AppKitPopUpButton)?.pullsDown == false ? "NO" : "YES"
    },
  ]

  @Test(arguments: initialValues.indices) func initialValuesAreThoseOfTheVocabulary(index: Int) throws {
    let initial = Self.initialValues[index]
    let vocabulary = initial.isMac ? Vocabulary.cocoa : .cocoaTouch
    let element = try #require(vocabulary[initial.cell ?? initial.element])
    let attribute = try #require(vocabulary.attribute(initial.attribute, of: element))
    let cell = initial.cell.map { "<\($0) key=\"cell\" id=\"c\"/>" } ?? ""
    let view = try #require(try decodedView(controlElement(initial.element, "", cell), macOS: initial.isMac))
    let value: String = try #require(initial.value(view))
    #expect(value == attribute.defaultValue, "\(initial.element) \(initial.attribute)")
  }

  /// Interface Builder capitalizes one mode.
  @Test func contentModesAreThoseOfTheVocabulary() throws {
    let view = try #require(Vocabulary.cocoaTouch["view"])
    let attribute = try #require(Vocabulary.cocoaTouch.attribute("contentMode", of: view))
    let cases = attribute.form.words.components(separatedBy: ", ")
    #expect(attribute.form == .choice(cases))
    #expect(cases.allSatisfy { ContentMode(named: $0) != nil })
    #expect(Set(cases.compactMap(ContentMode.init(named:))) == Set(ContentMode.allCases))
  }
}
