import NibDecoder

/// What documents of each version of Interface Builder have.
extension StructuredDocument {
  /// Before Xcode 5.1, documents have version 2.0, and cells no content view.
  var isOfFirstFormat: Bool { version < 5000 }

  /// Since Xcode 7, a stack view of macOS lists a priority and a spacing for each subview.
  var listsPartsOfStackViews: Bool { version >= 7500 }

  /// Since Xcode 11.4, named colors are among the resources.
  var listsNamedColors: Bool { version >= 16_000 }

  /// Since Xcode 12.5, system colors are among the resources.
  var listsSystemColors: Bool { version >= 18_000 }

  /// Whether the vocabulary has all names that the document's version of Interface Builder writes.
  var isOfKnownVersion: Bool { version <= Vocabulary.latestToolsVersion }
}
