public import ArgumentParser
public import StackModel

/// On what, and for whom, documents are laid out.
struct CanvasOptions: ParsableArguments {
  @Option(help: "Size of top-level views in points, such as 375x667.")
  var size: SizeArgument?

  @Option(help: "Device to lay out on, by Interface Builder's id, such as retina6_12; add -landscape to turn it.")
  var device: DeviceArgument?

  @Option(help: "Text size that text styles follow on iOS, from extra-small to accessibility-extra-extra-extra-large.")
  var textSize: TextSizeArgument?

  @Option(help: "Whose rules stack views follow: uikit or fdstackview.")
  var stackBehavior: StackBehavior = .uiKit

  func layoutOptions(_ fonts: FontOptions) throws -> LayoutOptions {
    LayoutOptions(
      device: device?.device, size: size?.size, contentSizeCategory: textSize?.category, stackBehavior: stackBehavior,
      fonts: try fonts.collection())
  }
}

extension Axis: ExpressibleByArgument {}
