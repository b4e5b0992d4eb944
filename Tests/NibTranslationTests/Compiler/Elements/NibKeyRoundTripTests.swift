import Testing

@testable import Formats
@testable import NibDecoder
@testable import NibTranslation

/// What is compiled and decompiled says the same as before, for each attribute whose compiled form the vocabulary has and each
/// of its values.
@Suite struct NibKeyRoundTripTests {
  /// An attribute of an element with one of its values.
  struct Case: CustomTestStringConvertible, Sendable {
    let element: String
    let attribute: VocabularyAttribute
    let value: String
    /// Whether a nib has no key for the value, as for an element without the attribute.
    let isOmitted: Bool

    var testDescription: String { "\(element) \(attribute.name)=\"\(value)\"" }
  }

  /// What an element needs to be compiled, and where it belongs; `*` stands for the attribute.
  private static let documents: [String: String] = [
    "label": #"<label id="a" *><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#,
    "textView": #"""
    <textView id="a" text="Text" *><fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
    """#,
    "segmentedControl": #"<segmentedControl id="a" *><segments><segment/><segment/></segments></segmentedControl>"#,
    "state": #"<button id="b"><state key="normal" *></state></button>"#,
    "textInputTraits": #"<textField id="t"><textInputTraits key="textInputTraits" */></textField>"#,
    "tableViewCell": #"""
    <tableView id="t" dataMode="prototypes"><prototypes><tableViewCell id="a" *>\#
    <tableViewCellContentView key="contentView" id="v"/></tableViewCell></prototypes></tableView>
    """#,
    "collectionView": #"""
    <collectionView id="a" *><collectionViewFlowLayout key="collectionViewLayout" id="l"/></collectionView>
    """#,
    "collectionViewFlowLayout": #"""
    <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" id="a" */></collectionView>
    """#,
    "barButtonItem": #"<toolbar id="t"><items><barButtonItem id="a" */></items></toolbar>"#,
    "navigationItem": #"<navigationBar id="n"><items><navigationItem id="a" */></items></navigationBar>"#,
    "navigationBar": #"<navigationBar id="a" *><items/></navigationBar>"#,
    "toolbar": #"<toolbar id="a" *><items/></toolbar>"#,
  ]

  private static let plain = [
    "view", "imageView", "activityIndicatorView", "progressView", "stackView", "visualEffectView", "button",
    "textField",
    "slider", "switch", "scrollView", "tableView",
  ]

  static let cases: [Case] = (plain + documents.keys.sorted()).flatMap { name -> [Case] in
    let vocabulary = Vocabulary.cocoaTouch
    guard let element = vocabulary[name] else { return [] }
    return vocabulary.nibKeys(of: element).flatMap { key -> [Case] in
      guard !key.isComputed, !key.isOnlyRead, !key.isUnread, case .property(let property) = key.source,
        let attribute = vocabulary.attribute(property, of: element)
      else { return [] }
      return values(of: attribute, key).map { value in
        let isOmitted = key.omitted == value && attribute.defaultValue == nil
        return Case(element: name, attribute: attribute, value: value, isOmitted: isOmitted)
      }
    }
  }

  /// The values that are tried: both of a flag, all with numbers of their own of a choice.
  private static func values(of attribute: VocabularyAttribute, _ key: NibKey) -> [String] {
    switch attribute.form {
    case .flag: ["YES", "NO"]
    case .choice(let cases):
      (key.known ?? cases).filter { attribute.number(of: $0).flatMap(attribute.name(of:)) == $0 }
    case .integer: ["3"]
    case .number, .length, .positive, .lengthOrFit, .lengthOrInfinite: ["0.25"]
    case .priority: ["260"]
    case .text, .name, .resource: ["Text & more"]
    default: []
    }
  }

  @Test(arguments: cases) func decompiledIsWhatWasCompiled(_ tested: Case) throws {
    let attribute = "\(tested.attribute.name)=\"\(tested.value.replacing("&", with: "&amp;"))\""
    let document = Self.documents[tested.element] ?? "<\(tested.element) id=\"a\" */>"
    // A prototype needs an identifier.
    let isPrototype = tested.element == "tableViewCell" && tested.attribute.name != "reuseIdentifier"
    let attributes = isPrototype ? "reuseIdentifier=\"Cell\" " + attribute : attribute
    let nib = try CompilerFixture(subviews: document.replacing("*", with: attributes)).nib()
    let text = String(decoding: try DecompiledNib(nib.graph).bytes, as: UTF8.self)
    let tree = try XMLTree(text: text, path: "Card.xib")
    // The root is a view, too.
    let found = tree.indices.filter { tree.name(of: $0) == tested.element }.last
    let written = found.flatMap { tree[$0, tested.attribute.name] } ?? tested.attribute.defaultValue
    #expect(written == (tested.isOmitted ? nil : tested.value), "\(text)")
  }

  /// Without this, attributes that nobody tries would count as tried.
  @Test func manyAttributesAreTried() {
    #expect(Set(Self.cases.map { "\($0.element) \($0.attribute.name)" }).count > 250)
  }
}
