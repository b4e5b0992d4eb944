import NibDecoder
import StackModel

/// Values by their names, which are separated by commas, or `all`.
package struct NamedValues<Value> {
  package let values: [Value]

  /// - Throws: The first unknown name, with the nearest known one.
  package init(_ argument: String, _ noun: String, _ all: [Value], name: (Value) -> String) throws(UnknownName) {
    if argument.lowercased() == "all" {
      values = all
      return
    }
    let names = all.map(name)
    values = try Self.words(argument).map { (word) throws(UnknownName) in
      guard let index = names.firstIndex(of: word.lowercased()) else { throw Self.unknown(word, noun, names) }
      return all[index]
    }
  }

  private init(values: [Value]) { self.values = values }

  private static func words(_ argument: String) -> [String] {
    argument.split(separator: ",", omittingEmptySubsequences: false).map { word in
      String(word.drop { $0 == " " })
    }
  }

  private static func unknown(_ word: String, _ noun: String, _ names: [String]) -> UnknownName {
    let hint = nearestName(to: word, among: names).map { "did you mean \($0)?" }
    return UnknownName(
      description: "unknown \(noun) \"\(word)\"; \(hint ?? "expected all, or some of \(names.joined(separator: ", "))")"
    )
  }
}

extension NamedValues<Device> {
  /// Devices by their ids; `-landscape` after an id rotates the device. `all` are phones and tablets.
  package init(devices argument: String) throws(UnknownName) {
    if argument.lowercased() == "all" {
      try self.init("all", "device", Device.handheldIDs.compactMap { Device(named: $0, landscape: false) }, name: \.id)
    } else {
      self.init(
        values: try Self.words(argument).map { (word) throws(UnknownName) in
          guard let found = Device(name: word) else { throw Self.unknown(word, "device", Device.knownIDs) }
          return found
        })
    }
  }
}

/// An unknown name, with the expected names or the nearest one.
package struct UnknownName: Error, CustomStringConvertible {
  package let description: String
}
