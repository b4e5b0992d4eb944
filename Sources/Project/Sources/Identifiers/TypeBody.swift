/// The braces of a type in a source file.
struct TypeBody {
  let name: String
  let start: Int
  var end: Int
}

extension [TypeBody] {
  /// The innermost type around a place. The bodies are in the order of their starts.
  func innermost(at place: Int) -> String? {
    last { $0.start <= place && place < $0.end }?.name
  }
}
