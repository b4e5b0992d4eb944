import NibDecoder

extension Rule {
  static let classNotAllowed = Rule(
    "class-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A custom class is one that a team has given up",
    rationale: """
      The compiler warns of deprecated classes in code, but not in documents. Name the classes that are on their way
      out, and what to use instead; without the option nothing is found.
      """,
    options: [
      RuleOption("classes", .table([:]), "classes, `Class` or `Module.Class`, each with what to use instead")
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
      let message = "\(name) is not to be used" + (others.isEmpty ? "" : "; use \(others)")
      return Finding(message, at: element.valueRange("customClass"))
    }
  }
}
