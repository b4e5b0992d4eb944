/// What help says of something that only some builds of the program can do.
enum TraitNote {
  /// Behind "if ibstack is built with it".
  static func text(_ isSupported: Bool) -> String { isSupported ? "" : " (this one is not)" }
}
