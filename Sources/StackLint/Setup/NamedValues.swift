import Formats
import NibDecoder
package import StackModel
import Support

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

/// What people call a device, right or wrong: a family, a model's number, and more.
struct DeviceName {
  private let text: String
  /// `iphone`, `ipad` or `retina`.
  private let family: String
  /// The first number: 15 for an iPhone 15 Pro.
  private let number: Int?

  init(_ text: String) {
    self.text = text
    family = text.prefix { $0.isLetter }.lowercased()
    number = Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// The name that is probably meant: one with the same number, or else the model of the family whose number is nearest.
  func nearest(among names: [String]) -> String? {
    let near = nearestName(to: text, among: names)
    guard let number else { return near }
    if let near, DeviceName(near).number == number { return near }
    let models = names.map { DeviceName($0) }.filter { $0.family == family && $0.number != nil }
    return models.min { $0.distance(to: number) < $1.distance(to: number) }?.text ?? near
  }

  /// How far a model is from a number. The plain model comes before its variants.
  private func distance(to number: Int) -> (UInt, Int) {
    ((self.number ?? 0).subtractingReportingOverflow(number).partialValue.magnitude, text.utf8.count)
  }
}

/// A version of iOS that has stack views, such as `14`, `14.5` or `27.1`.
package struct IOSVersion: Sendable {
  /// The first number.
  package let major: Int
  /// The second number; nil if none is given. Only that of iOS 27 changes layout.
  package let minor: Int?

  /// The first numbers of all versions that are known.
  package static let majors = Array(9...18) + [26, 27]

  /// Nil for what is no version, and for versions that are not known.
  package init?(_ text: String) {
    guard let version = SystemMajor(text, among: Self.majors) else { return nil }
    (major, minor) = (version.number, version.minor)
  }
}

/// A version of macOS that has Auto Layout, such as `26`, `15.1` or `10.15`.
package struct MacOSVersion: Sendable {
  /// The first number. The others do not change layout.
  package let major: Int

  /// The first numbers of all versions that are known.
  package static let majors = Array(10...15) + [26, 27]

  /// Nil for what is no version, and for versions that are not known.
  package init?(_ text: String) {
    guard let major = SystemMajor(text, among: Self.majors) else { return nil }
    self.major = major.number
  }
}

/// The major number in a version of one to three numbers, such as `14`, `14.5` or `10.15.7`.
struct SystemMajor {
  let number: Int
  /// The second number; nil if there is none.
  let minor: Int?

  /// Nil for other texts, and for versions that are not known.
  init?(_ text: String, among majors: [Int]) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 2 ? UInt8($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, let first = numbers.first,
      majors.contains(Int(first))
    else { return nil }
    number = Int(first)
    minor = numbers.count > 1 ? Int(numbers[1]) : nil
  }
}

extension ReportedFile {
  /// The names of the file with a path.
  package init(_ path: String) {
    let absolute = AbsolutePath(path)
    self.init(path: path, absolutePath: absolute.text, repositoryPath: absolute.inRepository)
  }
}
