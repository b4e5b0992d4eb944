package import StackModel

/// Whether the user has chosen light or dark screens.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

extension Paint {
  package subscript(appearance: Appearance) -> Color.Components { appearance == .light ? light : dark }
}
