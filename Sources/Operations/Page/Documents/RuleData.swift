import StackLint
import Support

/// Why rules report what they do, and how it is mended, as the page's data.
struct RuleData {
  private let rules: [Rule]

  /// - Parameter ids: The rules that reported something.
  init(_ ids: Set<String>) { rules = RuleCatalog.rules.filter { ids.contains($0.id) } }

  /// What the rules report, in a few words.
  func writeSummaries(to json: inout JSONWriter) {
    json.object { json in for rule in rules { json.member(rule.id, rule.summary) } }
  }

  /// The reasons, and an example of what is reported and of what is not.
  var json: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      for rule in rules {
        json.object(rule.id) { json in
          json.member("why", rule.rationale)
          if let bad = rule.examples.first(where: { !$0.isGood }) { json.member("bad", bad.text) }
          if let good = rule.examples.first(where: \.isGood) { json.member("good", good.text) }
        }
      }
    }
    return json.text
  }
}
