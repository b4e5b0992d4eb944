import NibDecoder
import StackModel

extension Rule {
  static let unnamedColor = Rule(
    "unnamed-color", .policy, .warning, isOptIn: true,
    summary: "A colour is written in numbers, not named from an asset catalogue",
    rationale: """
      A colour in numbers does not change in dark mode nor with the design. Name one of an asset catalogue; `allowed`
      says which ones a team uses.
      """,
    options: [
      RuleOption("allowed", .words([]), "names of colours to use; empty for all that have a name"),
      RuleOption("system-colors", .flag(true), "whether colours of the system, such as `labelColor`, may be used"),
      RuleOption("clear", .flag(true), "whether a colour may be clear"),
      RuleOption("translucent", .flag(false), "whether translucent colours may be written in numbers"),
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

/// Which colours a team uses.
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
    return problem(color).map { Finding("\(color["key"] ?? "a colour") \($0)", at: color.range) }
  }

  private func problem(_ color: DocumentElement) -> String? {
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? catalogName(color) {
      return system ? nil : "is \(name) of the system; use a colour of an asset catalogue"
    }
    if let name = color["name"] {
      return allowed.isEmpty || allowed.contains(name) ? nil : "is \(name), which is not among the colours to use"
    }
    let alpha = color["alpha"].flatMap(Double.init) ?? 1
    if clear && color.isClear || translucent && alpha < 1 { return nil }
    return "is written as \(numbers(color)); use a colour of an asset catalogue"
  }

  private func catalogName(_ color: DocumentElement) -> String? { color["catalog"].flatMap { _ in color["name"] } }

  private func numbers(_ color: DocumentElement) -> String {
    let parts = ["white", "red", "green", "blue", "alpha"].compactMap { name in
      color[name].flatMap(Double.init).map { "\(name) \((($0 * 100).rounded() / 100).short)" }
    }
    return parts.isEmpty ? "numbers" : parts.joined(separator: ", ")
  }
}
