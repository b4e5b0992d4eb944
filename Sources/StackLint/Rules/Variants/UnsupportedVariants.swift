import LayoutAnalysis
import StackModel

extension Rule {
  static let unsupportedVariants = Rule(
    .unsupportedVariants, .variants,
    summary: "The platform of a document has no such devices, text sizes or languages",
    rationale: """
      Devices and text sizes are those of iOS. Documents for macOS are laid out in all languages, but only on their own
      canvas, and documents for tvOS only once. The notice shows that they were not checked on others.
      """,
    examples: [
      .bad("<view id=\"panel\"/>", in: .macXib, on: LayoutVariants(devices: [.named("retina4_0")])),
      .good("<view id=\"panel\"/>", in: .xib, on: LayoutVariants(devices: [.named("retina4_0")])),
    ])
}

extension Device {
  /// A device of the table.
  static func named(_ id: String) -> Device { Device(named: id, landscape: false) ?? .standard }
}
