/// Which class is made from which element.
///
/// A custom class wins over the element's name; an element with neither becomes the fallback class.
public struct NibRegistry: Sendable {
  private var elements: [String: any NibCoding.Type] = [:]
  private var customClasses: [String: any NibCoding.Type] = [:]
  private var fallback: (any NibCoding.Type)?
  /// Elements that Interface Builder writes and that are no objects of their own.
  private var vocabulary: Set<String> = []

  /// Creates an empty registry.
  public init() {}

  /// Makes `type` from every element called `element`.
  public mutating func register(_ type: any NibCoding.Type, forElement element: String) {
    elements[element] = type
  }

  /// Makes `type` from every element whose `customClass` is `name`, whatever the element is called.
  public mutating func register(_ type: any NibCoding.Type, forCustomClass name: String) {
    customClasses[name] = type
  }

  /// Makes `type` from elements that nothing is registered for where an object is expected.
  public mutating func registerFallback(_ type: any NibCoding.Type) {
    fallback = type
  }

  /// Declares element names that are known and not objects, so that they are not reported.
  public mutating func registerVocabulary(_ names: some Sequence<String>) {
    vocabulary.formUnion(names)
  }

  /// The class for elements of a name, nil where only the fallback is left.
  func type(forElement element: String) -> (any NibCoding.Type)? { elements[element] }

  /// The class for elements with a `customClass`, nil where the element's name decides.
  func type(forCustomClass name: String) -> (any NibCoding.Type)? { customClasses[name] }

  var hasCustomClasses: Bool { !customClasses.isEmpty }

  var fallbackType: (any NibCoding.Type)? { fallback }

  /// Whether an element of this name is expected anywhere in a document.
  func knows(_ element: String) -> Bool {
    elements[element] != nil || vocabulary.contains(element)
  }

  /// The known name nearest to a misspelled one.
  func suggestion(for element: String) -> String? {
    nearestName(to: element, among: Array(elements.keys) + Array(vocabulary))
  }

  /// The nearest name of an element that an object is made from.
  func suggestion(forObject element: String) -> String? { nearestName(to: element, among: elements.keys) }
}
