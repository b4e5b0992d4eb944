/// A name by which code, or another document, asks for an object of a document.
struct DocumentIdentifier: Hashable, Sendable {
  /// The kind of the name.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// A cell or view to dequeue: `reuseIdentifier`.
    case reuse
    /// A scene of a storyboard to instantiate: `storyboardIdentifier`.
    case scene
    /// A segue to perform.
    case segue
    /// An object of a macOS document, such as a table column or a cell view: `identifier`.
    case interfaceItem
    /// An object whose state is restored: `restorationIdentifier`.
    case restoration
  }

  let kind: Kind
  let name: String
}
