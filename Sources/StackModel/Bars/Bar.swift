import NibDecoder

/// A bar of any width, whose class gives it a height: a ``NavigationBar``, ``Toolbar``, ``TabBar`` or ``SearchBar``.
public class Bar: View {
  /// The color of the bar; nil for the system's.
  package final var barTintColor: Color? { decodeLateColor(forKey: "barTintColor") }
  /// Whether the bar is black where it has no color of its own.
  package final var isBlack: Bool { decodeLate { $0.isBlackBar } ?? false }
}

extension NibCoder {
  /// Whether an element has a style that makes a bar black.
  var isBlackBar: Bool { decodeString(forKey: "barStyle")?.hasBytePrefix("black") ?? false }
}
