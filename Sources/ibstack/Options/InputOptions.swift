import ArgumentParser
import LayoutAnalysis
import StackModel
import Support

/// Options of all commands that read documents.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Files, folders, or - for standard input. Folders are searched for storyboards, xibs and stack definitions.")
  var paths: [PathArgument]

  @OptionGroup var search: SearchOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var variantOptions: VariantOptions

  /// What is searched.
  var searched: SearchedPaths { search.paths(paths) }

  /// The requested devices and users; nil for the documents' own canvas.
  var variants: LayoutVariants? { variantOptions.variants(canvas) }

  func validate() throws { try variantOptions.validate(canvas) }

  /// The options that all variants share.
  func layoutOptions(_ fonts: FontOptions) throws -> LayoutOptions {
    var options = try canvas.layoutOptions(fonts, translations: variantOptions.translations.folders())
    options.device = nil
    return options
  }
}

/// `WIDTHxHEIGHT` in points.
struct SizeArgument: ExpressibleByArgument {
  let size: Size

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    guard width.isFinite, height.isFinite, (0...100_000).contains(width), (0...100_000).contains(height) else {
      return nil
    }
    size = Size(width: width, height: height)
  }
}

/// The name of one of UIKit's text sizes, such as `accessibility-large`.
struct TextSizeArgument: ExpressibleByArgument {
  let category: ContentSizeCategory

  init?(argument: String) {
    guard let category = ContentSizeCategory(named: argument) else { return nil }
    self.category = category
  }

  static var allValueStrings: [String] { ContentSizeCategory.allCases.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// How folders are searched.
struct SearchOptions: ParsableArguments {
  @Flag(help: "Include documents in searched folders that git ignores.")
  var noIgnore = false

  /// What words of the command line name, to be searched.
  func paths(_ words: [PathArgument]) -> SearchedPaths { paths(words.expanded) }

  /// The same for single words.
  func paths(_ names: [String]) -> SearchedPaths { SearchedPaths(names, includesIgnored: noIgnore) }
}
