package import StackModel

/// What an edit does with the objects of a document, which are named by ids or by the names that findings use.
package enum EditOperation: Hashable, Sendable {
  /// Sets attributes of an object, or removes those without a value.
  case set(String, [Setting])
  /// Removes objects with what belongs to them.
  case remove([String])
  /// Adds the view of a stack definition's element, at an index of a view's subviews; at the end without one.
  case add(String, in: String, at: Int?)
  /// Moves a view into another one, or in its own.
  case move(String, in: String?, at: Int?)
  /// Puts views into a new stack view that leaves them where they are, along an axis or along the one that they follow each
  /// other on.
  case wrap([String], Axis?)
  /// Puts what a stack view arranges in its place, with constraints that leave it where it is.
  case unwrap(String)
  /// Takes a scene out into a new storyboard at a path.
  case extract(String, to: String)

  /// Whether the views are to stay where they are.
  var keepsLayout: Bool {
    switch self {
    case .wrap, .unwrap, .extract: true
    case .set, .remove, .add, .move: false
    }
  }

  /// An attribute that is set.
  package struct Setting: Hashable, Sendable {
    /// After the keys of the parts that it is in.
    package let path: String
    /// Nil to remove it.
    package let value: String?

    package init(path: String, value: String?) { (self.path, self.value) = (path, value) }
  }
}
