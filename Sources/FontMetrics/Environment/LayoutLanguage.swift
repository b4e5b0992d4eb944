/// The language that texts are shown in, as far as layout depends on it.
public enum LayoutLanguage: String, CaseIterable, Hashable, Sendable {
  /// The document's own texts, from left to right.
  case base
  /// Texts two fifths longer, as translations are: see ``PseudoText``.
  case pseudo
  /// The document's own texts, from right to left.
  case rightToLeft = "rtl"
}
