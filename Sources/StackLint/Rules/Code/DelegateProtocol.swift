import NibDecoder
import Project
import Support

/// The protocol of a data source or delegate, and how a class implements it.
struct DelegateProtocol {
  /// What a class lacks.
  enum Fault {
    /// It neither conforms nor has methods.
    case noMethods
    /// It has methods that only Swift code sees.
    case hiddenMethods
  }

  let name: String
  /// Whether UIKit calls its methods without asking whether there are any.
  let isDataSource: Bool
  /// Whether AppKit calls its methods, which asks for each whether there is one.
  let isAppKit: Bool
  private let type: DelegateType

  /// Nil for outlets whose protocol is not known.
  init?(_ property: String, of object: DocumentElement) {
    isAppKit = object.document.kind.platform == .macOS
    guard let type = DelegateType(element: object.name, isAppKit: isAppKit), let className = object.elementClass
    else { return nil }
    switch property {
    case "dataSource" where !type.dataLabels.isEmpty: (name, isDataSource) = (className + "DataSource", true)
    case "delegate": (name, isDataSource) = (className + "Delegate", false)
    default: return nil
    }
    self.type = type
  }

  /// What a class lacks; nil if it conforms to the protocol or may do so.
  ///
  /// - Parameter classes: Those of the project, or of its base.
  func fault(of lineage: ClassLineage, among classes: ClassIndex, in project: ProjectIndex) -> Fault? {
    let protocols = ProtocolClosure(of: lineage, in: classes)
    guard !protocols.unknownNames.contains(where: mayRefineIt), !protocols.names.contains(where: includesIt),
      !protocols.declaredNames.contains(name),
      !lineage.systemClasses.contains(where: Self.mayConform)
    else { return nil }
    let isNamed = { (selector: String) in type.prefixes.contains { selector.hasBytePrefix($0) } }
    // Bindings do what a data source of AppKit does.
    guard lineage.selectors.contains(where: isNamed) else { return isAppKit ? nil : .noMethods }
    // Other protocols with the same methods show them to UIKit.
    guard !project.targets.infersObjectiveC, !protocols.selectors.contains(where: isNamed),
      !lineage.visibleSelectors.contains(where: { isOwn($0) || $0.hasBytePrefix(type.prefixes[0] + ":") })
    else { return nil }
    return lineage.selectors.contains(where: isOwn) ? .hiddenMethods : nil
  }

  /// Whether a protocol from elsewhere may refine this one: `Table`, or `List`, is in its name.
  private func mayRefineIt(_ other: String) -> Bool {
    let rest = name.dropFirst(2)
    let subject = rest.prefix(1) + rest.dropFirst().prefix { $0.isLowercase }
    return other.contains(subject) || other.contains("List") || isDataSource && other.contains("Source")
  }

  /// Whether one of Apple's protocols is this one or refines it. One for prefetching stands alone.
  private func includesIt(_ other: String) -> Bool {
    other.hasBytePrefix(name) && !other.hasByteSuffix("Prefetching")
      || name == "UITextFieldDelegate" && other == "UISearchTextFieldDelegate"
      || name == "UIScrollViewDelegate" && Self.scrolling.contains { other.hasBytePrefix($0) }
      || name == "NSTextFieldDelegate" && Self.editing.contains(other)
  }

  private static let scrolling = ["UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate"]

  /// The protocols of AppKit with the methods of text fields.
  private static let editing: Set = [
    "NSControlTextEditingDelegate", "NSSearchFieldDelegate", "NSTokenFieldDelegate", "NSComboBoxDelegate",
    "NSTableViewDelegate", "NSOutlineViewDelegate",
  ]

  /// Whether a method is certainly of this protocol.
  private func isOwn(_ selector: String) -> Bool {
    let parts = selector.split(separator: ":")
    guard let first = parts.first else { return false }
    if (isDataSource ? type.dataMethods : type.methods).contains(String(first)) { return true }
    guard first == type.prefixes[0], parts.count > 1 else { return false }
    return (isDataSource ? type.dataLabels : type.delegateLabels).contains { parts[1].hasBytePrefix($0) }
  }

  /// Whether one of Apple's classes may conform to the protocol itself.
  private static func mayConform(_ systemClass: String) -> Bool {
    !plainClasses.contains(systemClass)
  }

  private static let plainClasses: Set = [
    "UIView", "UIViewController", "UIResponder", "NSObject", "UITableViewCell", "UICollectionViewCell", "UIControl",
    "NSView", "NSViewController", "NSWindowController", "NSResponder", "NSControl",
  ]
}

/// The protocols that a class conforms to, with those that they refine.
struct ProtocolClosure {
  /// Apple's protocols.
  private(set) var names: Set<String> = []
  /// The selectors of the methods that the project's protocols ask for.
  private(set) var selectors: Set<String> = []
  /// Protocols of the project, among them such that it declares under the name of one of Apple's.
  private(set) var declaredNames: Set<String> = []
  /// Protocols that come from elsewhere, so that they may refine any.
  private(set) var unknownNames: Set<String> = []

  init(of lineage: ClassLineage, in classes: ClassIndex) {
    let own = lineage.classes.filter(\.isDeclared).reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
    var open = own.subtracting(lineage.names)
    var seen = open
    // Of those that Apple's classes gain, few are about views. They are seldom known, and every class has them.
    names = lineage.inherited.subtracting(own).filter(SystemClass.mayHave)
    while let name = open.popFirst() {
      if let declared = classes.protocolDeclaration(name) {
        declaredNames.insert(name)
        selectors.formUnion(declared.selectors)
        let refined = declared.inherited.subtracting(seen).subtracting(lineage.names)
        seen.formUnion(refined)
        open.formUnion(refined)
      } else if SystemClass.mayHave(name) {
        names.insert(name)
      } else if !Self.plain.contains(name) {
        unknownNames.insert(name)
      }
    }
  }

  /// Protocols of Swift, of which none is about views.
  private static let plain: Set = [
    "AnyObject", "class", "Any", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable",
    "Decodable", "Sendable", "Error", "CaseIterable", "CustomStringConvertible", "CustomDebugStringConvertible",
    "ObservableObject", "MainActor", "unchecked", "preconcurrency",
  ]
}
