import Foundation
import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// The cases of enumerations that are decoded, and the vocabulary's choices for the attributes that they are decoded from.
@Suite struct VocabularyEnumerationTests {
  /// An enumeration, and an attribute that it is decoded from.
  struct Pair: CustomTestStringConvertible {
    let name: String
    let cases: Set<String>
    let element, attribute: String
    let vocabulary: Vocabulary

    var testDescription: String { "\(name): \(element).\(attribute)" }
  }

  private static func pair<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, _ element: String, _ attribute: String, _ vocabulary: Vocabulary = .cocoa,
    except others: Set<String> = []
  ) -> Pair {
    let cases = Set(Value.allCases.map(\.rawValue)).subtracting(others)
    return Pair(
      name: String(reflecting: type), cases: cases, element: element, attribute: attribute, vocabulary: vocabulary)
  }

  private static let iOS = Vocabulary.cocoaTouch
  static let pairs = [
    pair(TextAlignment.self, "label", "textAlignment", iOS, except: ["fill", "leading", "trailing"]),
    pair(LineBreakMode.self, "label", "lineBreakMode", iOS),
    pair(Axis.self, "stackView", "axis", iOS), pair(StackView.Distribution.self, "stackView", "distribution", iOS),
    pair(StackView.Alignment.self, "stackView", "alignment", iOS),
    pair(StackView.SpacingType.self, "stackView", "spacingType", iOS),
    pair(LayoutAttribute.self, "constraint", "firstAttribute", iOS, except: ["notAnAttribute"]),
    pair(LayoutConstraint.XMLRelation.self, "constraint", "relation", iOS),
    pair(InterfaceBuilderMarks.Verification.self, "view", "verifyAmbiguity", iOS),
    pair(SemanticContent.self, "view", "semanticContentAttribute", iOS),
    pair(ContentMode.self, "view", "contentMode", iOS), pair(ButtonType.self, "button", "buttonType", iOS),
    pair(ButtonConfiguration.Appearance.Style.self, "buttonConfiguration", "style", iOS),
    pair(ButtonConfiguration.Appearance.CornerStyle.self, "buttonConfiguration", "cornerStyle", iOS),
    pair(TextField.BorderStyle.self, "textField", "borderStyle", iOS),
    pair(VisualEffectView.BlurStyle.self, "blurEffect", "style", iOS),
    pair(ListView.Style.self, "tableView", "style", iOS),
    pair(ListView.SeparatorStyle.self, "tableView", "separatorStyle", iOS),
    pair(View.ContentInsetAdjustmentBehavior.self, "scrollView", "contentInsetAdjustmentBehavior", iOS),
    pair(DatePicker.Mode.self, "datePicker", "datePickerMode", iOS),
    pair(CellView.AccessoryType.self, "tableViewCell", "accessoryType", iOS),
    pair(SearchBar.Style.self, "searchBar", "searchBarStyle", iOS),
    pair(BarButtonItem.SystemItem.self, "barButtonItem", "systemItem", iOS),
    pair(TabBarItem.SystemItem.self, "tabBarItem", "systemItem", iOS),
    pair(ControlSize.self, "buttonCell", "controlSize"), pair(AppKitControl.State.self, "buttonCell", "state"),
    pair(AppKitToolbar.DisplayMode.self, "toolbar", "displayMode"),
    pair(SystemView.DividerStyle.self, "splitView", "dividerStyle"),
    pair(AppKitButton.ButtonType.self, "buttonCell", "type"), pair(AppKitBezelStyle.self, "buttonCell", "bezelStyle"),
    pair(AppKitButton.ImagePosition.self, "buttonCell", "imagePosition"),
    pair(AppKitBox.BoxType.self, "box", "boxType"),
    pair(AppKitStackView.Distribution.self, "stackView", "distribution"),
    pair(AppKitImageView.ImageScaling.self, "imageCell", "imageScaling"),
    pair(AppKitDatePicker.Style.self, "datePickerCell", "datePickerStyle"),
    pair(AppKitSegmentedControl.SegmentStyle.self, "segmentedCell", "style"),
    pair(AppKitGridView.Placement.self, "gridColumn", "xPlacement", except: ["top", "bottom"]),
    pair(AppKitGridView.Placement.self, "gridRow", "yPlacement", except: ["leading", "trailing"]),
    pair(AppKitGridView.RowAlignment.self, "gridRow", "rowAlignment"),
    pair(AppKitTabView.TabType.self, "tabView", "type"),
    pair(AppKitLevelIndicator.Style.self, "levelIndicatorCell", "levelIndicatorStyle"),
  ]

  @Test(arguments: pairs) func hasTheCasesOfTheVocabulary(pair: Pair) throws {
    let element = try #require(pair.vocabulary[pair.element])
    let attribute = try #require(pair.vocabulary.attribute(pair.attribute, of: element))
    guard case .choice(let cases) = attribute.form else {
      Issue.record("\(pair.attribute) is no choice")
      return
    }
    // Some versions of Interface Builder begin them with a capital: `TopLeft`.
    #expect(pair.cases.symmetricDifference(cases.map { $0.prefix(1).lowercased() + $0.dropFirst() }).sorted() == [])
  }

  /// Those that no document has, and why.
  private static let others = [
    "Space": "color spaces are known by several names", "SystemFont": "fonts of the system",
    "TextStyle": "text styles have names of two platforms", "StackBehavior": "an option",
    "LayoutSemantics": "an option",
    "Style": "that of AppKitWindow: each case is a flag",
  ]

  @Test func allAreCompared() throws {
    let sources = Checkout.url("Sources")
    let compared = Set(Self.pairs.map { $0.name.split(separator: ".").last! })
    var found: Set<Substring> = []
    for target in ["StackModel"] {
      let folder = sources.appending(path: target)
      for case let path as String in try #require(FileManager.default.enumerator(atPath: folder.path))
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        found.formUnion(text.matches(of: /enum (\w+): String, CaseIterable/).map(\.1))
      }
    }
    #expect(found.count > 25)
    #expect(found.subtracting(compared).subtracting(Self.others.keys.map { $0[...] }).sorted() == [])
  }

  @Test func textSizesOfVariationsAreThoseOfUsers() {
    let written = Vocabulary.stackDefinition.choices(of: VariationKey.contentSizeCategory, in: "variation")
    #expect(Set(written) == Set(ContentSizeCategory.allCases.map { String(describing: $0) }).union(["accessibility"]))
  }
}
