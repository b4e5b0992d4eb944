package import NibDecoder

/// A view without content that messages call by a name of their own.
package final class NamedView: View {
  private let givenName: String

  package init(name: String) {
    givenName = name
    super.init()
  }

  /// It is in no document.
  package required init(coder: NibCoder) throws {
    givenName = coder.elementName
    try super.init(coder: coder)
  }

  package override var name: String { givenName }
}
