import NibDecoder

/// What a `<constraint>` element tells and a constraint made in code has not.
struct WrittenConstraint {
  let id: String?
  let range: SourceRange?
  let element: ElementIndex?
  let firstItem: ObjectReference?
  let secondItem: ObjectReference?
  let isPlaceholder: Bool
  let isSymbolic: Bool

  /// Of a constraint made in code.
  init() {
    (id, range, element, firstItem, secondItem) = (nil, nil, nil, nil, nil)
    (isPlaceholder, isSymbolic) = (false, false)
  }

  init(coder: NibCoder) {
    id = coder.decodeString(forKey: "id")
    range = coder.range
    element = coder.element
    firstItem = coder.decodeReference(forKey: "firstItem")
    secondItem = coder.decodeReference(forKey: "secondItem")
    isPlaceholder = coder.bool(forKey: "placeholder")
    isSymbolic = coder.bool(forKey: "symbolic")
  }
}
