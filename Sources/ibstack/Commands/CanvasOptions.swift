public import ArgumentParser
public import StackModel

/// On what documents are laid out.
struct CanvasOptions: ParsableArguments {
  @Option(help: "Size of top-level views in points, such as 375x667.")
  var size: SizeArgument?

  @Option(help: "Device to lay out on, by Interface Builder's id, such as retina6_12; add -landscape to turn it.")
  var device: DeviceArgument?

  @Option(help: "Whose rules stack views follow: uikit or fdstackview.")
  var stackBehavior: StackBehavior = .uiKit

  /// The options for a user's text size.
  func layoutOptions(_ fonts: FontOptions, textSize: ContentSizeCategory? = nil) throws -> LayoutOptions {
    LayoutOptions(
      device: device?.device, size: size?.size, contentSizeCategory: textSize, stackBehavior: stackBehavior,
      fonts: try fonts.collection())
  }
}

extension Axis: ExpressibleByArgument {}
