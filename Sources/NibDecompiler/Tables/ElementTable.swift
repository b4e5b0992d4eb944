import Vocabulary

/// What a class of UIKit is in a document, key by key.
struct ElementTable {
  let element: VocabularyElement
  /// The keys, without those of all views and controllers.
  let keys: [NibKey]

  /// The table of a class; nil for a class that has none.
  static func table(of className: String) -> ElementTable? { tables[className] }

  /// The table of an element.
  ///
  /// - Parameter isIncluded: Which of its keys it has.
  init(_ name: String, where isIncluded: (NibKey) -> Bool = { _ in true }) {
    let vocabulary = Vocabulary.cocoaTouch
    element = vocabulary[name] ?? vocabulary.view
    keys = Self.ordered(
      vocabulary.nibKeys(of: element, without: { $0 == "(view)" || $0 == "(controller)" }).filter(isIncluded), element)
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

  /// The keys of every view.
  static let view = ElementTable("(view)")
  /// The keys of every controller.
  static let controller = ElementTable("(controller)")

  private static let tables: [String: ElementTable] = {
    var tables: [String: ElementTable] = [:]
    // The shortest name of several is that of the class without more.
    for name in Vocabulary.cocoaTouch.elementNames.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      let table = ElementTable(name)
      guard let className = table.element.className, Vocabulary.cocoaTouch.isView(table.element) else { continue }
      tables[className] = tables[className] ?? table
    }
    for (name, className) in aliases { tables[name] = tables[className] }
    return tables
  }()

  /// Classes of UIKit's own that nibs have instead of the public ones.
  private static let aliases = [
    "UITableViewLabel": "UILabel", "UIRoundedRectButton": "UIButton", "_UIVisualEffectContentView": "UIView",
  ]
}
