import ArgumentParser
import NibDecoder
import StackModel

/// Names with commas between them, or `all`.
struct NamedValues<Value> {
  let values: [Value]

  /// - Throws: which name is none, and which is nearest.
  init(_ argument: String, _ noun: String, _ all: [Value], name: (Value) -> String) throws {
    if argument.lowercased() == "all" {
      values = all
      return
    }
    let names = all.map(name)
    values = try Self.words(argument).map { word in
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

  private static func unknown(_ word: String, _ noun: String, _ names: [String]) -> ValidationError {
    let hint = nearestName(to: word, among: names).map { "did you mean \($0)?" }
    return ValidationError("no \(noun) \"\(word)\"; \(hint ?? "expected all, or of \(names.joined(separator: ", "))")")
  }
}

extension NamedValues<Device> {
  /// Devices by their ids, those with `-landscape` behind it turned; `all` are phones and tablets.
  init(devices argument: String) throws {
    if argument.lowercased() == "all" {
      try self.init("all", "device", Device.handheldIDs.compactMap { Device(named: $0, landscape: false) }, name: \.id)
    } else {
      self.init(
        values: try Self.words(argument).map { word in
          guard let found = DeviceArgument(argument: word) else { throw Self.unknown(word, "device", Device.knownIDs) }
          return found.device
        })
    }
  }
}
