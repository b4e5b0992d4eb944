import NibDecoder

extension Rule {
  static let classNotAllowed = Rule(
    "class-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A custom class is no longer allowed",
    rationale: """
      The compiler warns about deprecated classes in code, but not in documents. List the deprecated classes and their
      replacements.
      """,
    options: [
      RuleOption("classes", .table([:]), "classes, `Class` or `Module.Class`, each with its replacements")
    ],
    examples: [
      .bad(
        "<button customClass=\"⟦LegacyButton⟧\" customModule=\"App\" id=\"a\"/>", in: .xib,
        options: ["classes": .table(["App.LegacyButton": ["App.PrimaryButton"]])]),
      .good(
        "<button customClass=\"LegacyButton\" customModule=\"Other\" id=\"a\"/>", in: .xib,
        options: ["classes": .table(["App.LegacyButton": ["App.PrimaryButton"]])]),
    ]
  ) { document, options in
    let classes = options.table("classes")
    guard !classes.isEmpty else { return [] }
    return document.elements(with: "customClass").compactMap { element in
      let names = [element.customClass, element.qualifiedClass].compactMap { $0 }
      guard let name = names.last(where: { classes[$0] != nil }) else { return nil }
      let others = (classes[name] ?? []).joined(separator: " or ")
      let message = "\(name) is not allowed" + (others.isEmpty ? "" : "; use \(others)")
      return Finding(message, at: element.valueRange("customClass"))
    }
  }
}
