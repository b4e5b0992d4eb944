import NibDecoder

extension Rule {
  static let runtimeAttributeNotAllowed = Rule(
    "runtime-attribute-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A runtime attribute has a value that the team does not allow",
    rationale: """
      User defined runtime attributes are set by name when the app runs, and nothing checks them earlier. Keys are
      written `button@layer.cornerRadius` for all buttons, or `App.Badge@sizeName` for a custom class. `unset` stands
      for a missing attribute.
      """,
    options: [RuleOption("allowed", .table([:]), "`element@keyPath`, each with its allowed values")],
    examples: [
      .bad(
        """
        <button id="a"><userDefinedRuntimeAttributes>
          ⟦<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">⟧
            <integer key="value" value="8"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></button>
        """, in: .xib, options: ["allowed": .table(["button@layer.cornerRadius": ["unset"]])]),
      .bad(
        """
        ⟦<view customClass="Badge" customModule="App" id="a"/>⟧
        """, in: .xib, options: ["allowed": .table(["App.Badge@sizeName": ["small", "large"]])]),
      .good(
        """
        <view customClass="Badge" customModule="App" id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="sizeName" value="small"/>
        </userDefinedRuntimeAttributes></view>
        """, in: .xib, options: ["allowed": .table(["App.Badge@sizeName": ["small", "large"]])]),
    ]
  ) { document, options in
    options.table("allowed").sorted { $0.key < $1.key }.flatMap { key, values in
      runtimeFindings(key.split(separator: "@", maxSplits: 1).map(String.init), values, in: document)
    }
  }

  private static func runtimeFindings(_ key: [String], _ values: [String], in document: LintedDocument) -> [Finding] {
    guard key.count == 2 else { return [] }
    let isClass = key[0].contains(".") || key[0].first?.isUppercase == true
    let elements =
      isClass ? document.elements(with: "customClass").filter { $0.isOf([key[0]]) } : document.elements[key[0]]
    return elements.compactMap { runtimeFinding($0, key[1], values) }
  }

  private static func runtimeFinding(_ element: DocumentElement, _ keyPath: String, _ values: [String]) -> Finding? {
    let found = element.runtimeAttribute(keyPath)
    guard !values.contains(found ?? "unset") else { return nil }
    let state = found.map { "is \($0)" } ?? "is not set"
    let message = "\(keyPath) of \(element.title) \(state); expected \(values.joined(separator: " or "))"
    return Finding(message, at: element.runtimeAttributeElement(keyPath)?.range ?? element.range)
  }
}
