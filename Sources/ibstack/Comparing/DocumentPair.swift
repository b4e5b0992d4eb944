import FileAccess

/// Two versions of a document to compare.
struct DocumentPair {
  /// The path that the output names.
  let path: String
  /// Nil for a document that is not there.
  let old: [UInt8]?
  let new: [UInt8]?

  /// The same versions, the new one first.
  var reversed: DocumentPair { DocumentPair(path: path, old: new, new: old) }
}
