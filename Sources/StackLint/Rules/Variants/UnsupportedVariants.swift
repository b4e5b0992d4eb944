import LayoutAnalysis
import StackModel

extension Rule {
  static let unsupportedVariants = Rule(
    .unsupportedVariants, .variants,
    summary: "Devices, text sizes and languages were asked for that the document's platform does not have",
    rationale: """
      They are those of iOS. Documents for macOS and tvOS are laid out on their own canvas only, and the notice says so,
      lest silence passes for success.
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
