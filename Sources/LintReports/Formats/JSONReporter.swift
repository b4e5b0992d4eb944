import Escaping
import NibDecoder

/// The form that Documentation/lint.schema.json describes: all that is known, so that reports can be made of it.
struct JSONReporter: FindingReporter {
  let needsFingerprints = true
  /// Changes when something that was there means something else.
  static let version = 1
  static let configurationKind = "configuration"

  let head: RunHead
  let reportsAll = true
  let separator: Escaped<JSONString> = ",\n"
  let footer: Escaped<JSONString> = "\n]}\n"

  var header: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Double(Self.version))
      if let shard = head.shard {
        json.key("shard")
        json.object { json in
          json.member("index", Double(shard.index + 1))
          json.member("count", Double(shard.count))
        }
      }
      json.key("failures")
      json.array { json in for failure in head.failures { json.string(failure) } }
      json.key("documents")
      json.array { _ in }
    }
    return json.text.dropLast(2) + "\n"
  }

  func text(for report: FindingReport) -> Escaped<JSONString>? {
    var json = JSONWriter()
    json.object { json in
      json.member("path", report.path)
      if report.isConfiguration { json.member("kind", Self.configurationKind) }
      if let failure = report.failure { json.member("failure", failure) }
      json.key("findings")
      json.array { json in
        for finding in report.findings {
          json.lineBreak(indent: 2)
          json.object { json in json.write(finding, in: report) }
        }
      }
      json.key("lines")
      json.array { json in for line in report.namedLines { json.write(line, report.lines) } }
    }
    return json.text
  }
}
