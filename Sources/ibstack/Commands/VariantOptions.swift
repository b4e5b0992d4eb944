import ArgumentParser
import LayoutAnalysis
import LintSetup
import StackModel

/// For which devices and users documents are laid out.
struct VariantOptions: ParsableArguments {
  @Option(
    help: "Devices to lay out on: all, or ids with commas between them.",
    transform: { try NamedValues(devices: $0).values })
  var devices: [Device] = []

  @Option(
    help: "How devices are held: portrait, landscape, or all.",
    transform: VariantChoice.orientations)
  var orientations: [DeviceOrientation] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "Text sizes that text styles follow on iOS, from extra-small to accessibility-extra-extra-extra-large, or all.",
      discussion: "Several have commas between them, or the option is repeated.", valueName: "text-size"),
    transform: VariantChoice.textSizes)
  var textSizes: [[ContentSizeCategory]] = []

  @Option(
    help: "Languages: base, pseudo (texts two fifths longer), rtl (from right to left), or all.",
    transform: VariantChoice.languages)
  var languages: [LayoutLanguage] = []

  @Flag(help: "Lay out for a user who has turned Bold Text on.")
  var boldText = false

  /// What was asked for.
  var choice: VariantChoice {
    VariantChoice(
      devices: devices.isEmpty ? nil : devices, orientations: orientations.isEmpty ? nil : orientations,
      textSizes: textSizes.isEmpty ? nil : textSizes.flatMap { $0 }, languages: languages.isEmpty ? nil : languages,
      isTextBold: boldText ? true : nil)
  }

  /// The same; nil where that is the documents' own canvas.
  func variants(_ canvas: CanvasOptions) -> LayoutVariants? {
    choice.overridden(by: VariantChoice(devices: canvas.device.map { [$0.device] })).variants
  }

  /// - Throws: what makes no sense together.
  func validate(_ canvas: CanvasOptions) throws {
    if canvas.device != nil, !devices.isEmpty { throw ValidationError("--device and --devices: give one of them") }
    guard canvas.size != nil, !(devices.isEmpty && orientations.isEmpty) else { return }
    let other = devices.isEmpty ? "--orientations" : "--devices"
    throw ValidationError("--size and \(other): a size takes the place of the devices' screens; leave one of them out")
  }
}

extension LayoutVariants {
  /// The options for one device and user; nil where there may be more.
  func single(in options: LayoutOptions) -> LayoutOptions? {
    guard devices.count <= 1, orientations.isEmpty, contentSizeCategories.count <= 1, languages.count <= 1 else {
      return nil
    }
    return options.with(
      LayoutVariant(
        device: devices.first, contentSizeCategory: contentSizeCategories.first, language: languages.first ?? .base,
        isTextBold: isTextBold))
  }
}
