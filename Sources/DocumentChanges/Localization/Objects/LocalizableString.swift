/// A text of an Interface Builder document that is translated, as Apple's ibtool extracts it.
public struct LocalizableString: Sendable, Hashable {
  /// The id of the object that shows the text.
  public let objectID: String
  /// The property, such as `text` or `segmentTitles[0]`.
  public let property: String
  /// The class in Interface Builder, such as `UILabel`; never one of the app's own.
  public let className: String
  /// The text in the document's own language.
  public let text: String
  /// The developer's hint for translators; nil without one.
  public let note: String?

  /// Creates a text.
  public init(objectID: String, property: String, className: String, text: String, note: String? = nil) {
    self.objectID = objectID
    self.property = property
    self.className = className
    self.text = text
    self.note = note
  }

  /// The key in strings files and string catalogs.
  public var key: String { "\(objectID).\(property)" }

  /// What translators are told about the text.
  public var comment: String { StringComment(self).text }

  /// Whether the hint tells tools to leave the text alone, as BartyCrouch reads it.
  var isIgnored: Bool { note?.lowercased().contains("bc-ignore!") ?? false }
}

extension LocalizableString: Comparable {
  /// The order in which ibtool writes: by id and then by property, numbers by their value.
  public static func < (left: Self, right: Self) -> Bool {
    NaturalOrder.precedes((left.objectID, left.property), (right.objectID, right.property))
  }
}
