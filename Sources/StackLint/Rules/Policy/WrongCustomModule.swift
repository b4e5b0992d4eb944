import NibDecoder

extension Rule {
  static let wrongCustomModule = Rule(
    "wrong-custom-module", .policy, .error, isOptIn: true,
    summary: "A custom class has the wrong module, or none",
    rationale: """
      At run time, a Swift class is found by its name and its module. With the wrong module, the view is a plain UIView,
      the console prints "Unknown class", and its outlets crash. This happens when classes move to a framework. List the
      classes of each module, or the paths of its sources; without the options, the rule reports nothing.
      """,
    options: [
      RuleOption("modules", .table([:]), "modules, each with its classes"),
      RuleOption(
        "paths", .table([:]),
        "modules, each with the files and folders of its sources, as in `.gitignore`, relative to the project's folder"),
    ],
    needs: .sources,
    examples: [
      .bad(
        "<button customClass=\"PrimaryButton\" customModule=\"⟦App⟧\" customModuleProvider=\"target\" id=\"a\"/>",
        in: .xib, options: ["modules": .table(["Components": ["PrimaryButton"]])]),
      .bad(
        "<button customClass=\"⟦PrimaryButton⟧\" id=\"a\"/>",
        in: .xib, options: ["modules": .table(["Components": ["PrimaryButton"]])]),
      .bad(
        "<button customClass=\"PrimaryButton\" customModule=\"⟦App⟧\" id=\"a\"/>", in: .xib,
        beside: ["Components/Buttons/PrimaryButton.swift": "class PrimaryButton: UIButton {}"],
        options: ["paths": .table(["Components": ["/Components/"]])]),
      .good(
        "<button customClass=\"PrimaryButton\" customModule=\"Components\" id=\"a\"/>",
        in: .xib, options: ["modules": .table(["Components": ["PrimaryButton"]])]),
      .good(
        "<button customClass=\"PrimaryButton\" customModule=\"App\" id=\"a\"/>", in: .xib,
        beside: ["App/PrimaryButton.swift": "class PrimaryButton: UIButton {}"],
        options: ["paths": .table(["Components": ["/Components/"]])]),
    ]
  ) { document, options in
    let table = ModuleTable(options, sources: document.project?.sources)
    guard !table.isEmpty else { return [] }
    return document.elements(with: "customClass").compactMap { element in
      guard let name = element.customClass, let module = table.module(ofClass: name), element["customModule"] != module
      else { return nil }
      let found = element["customModule"].map { "is not in \($0)" } ?? "has no module"
      let message = "\(name) \(found); set its module to \(module)"
      return Finding(message, at: element.valueRange("customModule") ?? element.valueRange("customClass"))
    }
  }
}

/// The modules that a configuration says classes are in.
private struct ModuleTable {
  /// By the class's name.
  private let modules: [String: String]
  private let paths: [(module: String, patterns: [GlobPattern])]
  private let sources: SourceFiles?

  init(_ options: RuleOptions, sources: SourceFiles?) {
    let pairs = options.table("modules").flatMap { module, classes in classes.map { ($0, module) } }
    modules = Dictionary(pairs) { first, second in min(first, second) }
    paths = options.table("paths").map { ($0, $1.compactMap(GlobPattern.init)) }
    self.sources = sources
  }

  var isEmpty: Bool { modules.isEmpty && paths.isEmpty }

  /// The listed module of a class, else the one that all of its sources are in; nil if there is none.
  func module(ofClass name: String) -> String? {
    if let module = modules[name] { return module }
    let files = paths.isEmpty ? [] : sources?.paths(declaring: name) ?? []
    let found = paths.filter { path in !files.isEmpty && files.allSatisfy { path.patterns.matches($0) } }
    return found.count == 1 ? found.first?.module : nil
  }
}
