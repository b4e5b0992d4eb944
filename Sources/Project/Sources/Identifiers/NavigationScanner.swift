/// Finds out whether a source file sets what a navigation controller shows.
struct NavigationScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage

  init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }

  /// Whether one of the words that a tokenizer noted sets controllers.
  func setsControllers(at sites: IdentifierSites) -> Bool { sites.words.contains(where: setsControllers) }

  private func setsControllers(_ word: Range<Int>) -> Bool {
    if bytes.isText(word, "setViewControllers") { return true }
    if bytes.isText(word, "pushViewController") { return !isOnOwnStack(word) }
    return bytes.isText(word, "viewControllers") && isChanged(after: word.upperBound)
  }

  /// Whether the controller is pushed to the navigation controller that the code is in already.
  private func isOnOwnStack(_ word: Range<Int>) -> Bool {
    var reader = BackwardReader(bytes, from: word.lowerBound)
    if language == .swift {
      guard reader.skip(".") else { return false }
      _ = reader.skip("?") || reader.skip("!")
    } else {
      _ = reader.skip("]")
    }
    return reader.path().last == "navigationController"
  }

  /// Whether the property is assigned to, or something is added to it.
  private func isChanged(after place: Int) -> Bool {
    var tokens = SourceTokenizer(bytes, language: language, from: place)
    if tokens.skip("="), let next = tokens.next() { return !next.isSign("=") }
    return tokens.skip(".") && tokens.nextWord().map { ["append", "insert"].contains(tokens.text($0)) } == true
  }
}
