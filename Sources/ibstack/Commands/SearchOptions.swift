import ArgumentParser
import Support

/// How folders are searched.
struct SearchOptions: ParsableArguments {
  @Flag(help: "Include documents in searched folders that git ignores.")
  var noIgnore = false

  /// What words of the command line name, to be searched.
  func paths(_ words: [PathArgument]) -> SearchedPaths { paths(words.expanded) }

  /// The same for single words.
  func paths(_ names: [String]) -> SearchedPaths { SearchedPaths(names, includesIgnored: noIgnore) }
}
