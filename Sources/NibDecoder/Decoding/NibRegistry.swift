/// Which class is made from which element.
///
/// A custom class wins over the element's name; an element with neither becomes the fallback class.
public struct NibRegistry: Sendable {
  /// A class, and whether the name is known.
  struct Entry {
    var type: (any NibCoding.Type)?
    /// Whether elements of the name are expected anywhere in a document.
    var isKnown = false
  }

  private var elements: [HashedName: Entry] = [:]
  private var customClasses: [String: any NibCoding.Type] = [:]
  private var fallback: (any NibCoding.Type)?
  private var topLevelFallback: (any NibCoding.Type)?
  /// How the XML writes keys of compiled nibs that are declared.
  private(set) var compiledKeys = CompiledNibKeys()
  /// What Interface Builder writes. Names that are nearly ones of it are reported.
  package var vocabulary: Vocabulary?
  /// The element that always holds the value of a key.
  private var valueElements: [String: String] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Makes `type` from every element called `element`.
  public mutating func register(_ type: any NibCoding.Type, forElement element: String) {
    elements[HashedName(element)] = Entry(type: type, isKnown: true)
  }

  /// Makes `type` from every element whose `customClass` is `name`, whatever the element is called.
  public mutating func register(_ type: any NibCoding.Type, forCustomClass name: String) {
    customClasses[name] = type
  }

  /// Makes `type` from elements that nothing is registered for where an object is expected. They are still reported as
  /// unknown.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - forTopLevelObjects: Whether it is also made from top-level objects: the children of `<objects>` whose names are
  ///     not in the vocabulary, and the root of a stack definition. Otherwise only what they hold is decoded, and such a
  ///     root is an error.
  public mutating func registerFallback(_ type: any NibCoding.Type, forTopLevelObjects: Bool = true) {
    fallback = type
    topLevelFallback = forTopLevelObjects ? type : nil
  }

  /// Declares element names that are known and not objects, so that they are not reported.
  public mutating func registerVocabulary(_ names: some Sequence<String>) {
    for name in names { elements[HashedName(name), default: Entry()].isKnown = true }
  }

  /// Declares keys by which classes decode values as from a compiled nib. A key that is declared again is replaced, and
  /// one of the vocabulary, too.
  ///
  /// Declare keys with a prefix such as `UI`: keys of the XML, which start with a small letter, then need no lookup.
  public mutating func registerCompiledKeys(_ keys: [String: CompiledNibKey]) { compiledKeys.add(keys) }

  /// Declares that the value of a key is always written in an element of one name, such as `<rect key="frame">`. Stack
  /// definitions may leave the key out.
  public mutating func registerValueElement(_ element: String, forKey key: String) { valueElements[key] = element }

  /// The name of the element that holds the value of a key where a stack definition leaves the key out.
  func valueElement(forKey key: String) -> String { valueElements[key] ?? key }

  /// The entry for the elements of a name.
  subscript(element: HashedName) -> Entry { elements[element] ?? Entry() }

  /// Whether an object is of the class for elements of a name.
  package func makes(_ object: some AnyObject, fromElement name: String) -> Bool {
    func isObject<Class: NibCoding>(of type: Class.Type) -> Bool { object is Class }
    return self[HashedName(name)].type.map { isObject(of: $0) } ?? false
  }

  /// The class for elements with a `customClass`, nil if the element's name decides.
  func type(forCustomClass name: String) -> (any NibCoding.Type)? { customClasses[name] }

  var hasCustomClasses: Bool { !customClasses.isEmpty }

  var fallbackType: (any NibCoding.Type)? { fallback }

  var topLevelFallbackType: (any NibCoding.Type)? { topLevelFallback }

  /// The known names, as suggestions for misspelled ones.
  var suggestions: NameSuggestions {
    NameSuggestions(elements.keys.map(\.text) + (vocabulary.map { Array($0.elementNames) } ?? []))
  }

  /// The nearest name of an element that an object is made from.
  func suggestion(forObject element: String) -> String? {
    nearestName(to: element, among: elements.lazy.filter { $0.value.type != nil }.map(\.key.text))
  }
}

/// An object that is made from an element, as `NSCoding` objects are made from an archive.
public protocol NibCoding: AnyObject, SendableMetatype {
  /// Reads the object's keys from the coder. A missing value decodes as nil, a malformed one becomes a diagnostic: throw
  /// only if the object cannot exist at all.
  init(coder: NibCoder) throws
}

/// What the registry and its vocabulary say of each name of a document, looked up once.
struct ClassesByName {
  private let entries: [NibRegistry.Entry]
  /// By the numbers of the names; nil for names that the vocabulary does not have.
  let vocabulary: [VocabularyElement?]
  /// What the vocabulary of the document's kind says, likewise: stack definitions have short forms and defaults of their own.
  let written: [VocabularyElement?]

  init(_ tree: XMLTree, in registry: NibRegistry, kind: DocumentKind) {
    let vocabulary = tree.names.map { registry.vocabulary?[$0] }
    self.vocabulary = vocabulary
    let hasShortForms = kind == .stackDefinition && registry.vocabulary != nil
    let written = hasShortForms ? tree.names.map { Vocabulary.stackDefinition[$0] } : vocabulary
    self.written = written
    entries = tree.names.indices.map { number in
      var entry = registry[HashedName(tree.names[number], hash: tree.nameHashes[number])]
      entry.isKnown = entry.isKnown || written[number] != nil
      return entry
    }
  }

  subscript(element: XMLTree.ElementRecord) -> NibRegistry.Entry { entries[Int(element.name)] }

  var areAllKnown: Bool { entries.allSatisfy(\.isKnown) }
}
