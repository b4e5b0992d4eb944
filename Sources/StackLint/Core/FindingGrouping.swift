/// Which findings of a rule in one document are reported together: the first with the others as notes.
package enum FindingGrouping: Sendable {
  /// None. Each has a cure of its own.
  case separate
  /// Those with the same message. They name the same image, color or class, and one cure ends them all.
  case message
  /// Those about one object, where it has three or more, as an object whose class is the wrong one. Fewer are grouped by
  /// message.
  case object
  /// Those in one scene. Whoever mends one of them looks at the others.
  case scene
  /// Those in one file, as the entries that a translation lacks.
  case file
}
