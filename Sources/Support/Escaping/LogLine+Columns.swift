extension Escaped where Syntax == LogLine {
  /// How many columns it takes, where every character takes one.
  package var width: Int { string.count }

  /// Without the line break at its end.
  package var withoutLastLineBreak: Escaped { bytes.last == UInt8(ascii: "\n") ? dropLast(1) : self }

  package var withoutTrailingSpaces: Escaped { dropLast(bytes.reversed().prefix { $0 == UInt8(ascii: " ") }.count) }

  /// Filled with spaces to a number of columns.
  package func padded(to width: Int) -> Escaped { self + .spaces(width - self.width) }

  /// The same with the spaces first.
  package func aligned(right width: Int) -> Escaped { .spaces(width - self.width) + self }

  /// Cut to a number of columns, with an ellipsis where something is missing.
  package func truncated(to width: Int) -> Escaped {
    let string = string
    guard string.count > width else { return self }
    return Escaped(stringLiteral: string.prefix(max(1, width - 1)) + "…")
  }
}
