/// In what language a document is shown, as far as layout can tell.
public enum LayoutLanguage: String, CaseIterable, Hashable, Sendable {
  /// The document's own texts, from left to right.
  case base
  /// Texts two fifths longer, as translations are: see ``PseudoText``.
  case pseudo
  /// The document's own texts, from right to left.
  case rightToLeft = "rtl"
}
