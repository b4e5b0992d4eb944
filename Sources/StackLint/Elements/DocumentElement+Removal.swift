import NibDecoder

extension DocumentElement {
  /// The edit that removes the element with its line.
  var removal: SourceEdit { .removing(index, in: document.tree) }
}
