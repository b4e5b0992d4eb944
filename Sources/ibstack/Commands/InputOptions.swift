import ArgumentParser
import StackModel

/// What all commands that read documents take.
struct InputOptions: ParsableArguments {
  @Argument(help: "Files, folders (searched for .storyboard and .xib), or - for standard input.")
  var paths: [PathArgument]

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var variantOptions: VariantOptions

  /// The devices and users that were asked for; nil for the documents' own canvas.
  var variants: LayoutVariants? { variantOptions.variants(canvas) }

  func validate() throws { try variantOptions.validate(canvas) }

  /// The options without what varies.
  func layoutOptions(_ fonts: FontOptions) throws -> LayoutOptions {
    var options = try canvas.layoutOptions(fonts)
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

/// A device's id, with `-landscape` to turn it.
struct DeviceArgument: ExpressibleByArgument {
  let device: Device

  init?(argument: String) {
    guard let device = Device(name: argument) else { return nil }
    self.device = device
  }

  static var allValueStrings: [String] { Device.knownIDs }
}

/// UIKit's name for a text size in words, such as `accessibility-large`.
struct TextSizeArgument: ExpressibleByArgument {
  let category: ContentSizeCategory

  init?(argument: String) {
    guard let category = ContentSizeCategory(named: argument) else { return nil }
    self.category = category
  }

  static var allValueStrings: [String] { ContentSizeCategory.allCases.map(\.name) }
}
