import Formats

/// An element of the result.
struct MergedElement {
  /// The version that is written where nothing else is said.
  var home: ElementPlace
  var parent: ElementIdentity?
  /// The attributes if they are not those of ``home``.
  var attributes: [MergedAttribute]?
  /// The version whose text the element has.
  var text: ElementPlace
}

/// An attribute of the result, as a version writes it.
struct MergedAttribute {
  let place: ElementPlace
  let attribute: XMLTree.Attribute
}

/// An element of the result, and what the sides disagree about in it.
struct ElementDecision {
  var element: MergedElement
  var subjects: [MergeConflict.Subject] = []
  /// Whether the sides have what no person needs to decide about.
  var isSettled = false
}
