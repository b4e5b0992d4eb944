import ArgumentParser

/// One word of a command line that names files or folders: a path, or several that `CommandArguments.grouped` joined.
struct PathArgument: ExpressibleByArgument {
  /// The paths, in the order of the command line.
  let paths: [String]

  init(_ path: String) { paths = [path] }

  init(argument: String) {
    paths = argument.unicodeScalars.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map { String($0) }
  }

  static var defaultCompletionKind: CompletionKind { .file() }

  /// A help text shows the path as it is typed.
  var defaultValueDescription: String { paths.joined(separator: " ") }

  /// Joins words into one. No word that the system passes to a program contains the separator.
  static func join(_ words: some Sequence<String>) -> String { words.joined(separator: String(separator)) }

  private static let separator: Unicode.Scalar = "\0"
}

extension [PathArgument] {
  /// The paths of all words.
  var expanded: [String] { flatMap(\.paths) }
}
