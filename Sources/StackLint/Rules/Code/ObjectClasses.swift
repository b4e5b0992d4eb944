import NibDecoder
import Project

/// The classes of objects in a document, as far as they are known.
struct ObjectClasses {
  private let classes: ClassIndex
  private var lineages: ClassLineages

  init(_ classes: ClassIndex) {
    self.classes = classes
    lineages = ClassLineages(classes)
  }

  /// A class of the project with everything it inherits; nil if that is not known.
  mutating func lineage(_ name: String) -> ClassLineage? { lineages[name] }

  /// Whether an object is of a class; nil if that is not known.
  mutating func isKind(_ object: DocumentElement, of name: String) -> Bool? {
    if let declared = classes[name], declared.isAlias { return nil }
    guard let own = object.written("customClass"), let declared = classes[own] else {
      return isSystemKind(object, of: name)
    }
    guard !declared.isAlias, let lineage = lineages[own] else { return nil }
    if lineage.names.contains(name) { return true }
    return classes[name] == nil ? lineage.isKind(of: name) : false
  }

  /// Whether an object of one of Apple's classes is of a class.
  private func isSystemKind(_ object: DocumentElement, of name: String) -> Bool? {
    guard let own = Self.systemClass(of: object) else { return nil }
    if classes[name] != nil || own == "NSLayoutConstraint" && Self.isOfViews(name) { return false }
    return SystemHierarchy.isKind(own, of: name)
  }

  /// Whether a name that nobody here declares is one of views, which no constraint is.
  private static func isOfViews(_ name: String) -> Bool {
    ["View", "Label", "Button", "Field", "Cell"].contains { name.hasByteSuffix($0) }
  }

  /// The class of Apple's that an object has; nil if it is not known.
  private static func systemClass(of object: DocumentElement) -> String? {
    guard let name = object.written("customClass") else { return object.elementClass }
    return SystemHierarchy.contains(name) ? name : nil
  }
}
