@testable import Formats

/// Text that has to be JSON.
enum JSONText {
  static func check(_ bytes: [UInt8], _ title: String) throws(Violation) {
    do throws(JSONNode.Problem) {
      _ = try JSONParser.parse(bytes)
    } catch {
      let text = String(decoding: bytes, as: UTF8.self)
      throw Violation("\(title) is no JSON: \(error.message) at \(error.offset) in \(text)")
    }
  }
}
