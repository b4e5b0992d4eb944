import LayoutAnalysis
import StackModel

extension Rule {
  static let unsupportedVariants = Rule(
    .unsupportedVariants, .variants,
    summary: "The platform of a document has no such devices, text sizes or languages",
    rationale: """
      Devices, text sizes and languages are those of iOS. Documents for macOS and tvOS are laid out only on their own
      canvas. The notice shows that they were not checked on others.
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
