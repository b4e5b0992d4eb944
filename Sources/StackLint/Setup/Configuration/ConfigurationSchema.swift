import StackModel
package import Support

/// The JSON Schema of `.ibstack.yml`, for editors: Documentation/ibstack.schema.json.
package struct ConfigurationSchema {
  package init() {}

  package var text: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("$id", "urn:ibstack:configuration")
      json.member("title", ".ibstack.yml")
      json.member(
        "description", "The rules that ibstack lint enforces, their severities, and the documents that they apply to.")
      writeObject(
        &json,
        [
          (
            "preset",
            { $0.choice("The rules to start from.", RulePreset.allCases.map(\.rawValue)) }
          ),
          ("include", { $0.reference("paths", "The only documents to lint.") }),
          ("exclude", { $0.reference("paths", "Documents to skip.") }),
          ("only", { $0.reference("ruleIDs", "The only rules to enforce.") }),
          ("rules", { $0.reference("rules", "Severities by rule id, or mappings with severity and options.") }),
          ("overrides", { $0.list("Rules for some documents.", of: "override") }),
          ("suppress", { $0.list("Findings that are intended.", of: "suppression") }),
          ("variants", writeVariants),
          (
            "stack-behavior",
            { $0.choice("The rules that stack views follow.", StackBehavior.allCases.map(\.rawValue)) }
          ),
          ("ios", { writeVersion("The version of iOS to lay out for, such as 14.", &$0) }),
          ("macos", { writeVersion("The version of macOS whose controls to lay out, such as 26.", &$0) }),
          (
            "semantics",
            {
              $0.choice(
                "The layout to compute: Interface Builder's canvas, or an app at run time.",
                LayoutSemantics.allCases.map(\.rawValue))
            }
          ),
          ("fonts", { $0.stringOrStrings("Font files to measure text with, and folders of font files.", nil) }),
          ("baseline", { $0.simple("string", "A file of known findings, which are not reported.") }),
          (
            "in-document-suppressions",
            {
              $0.choice(
                "Whether notes in documents suppress findings: yes, yes but hidden findings count, or no.",
                InDocumentSuppressions.allCases.map(\.rawValue))
            }
          ),
          ("inherit", { $0.simple("boolean", "Whether configurations in folders above also apply.") }),
        ])
      json.object("$defs") { json in writeDefinitions(&json) }
    }
    return json.text + "\n"
  }

  private typealias Member = (name: String, write: (inout JSONWriter) -> Void)

  private func writeObject(_ json: inout JSONWriter, _ members: [Member], required: [String] = []) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    if !required.isEmpty { json.member("required", required) }
    json.object("properties") { json in
      for member in members {
        json.lineBreak(indent: 2)
        json.object(member.name, member.write)
      }
    }
  }

  private func writeDefinitions(_ json: inout JSONWriter) {
    let definitions: [Member] = [
      ("severity", { $0.member("enum", ["off", "notice", "warning", "error"]) }),
      ("paths", { $0.stringOrStrings("Patterns as in .gitignore.", nil) }),
      ("ruleIDs", { $0.stringOrStrings("Rule ids.", RuleCatalog.rules.map(\.id)) }),
      ("rules", { json in writeObject(&json, RuleCatalog.rules.map { rule in (rule.id, { write(rule, &$0) }) }) }),
      (
        "override",
        { json in
          writeObject(
            &json, [("paths", { $0.reference("paths", nil) }), ("rules", { $0.reference("rules", nil) })],
            required: ["paths"])
        }
      ),
      ("suppression", writeSuppression),
    ]
    for definition in definitions {
      json.lineBreak(indent: 1)
      json.object(definition.name, definition.write)
    }
  }

  private func writeVariants(_ json: inout JSONWriter) {
    let devices = (Device.handheldIDs + Device.productNames).flatMap { [$0, "\($0)-landscape"] }
    json.member("description", "The devices and users that documents are laid out for.")
    writeObject(
      &json,
      [
        ("devices", { $0.stringOrStrings("Interface Builder's ids, or names such as iPhone 15.", ["all"] + devices) }),
        ("orientations", { $0.stringOrStrings("Orientations of the devices.", ["all", "portrait", "landscape"]) }),
        ("text-sizes", { $0.stringOrStrings("Text sizes.", ["all"] + ContentSizeCategory.allCases.map(\.name)) }),
        ("languages", { $0.stringOrStrings("base, pseudo, rtl, all, or identifiers such as de and pt-BR.", nil) }),
        ("bold-text", { $0.simple("boolean", "Whether the user turned on Bold Text.") }),
      ])
  }

  private func writeVersion(_ description: String, _ json: inout JSONWriter) {
    json.member("description", description)
    json.member("type", ["number", "string"])
  }

  private func writeSuppression(_ json: inout JSONWriter) {
    writeObject(
      &json,
      [
        (
          "object",
          { $0.simple("string", "The object's id. Without one, rules are suppressed on documents as a whole.") }
        ),
        ("rules", { $0.reference("ruleIDs", "The default is all rules.") }),
        ("paths", { $0.reference("paths", "The default is all documents.") }),
        ("reason", { $0.simple("string", "The reason why the findings are intended.") }),
      ], required: ["reason"])
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    json.member("description", rule.summary + ".")
    let severity: Member = ("severity", { $0.reference("severity", nil) })
    json.array("anyOf") { json in
      json.object { $0.reference("severity", nil) }
      json.object { json in
        writeObject(&json, [severity] + rule.options.map { option in (option.name, { $0.write(option) }) })
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func simple(_ type: String, _ description: String) {
    member("description", description)
    member("type", type)
  }

  fileprivate mutating func choice(_ description: String, _ words: [String]) {
    member("description", description)
    member("enum", words)
  }

  fileprivate mutating func reference(_ name: String, _ description: String?) {
    if let description { member("description", description) }
    member("$ref", "#/$defs/\(name)")
  }

  fileprivate mutating func list(_ description: String, of name: String) {
    simple("array", description)
    object("items") { $0.reference(name, nil) }
  }

  fileprivate mutating func stringOrStrings(_ description: String, _ allowed: [String]?) {
    member("description", description)
    let write: (inout JSONWriter) -> Void = { json in
      json.member("type", "string")
      if let allowed { json.member("enum", allowed) }
    }
    array("anyOf") { json in
      json.object(write)
      json.object { json in
        json.member("type", "array")
        json.object("items", write)
      }
    }
  }

  fileprivate mutating func write(_ option: RuleOption) {
    member("description", option.explanation + ".")
    switch option.defaultValue {
    case .number: member("type", "number")
    case .flag: member("type", "boolean")
    case .words: stringOrStringsOfAnyKind()
    case .table:
      member("type", "object")
      object("additionalProperties") { $0.stringOrStringsOfAnyKind() }
    }
  }

  private mutating func stringOrStringsOfAnyKind() {
    member("type", ["string", "array"])
    object("items") { $0.member("type", "string") }
  }
}
