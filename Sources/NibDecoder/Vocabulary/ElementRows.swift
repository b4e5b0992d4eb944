/// What the rows of a vocabulary say about an element, without what it inherits.
struct ElementRows: Sendable {
  let name: String
  let className: String?
  /// The name of what it inherits from.
  let parent: String?
  let libraryName: String?
  let family: String
  var attributes: [VocabularyAttribute] = []
  var children: [(name: String, keys: [String])] = []
  /// The names in the inspector of attributes and of children, by keys, where they are not their words.
  var inspectorNames: [String: String] = [:]
  /// The relationships that its segues can have.
  var relationships: [String] = []
  /// The children that are texts of the object around them.
  var strings: [VocabularyString] = []
  var nibKeys: [NibKey] = []
}
