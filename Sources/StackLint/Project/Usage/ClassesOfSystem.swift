import Project
import Support

/// The classes of which the system may make objects that no code names: it does not with views, their controllers, and what
/// derives from nothing else than `NSObject`.
struct ClassesOfSystem {
  private let classes: ClassIndex
  private var known: [String: Bool] = [:]

  init(_ classes: ClassIndex) { self.classes = classes }

  /// Whether the system may make objects of a class.
  mutating func make(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    // Superclasses in a circle end here.
    known[name] = false
    let answer: Bool
    if let declared = classes[name] {
      answer = !declared.selectors.isDisjoint(with: Self.starts) || declared.superclasses.contains { make($0) }
    } else {
      answer =
        name != "NSObject" && (SystemClass.names.contains(name) || name.hasBytePrefix("NS"))
        && !Self.madeByName.contains { SystemHierarchy.isKind(name, of: $0) == true }
    }
    known[name] = answer
    return answer
  }

  /// Methods that the runtime calls of each class.
  private static let starts: Set = ["load", "initialize"]
  /// Code, a document or a property list names what is of these.
  static let madeByName = ["UIView", "UIViewController", "NSView", "NSViewController", "NSWindowController"]
}
