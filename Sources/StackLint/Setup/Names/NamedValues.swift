import NibDecoder
package import StackModel

/// Values by their names, which are separated by commas, or `all`.
package struct NamedValues<Value> {
  package let values: [Value]

  /// - Throws: The first unknown name, with the nearest known one.
  init(_ argument: String, _ noun: String, _ all: [Value], name: (Value) -> String) throws(UnknownName) {
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

  private static func unknown(
    _ word: String, _ noun: String, _ names: [String], more: String = ""
  ) -> UnknownName {
    let hint = nearestName(to: word, among: names).map { "did you mean \($0)?" }
    return UnknownName(
      description: "unknown \(noun) \"\(word)\"; "
        + (hint ?? "expected all, or some of \(names.joined(separator: ", "))\(more)"))
  }
}

extension NamedValues<Device> {
  /// Devices by Interface Builder's ids or the names of products; `-landscape` behind one rotates the device. `all` are phones
  /// and tablets.
  package init(devices argument: String) throws(UnknownName) {
    if argument.lowercased() == "all" {
      try self.init("all", "device", Device.handheldIDs.compactMap { Device(named: $0, landscape: false) }, name: \.id)
    } else {
      self.init(
        values: try Self.words(argument).map { (word) throws(UnknownName) in try Self.device(word) })
    }
  }

  /// One device.
  package static func device(_ name: String) throws(UnknownName) -> Device {
    guard let device = Device(name: name) else {
      let known = DeviceName(name).nearest(among: Device.knownIDs + Device.productNames)
      throw UnknownName(
        description: "unknown device \"\(name)\"; "
          + (known.map { "did you mean \"\($0)\"?" } ?? "expected one of \(Device.list), or another product's name"))
    }
    return device
  }
}

extension NamedValues<LayoutLanguage> {
  /// Languages by their names or identifiers. `all` is the document's own and all those into which it is translated.
  init(languages argument: String) throws(UnknownName) {
    let known = LayoutLanguage.builtIn
    self.init(
      values: try Self.words(argument).map { (word) throws(UnknownName) in
        if word.lowercased() == "all" { return .allTranslations }
        if let language = known.first(where: { $0.name == word.lowercased() }) { return language }
        guard Self.isIdentifier(word) else {
          throw Self.unknown(word, "language", known.map(\.name), more: ", or identifiers such as de and pt-BR")
        }
        return .translation(word)
      })
  }

  /// Whether a word is made like `de`, `pt-BR` or `zh-Hant`.
  private static func isIdentifier(_ word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isPart = { (part: Substring) in part.utf8.allSatisfy { $0.isASCIILetterOrDigit } }
    return (2...3).contains(parts[0].utf8.count) && parts[0].allSatisfy(\.isLowercase)
      && parts.dropFirst().allSatisfy { (2...8).contains($0.utf8.count) } && parts.allSatisfy(isPart)
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}

/// An unknown name, with the expected names or the nearest one.
package struct UnknownName: Error, CustomStringConvertible {
  package let description: String
}
