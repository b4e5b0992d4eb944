import NibDecoder

extension Rule {
  static let wrongCustomModule = Rule(
    "wrong-custom-module", .policy, .error, isOptIn: true,
    summary: "A custom class has the wrong module, or none",
    rationale: """
      At run time, a Swift class is found by its name and its module. With the wrong module, the view is a plain UIView,
      the console prints "Unknown class", and its outlets crash. This happens when classes move to a framework. List the
      classes of each module; without the option, the rule reports nothing.
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
