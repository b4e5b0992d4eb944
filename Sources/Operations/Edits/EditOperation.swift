/// What an edit does with the objects of a document, which are named by ids or by the names that findings use.
package enum EditOperation: Hashable, Sendable {
  /// Sets attributes of an object, or removes those without a value.
  case set(String, [Setting])
  /// Removes objects with what belongs to them.
  case remove([String])

  /// An attribute that is set.
  package struct Setting: Hashable, Sendable {
    /// After the keys of the parts that it is in.
    package let path: String
    /// Nil to remove it.
    package let value: String?

    package init(path: String, value: String?) { (self.path, self.value) = (path, value) }
  }
}
