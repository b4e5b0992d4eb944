/// What the command line asks for.
struct Options {
  enum Format: String {
    case table, json
  }

  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: solver-benchmark [options]
      --only W1,W5       only these workloads
      --largest N        no case with more than N views
      --seconds S        no case that would take longer than S seconds (default 10)
      --documents DIR    W7: the documents below a folder
      --format json      instead of a table
      --export W1 N FIT  print the systems of a case as text; FIT is roomy or tight
    """

  var only: Set<String> = []
  var largest = Int.max
  var seconds = 10.0
  var documents: String?
  var format = Format.table
  var export: Export?

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let option = rest.popFirst() { try read(option, &rest) }
  }

  func includes(_ name: String) -> Bool { only.isEmpty || only.contains(name) }

  private mutating func read(_ option: String, _ rest: inout ArraySlice<String>) throws {
    switch option {
    case "--only": only = Set(try Self.text(option, &rest).split(separator: ",").map(String.init))
    case "--largest": largest = try Self.value(option, &rest, Int.init)
    case "--seconds": seconds = try Self.value(option, &rest, Double.init)
    case "--documents": documents = try Self.text(option, &rest)
    case "--format": format = try Self.value(option, &rest, Format.init(rawValue:))
    case "--export": export = try Self.export(&rest)
    default: throw Malformed(description: "\(option): unknown option")
    }
  }

  private static func export(_ rest: inout ArraySlice<String>) throws -> Export {
    Export(
      name: try text("--export", &rest), size: try value("--export", &rest, Int.init),
      fit: try value("--export", &rest, Export.fit))
  }

  private static func text(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let text = rest.popFirst() else { throw Malformed(description: "\(option): expected a value") }
    return text
  }

  private static func value<Value>(
    _ option: String, _ rest: inout ArraySlice<String>, _ read: (String) -> Value?
  ) throws -> Value {
    let text = try text(option, &rest)
    guard let value = read(text) else { throw Malformed(description: "\(option): \(text) is not expected here") }
    return value
  }
}
