import Support

/// A class of the app, as the runtime names it.
struct ClassName {
  let name: String
  /// The Swift module; nil for a class of Objective-C.
  let module: String?

  /// Takes `_TtC6Module5Badge` and `Module.Badge` apart; nested classes and other names stay as they are.
  init(runtimeName: String) {
    if let (module, name) = Self.mangled(runtimeName) {
      (self.module, self.name) = (module, name)
    } else {
      (module, name) = (nil, runtimeName)
    }
  }

  private static func mangled(_ text: String) -> (module: String, name: String)? {
    guard text.hasBytePrefix("_TtC") else { return nil }
    var rest = text.dropFirst(4)
    guard let module = part(&rest), let name = part(&rest), rest.isEmpty else { return nil }
    return (module, name)
  }

  /// A part of a mangled name: its length in bytes, and as many bytes.
  private static func part(_ rest: inout Substring) -> String? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, count <= rest.utf8.count - digits.utf8.count else { return nil }
    let start = rest.utf8.index(rest.startIndex, offsetBy: digits.utf8.count)
    let end = rest.utf8.index(start, offsetBy: count)
    let part = String(rest[start..<end])
    rest = rest[end...]
    return part
  }
}

extension ObjectGraph {
  /// The class of the app that replaces the one of an object; nil if none does.
  func customClass(of position: Int) -> ClassName? {
    guard let name = text("UIClassName", of: position), name != text("UIOriginalClassName", of: position) else {
      return nil
    }
    return ClassName(runtimeName: name)
  }
}

extension MarkupElement {
  /// Sets the custom class and its module.
  func set(customClass name: ClassName) {
    set("customClass", name.name)
    set("customModule", name.module)
  }
}
