import NibDecoder

/// A `<searchField>` of a macOS document: a text field with round ends.
public final class AppKitSearchField: AppKitTextField {
  override class func bezel(_ cell: NibCoder?) -> Bezel { .round }

  override class var elementNames: [String] { ["searchField"] }
}
