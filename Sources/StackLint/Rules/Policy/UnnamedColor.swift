import NibDecoder
import StackModel

extension Rule {
  static let unnamedColor = Rule(
    "unnamed-color", .policy, .warning, isOptIn: true,
    summary: "A color is written as numbers instead of a name in an asset catalog",
    rationale: """
      A color that is written as numbers does not change in dark mode or with the design. Use a color of an asset
      catalog; `allowed` lists the colors that the team uses.
      """,
    options: [
      RuleOption("allowed", .words([]), "names of the allowed colors; empty for all named colors"),
      RuleOption("system-colors", .flag(true), "whether system colors, such as `labelColor`, are allowed"),
      RuleOption("clear", .flag(true), "whether clear colors are allowed"),
      RuleOption("translucent", .flag(false), "whether translucent colors may be written as numbers"),
    ],
    examples: [
      .bad(
        """
        <view id="a">
          ⟦<color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1"/>⟧
        </view>
        """, in: .xib),
      .good(
        """
        <view id="a">
          <color key="backgroundColor" name="Brand"/>
          <color key="tintColor" systemColor="systemBlueColor"/>
        </view>
        """, in: .xib),
    ]
  ) { document, options in
    let policy = ColorPolicy(options)
    return document.elements["color"].compactMap(policy.finding)
  }
}

/// The colors that a team allows.
private struct ColorPolicy {
  let allowed: Set<String>
  let system, clear, translucent: Bool

  init(_ options: RuleOptions) {
    allowed = Set(options.words("allowed"))
    system = options.flag("system-colors")
    clear = options.flag("clear")
    translucent = options.flag("translucent")
  }

  func finding(_ color: DocumentElement) -> Finding? {
    guard !["namedColor", "systemColor"].contains(color.parent?.name ?? ""), !color.isInComment else { return nil }
    return problem(color).map { Finding("\(color["key"] ?? "a color") \($0)", at: color.range) }
  }

  private func problem(_ color: DocumentElement) -> String? {
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? catalogName(color) {
      return system ? nil : "is \(name), a system color; use a named color"
    }
    if let name = color["name"] {
      return allowed.isEmpty || allowed.contains(name) ? nil : "is \(name), which is not one of the allowed colors"
    }
    let alpha = color["alpha"].flatMap { Double(written: $0) } ?? 1
    if clear && color.isClear || translucent && alpha < 1 { return nil }
    return "is written as \(numbers(color)); use a named color"
  }

  private func catalogName(_ color: DocumentElement) -> String? { color["catalog"].flatMap { _ in color["name"] } }

  private func numbers(_ color: DocumentElement) -> String {
    let parts = ["white", "red", "green", "blue", "alpha"].compactMap { name in
      color[name].flatMap { Double(written: $0) }.map { "\(name) \((($0 * 100).rounded() / 100).short)" }
    }
    return parts.isEmpty ? "numbers" : parts.joined(separator: ", ")
  }
}
