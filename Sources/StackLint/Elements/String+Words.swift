extension String {
  /// Whether it is a text to read rather than a number, a sign or a monogram: three letters at least.
  var hasWords: Bool { lazy.filter(\.isLetter).prefix(3).count == 3 }
}
