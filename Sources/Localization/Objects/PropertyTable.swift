/// Which properties of which elements are translated.
///
/// The numbers are entries in 780 strings files of 16 public projects that ibtool wrote. Properties marked with a zero are
/// in none of them; UIKit, AppKit or WatchKit shows them to users, and Interface Builder edits them. Attributed texts are
/// in none either: the documents have some, and the files beside them leave them out.
struct PropertyTable {
  /// The properties that an element has as an attribute or as a string in it, by element.
  let own: [String: [String]]
  /// The attributes of `<accessibility>`, and the properties that they are.
  let accessibility: [String: String]

  static let cocoaTouch = PropertyTable(
    own: [
      "label": ["text"],  // 790
      "textField": ["text", "placeholder"],  // 6, 90
      "textView": ["text"],  // 0
      "searchBar": ["text", "placeholder", "prompt"],  // 0, 11, 0
      "barButtonItem": ["title"],  // 42
      "navigationItem": ["title", "prompt"],  // 209, 0
      "tabBarItem": ["title"],  // 0
      "tableViewSection": ["headerTitle", "footerTitle"],  // 36, 12
      "viewController": ["title"],  // 113
      "tableViewController": ["title"],  // 48
      "collectionViewController": ["title"],  // 6
      "navigationController": ["title"],  // 0
      "tabBarController": ["title"],  // 0
      "splitViewController": ["title"],  // 0
      "pageViewController": ["title"],  // 0
      "switch": ["title"],  // 0
      "menu": ["title"],  // 0
      "command": ["title", "discoverabilityTitle"],  // 0, 0
      "keyCommand": ["title", "discoverabilityTitle"],  // 0, 0
    ],
    accessibility: ["label": "accessibilityLabel", "hint": "accessibilityHint"])  // 282, 18

  static let cocoa = PropertyTable(
    own: [
      "menuItem": ["title"],  // 3,762
      "menu": ["title"],  // 337
      "textFieldCell": ["title", "placeholderString"],  // 3,432, 132
      "secureTextFieldCell": ["title", "placeholderString"],  // 0, 0
      "searchFieldCell": ["title", "placeholderString"],  // 0, 6
      "tokenFieldCell": ["title", "placeholderString"],  // 0, 0
      "comboBoxCell": ["title", "placeholderString"],  // 0, 0
      "pathCell": ["placeholderString"],  // 0
      "formCell": ["title", "placeholderString"],  // 0, 0
      "buttonCell": ["title", "alternateTitle"],  // 1,869, 0
      "window": ["title"],  // 132
      "viewController": ["title"],  // 0, and 1 elsewhere
      "tabViewController": ["title"],  // 0
      "splitViewController": ["title"],  // 0
      "pagecontroller": ["title"],  // 0
      "tabViewItem": ["label", "toolTip"],  // 149, 0
      "tableColumn": ["headerToolTip"],  // 0
      "toolbarItem": ["label", "paletteLabel", "toolTip", "title"],  // 54, 54, 51, 0
      "box": ["title"],  // 42
      "customTouchBarItem": ["customizationLabel"],  // 0
    ],
    accessibility: [
      "description": "ibExternalAccessibilityDescription",  // 595
      "help": "ibExternalAccessibilityHelp",  // 0
    ])

  static let watchKit = PropertyTable(
    own: [
      "label": ["text"],  // 111
      "button": ["title"],  // 66
      "controller": ["title"],  // 42
      "switch": ["title"],  // 0
      "textField": ["text", "placeholder"],  // 0, 0
    ],
    accessibility: cocoaTouch.accessibility)  // 0, 0

  /// The options of bindings that are texts, 120 of two kinds in the files.
  static let bindingOptions = [
    "NSNullPlaceholder": "ibShadowedIsNilPlaceholder",  // 114
    "NSDisplayPattern": "ibShadowedDisplayPattern",  // 6
    "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",  // 0
    "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",  // 0
    "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",  // 0
  ]

  /// The lists in elements: the attribute of each item, and the property that holds them all.
  static let lists: [String: [(attribute: String, property: String)]] = [
    "segmentedControl": [("title", "segmentTitles")],  // 30
    "segmentedCell": [("label", "ibShadowedLabels"), ("toolTip", "ibShadowedToolTips")],  // 105, 20
  ]

  /// The lists of strings in elements: the name of the list, and the property.
  static let textLists: [String: (list: String, property: String)] = [
    "searchBar": ("scopeButtonTitles", "scopeButtonTitles"),  // 0
    "comboBoxCell": ("objectValues", "ibShadowedObjectValues"),  // 0, and 1 elsewhere
  ]

  /// The objects without an id in elements, by the element, with their properties.
  static let members: [String: [(key: String, properties: [String])]] = [
    "tableColumn": [("headerCell", ["title"])],  // 262
    "button": [("configuration", ["title", "subtitle"])],  // 12, 0
  ]

  /// The texts among user defined runtime attributes, 12 in the files.
  static let runtimeAttributes = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"

  /// What views of AppKit show when the pointer rests on them: 936 in the files.
  static let toolTip = "ibShadowedToolTip"
}

extension InterfacePlatform {
  var properties: PropertyTable {
    switch self {
    case .cocoaTouch: .cocoaTouch
    case .cocoa: .cocoa
    case .watchKit: .watchKit
    }
  }
}
