public import ArgumentParser
import StackLint
public import StackModel

/// Options for the canvas that documents are laid out on.
struct CanvasOptions: ParsableArguments {
  @Option(help: "Size of top-level views, in points, such as 375x667.")
  var size: SizeArgument?

  @Option(
    help: "Device to lay out for: \"iPhone 15\", or Interface Builder's id, retina6_12; add -landscape to rotate it.",
    completion: .list(Device.knownIDs), transform: NamedValues.device)
  var device: Device?

  @OptionGroup var stacks: StackViewOptions

  /// The options for a user's text size.
  func layoutOptions(
    _ fonts: FontOptions, textSize: ContentSizeCategory? = nil,
    translations: TranslationFolders = TranslationFolders()
  ) throws -> LayoutOptions {
    var options = LayoutOptions(
      device: device, size: size?.size, contentSizeCategory: textSize, fonts: try fonts.collection(),
      translations: TranslationFiles(in: translations))
    stacks.choice.apply(to: &options)
    return options
  }
}

extension Axis: ExpressibleByArgument {}
