package import FontMetrics

/// A bar of any width, whose class gives it a height: a ``NavigationBar``, ``Toolbar``, ``TabBar`` or ``SearchBar``.
public class Bar: View {
  /// The color of the bar; nil for the system's.
  package final var barTintColor: Color? { decodeLateColor(forKey: "barTintColor") }
}
