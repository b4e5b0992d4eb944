import NibDecoder

extension Rule {
  static let wrongCustomModule = Rule(
    "wrong-custom-module", .policy, .error, isOptIn: true,
    summary: "A custom class names another module than its own, or none",
    rationale: """
      A Swift class is found at run time by its name and its module. With the wrong one the view is a plain UIView, the
      console says "Unknown class", and its outlets crash. It happens when classes move into a framework. Name the
      classes of each module; without the option nothing is found.
      """,
    options: [RuleOption("modules", .table([:]), "modules, each with its classes")],
    examples: [
      .bad(
        "<button customClass=\"PrimaryButton\" customModule=\"⟦App⟧\" customModuleProvider=\"target\" id=\"a\"/>",
        in: .xib, options: ["modules": .table(["Components": ["PrimaryButton"]])]),
      .bad(
        "<button customClass=\"⟦PrimaryButton⟧\" id=\"a\"/>",
        in: .xib, options: ["modules": .table(["Components": ["PrimaryButton"]])]),
      .good(
        "<button customClass=\"PrimaryButton\" customModule=\"Components\" id=\"a\"/>",
        in: .xib, options: ["modules": .table(["Components": ["PrimaryButton"]])]),
    ]
  ) { document, options in
    let pairs = options.table("modules").flatMap { module, classes in classes.map { ($0, module) } }
    let modules = Dictionary(pairs) { first, second in min(first, second) }
    guard !modules.isEmpty else { return [] }
    return document.elements(with: "customClass").compactMap { element in
      guard let name = element.customClass, let module = modules[name], element["customModule"] != module else {
        return nil
      }
      let found = element["customModule"].map { "is not in \($0)" } ?? "has no module"
      let message = "\(name) \(found); set its module to \(module)"
      return Finding(message, at: element.valueRange("customModule") ?? element.valueRange("customClass"))
    }
  }
}
