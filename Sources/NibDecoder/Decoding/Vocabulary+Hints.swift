extension Vocabulary {
  /// What to write instead of the name of an element that does not exist; nil if that is anybody's guess.
  ///
  /// - Parameter suggestions: The names of elements.
  package func hint(forUnknown name: String, _ suggestions: inout NameSuggestions) -> String? {
    meaning(ofForeign: name).map { "write <\($0)>" } ?? suggestions.next(for: name).map { "did you mean <\($0)>?" }
  }
}
