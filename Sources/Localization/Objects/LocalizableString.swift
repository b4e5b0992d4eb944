/// A text of an Interface Builder document that is translated, as Apple's ibtool extracts it.
package struct LocalizableString: Sendable, Hashable {
  /// The id of the object that shows the text.
  package let objectID: String
  /// The property, such as `text` or `segmentTitles[0]`.
  package let property: String
  /// The class in Interface Builder, such as `UILabel`; never one of the app's own.
  package let className: String
  /// The text in the document's own language.
  package let text: String
  /// The developer's hint for translators; nil without one.
  package let note: String?

  package init(objectID: String, property: String, className: String, text: String, note: String? = nil) {
    self.objectID = objectID
    self.property = property
    self.className = className
    self.text = text
    self.note = note
  }

  /// The key in strings files and string catalogs.
  package var key: String { "\(objectID).\(property)" }

  /// What translators are told about the text.
  package var comment: String { StringComment(self).text }

  /// Whether the hint tells tools to leave the text alone, as BartyCrouch reads it.
  package var isIgnored: Bool { note?.lowercased().contains("bc-ignore!") ?? false }
}

extension LocalizableString: Comparable {
  /// The order in which ibtool writes: by id and then by property, numbers by their value.
  package static func < (left: Self, right: Self) -> Bool {
    NaturalOrder.precedes((left.objectID, left.property), (right.objectID, right.property))
  }
}
