@testable import ibstack

/// Text that has to be JSON.
enum JSONText {
  static func check(_ text: String, _ title: String) throws(Violation) {
    do throws(JSONNode.Problem) {
      _ = try JSONParser.parse(Array(text.utf8))
    } catch {
      throw Violation("\(title) is no JSON: \(error.message) at \(error.offset) in \(text)")
    }
  }
}
