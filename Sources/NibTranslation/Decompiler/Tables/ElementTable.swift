import NibDecoder

/// What a class of UIKit is in a document, key by key.
struct ElementTable {
  let element: VocabularyElement
  /// The keys, without those of all views and controllers.
  let keys: [NibKey]

  /// The table of a class; nil for a class that has none.
  static func table(ofClass name: String) -> ElementTable? { elements[aliases[name] ?? name].map(named) }

  /// The table of an element.
  static func named(_ name: String) -> ElementTable { tables[name] ?? ElementTable(name) }

  /// The keys of every view.
  static let view = ElementTable("(view)")
  /// The keys of every controller.
  static let controller = ElementTable("(controller)")

  /// The table without some keys.
  func without(_ omitted: Set<String>) -> ElementTable {
    ElementTable(element: element, keys: keys.filter { !omitted.contains($0.key) })
  }

  private init(element: VocabularyElement, keys: [NibKey]) { (self.element, self.keys) = (element, keys) }

  private init(_ name: String) {
    let vocabulary = Vocabulary.cocoaTouch
    element = vocabulary[name] ?? vocabulary.view
    keys = Self.ordered(
      vocabulary.nibKeys(of: element, without: { $0 == "(view)" || $0 == "(controller)" }), element)
  }

  /// The keys in the order of the attributes, children last.
  private static func ordered(_ keys: [NibKey], _ element: VocabularyElement) -> [NibKey] {
    let names = Vocabulary.cocoaTouch.attributes(of: element).map(\.name)
    let places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    func place(_ key: NibKey) -> Int {
      switch key.source {
      case .property(let name), .pair(let name, _): places[name] ?? names.count
      default: names.count
      }
    }
    return keys.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
  }

  /// The tables of elements with keys of their own.
  private static let tables = Dictionary(
    uniqueKeysWithValues: Vocabulary.cocoaTouch.elementNames
      .filter { Vocabulary.cocoaTouch[$0]?.nibKeys.isEmpty == false }.map { ($0, ElementTable($0)) })

  /// The elements of the classes of views. The shortest name of several is that of the class without more.
  private static let elements: [String: String] = {
    let names = Vocabulary.cocoaTouch.elementNames.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let pairs = names.compactMap { name -> (String, String)? in
      guard let element = Vocabulary.cocoaTouch[name], let className = element.className,
        Vocabulary.cocoaTouch.isView(element)
      else { return nil }
      return (className, name)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  /// Classes of UIKit's own that nibs have instead of the public ones.
  private static let aliases = [
    "UITableViewLabel": "UILabel", "UIRoundedRectButton": "UIButton", "_UIVisualEffectContentView": "UIView",
  ]
}
