import Support

/// Checks whether a graph has the structure that UIKit loads.
///
/// What is checked is what is known to be so in every nib that Apple's compiler wrote; that UIKit loads a nib in which
/// nothing is found was not tried.
public struct NibVerification {
  private let graph: ObjectGraph
  private let depth: Int
  private var found: [NibProblem] = []

  /// The problems of a graph, and those of the archives in it.
  public static func problems(in graph: ObjectGraph) -> [NibProblem] { problems(in: graph, depth: 0) }

  private static func problems(in graph: ObjectGraph, depth: Int) -> [NibProblem] {
    var verification = NibVerification(graph: graph, depth: depth)
    verification.checkReferences()
    verification.checkClasses()
    verification.checkRoot()
    verification.checkConnections()
    verification.checkConstraints()
    verification.checkViews()
    verification.checkProxies()
    verification.checkArchives()
    return verification.found
  }

  private init(graph: ObjectGraph, depth: Int) { (self.graph, self.depth) = (graph, depth) }

  /// An object in a message: what people call it, and its number in the table.
  private func name(_ position: Int) -> String { "\(graph.name(of: position)) (object \(position))" }

  private mutating func add(_ message: String) { found.append(NibProblem(message)) }

  /// How a broken nib's messages are kept short.
  private static let referenceLimit = 20

  private mutating func checkReferences() {
    var count = 0
    for (position, object) in graph.objects.enumerated() {
      for value in object.values {
        guard let target = value.value.reference, !graph.objects.indices.contains(target) else { continue }
        count += 1
        guard count <= Self.referenceLimit else { continue }
        add(
          "\(name(position)): \(value.key) refers to object \(target); expected a number below \(graph.objects.count)")
      }
    }
    if count > Self.referenceLimit {
      add("\(count - Self.referenceLimit) more references to objects that do not exist")
    }
  }

  // MARK: Classes

  /// How the names of classes of the system start. Classes of the app are swapped in: `UIClassSwapper`.
  private static let systemPrefixes = [
    "UI", "_UI", "NS", "_NS", "IB", "MK", "WK", "AV", "SCN", "SK", "AR", "MTK", "GLK", "PK", "PDF", "CA", "Web", "MTR",
    "ASAuthorization", "QL", "MF", "SLCompose", "AB", "ADBanner", "EK", "GK", "IK", "QC", "AM", "PH", "LP", "_", "TV",
    "UA", "SF", "HK", "CN", "PG", "Swift.", "OBJC", "CPT", "CI",
  ]

  private mutating func checkClasses() {
    for (position, object) in graph.objects.enumerated() {
      if object.className.isEmpty {
        add("object \(position) has an empty class name; expected the name of a class")
      } else if object.className == "UIClassSwapper" {
        checkSwapper(position)
      } else if case .nibArchive = graph.format, object.fallbackClassNames.isEmpty,
        !Self.systemPrefixes.contains(where: object.className.hasBytePrefix)
      {
        add(
          "\(name(position)): \(object.className) is no class of the system; expected UIClassSwapper, which names it, or a "
            + "class that stands in for it")
      }
    }
  }

  private mutating func checkSwapper(_ position: Int) {
    for key in ["UIClassName", "UIOriginalClassName"] where (graph.text(key, of: position) ?? "").isEmpty {
      add("\(name(position)) has no \(key); expected the name of a class")
    }
  }

  // MARK: The root

  private static let rootKeys = ["UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey"]

  private mutating func checkRoot() {
    guard let root = graph.objects.first, root["IB.objectdata"] == nil else { return }
    for key in Self.rootKeys {
      guard let value = root[key] else {
        add("the root has no \(key); expected an array")
        continue
      }
      guard let position = value.reference, graph.objects.indices.contains(position) else { continue }
      guard let elements = graph.elements(of: position) else {
        add("the root's \(key) is \(name(position)); expected an array")
        continue
      }
      if elements.contains(where: { $0 == .null }) { add("the root's \(key) has nil in it; expected objects") }
    }
  }

  private mutating func checkConnections() {
    for position in graph.objects(in: "UINibConnectionsKey", of: 0) {
      let object = graph.objects[position]
      guard object.className.hasBytePrefix("UIRuntime") else {
        add("\(name(position)) is among the connections; expected an outlet, an outlet collection or an action")
        continue
      }
      if (graph.text("UILabel", of: position) ?? "").isEmpty {
        add("\(name(position)) has no UILabel; expected the name of an outlet or action")
      }
      for key in ["UISource", "UIDestination"] where object[key]?.reference == nil {
        let isTarget = key == "UIDestination" && object.className == "UIRuntimeEventConnection"
        if !isTarget {
          add("\(name(position)): connection \"\(graph.text("UILabel", of: position) ?? "")\" has no \(key)")
        }
      }
    }
  }

  // MARK: Views and constraints

  private mutating func checkConstraints() {
    for (position, object) in graph.objects.enumerated() where object.className == "NSLayoutConstraint" {
      if object["NSFirstItem"]?.reference == nil {
        add("\(name(position)) has no NSFirstItem; expected a view or guide")
      }
      if let priority = object["NSPriority"]?.number, !(priority > 0 && priority <= 1000) {
        add("\(name(position)) has priority \(ValueText.text(of: priority)); expected more than 0 and up to 1000")
      }
      if let multiplier = object["NSMultiplier"]?.number, !multiplier.isFinite || multiplier == 0 {
        add("\(name(position)) has multiplier \(multiplier); expected another number than 0")
      }
      for key in ["NSFirstAttribute", "NSSecondAttribute", "NSFirstAttributeV2", "NSSecondAttributeV2"] {
        // 32 and 33 are edges that NSLayoutConstraint keeps for itself.
        guard let number = object[key]?.integer, number != 0, NibLayoutAttribute.name(of: number) == nil,
          !(32...35).contains(number)
        else { continue }
        add("\(name(position)) has \(key) \(number); expected the number of an attribute, 1 to 20")
      }
    }
  }

  /// A view has one superview, and does not hold itself.
  private mutating func checkViews() {
    var holders: [Int: Int] = [:]
    for position in graph.objects.indices {
      for subview in graph.objects(in: "UISubviews", of: position) {
        if let holder = holders[subview], holder != position {
          add("\(name(subview)) is a subview of \(name(holder)) and of \(name(position)); expected one superview")
        }
        holders[subview] = position
      }
    }
    var state: [Int: Bool] = [:]
    for start in holders.keys.sorted() where state[start] == nil {
      var way: [Int] = []
      var position: Int? = start
      while let current = position, state[current] == nil {
        state[current] = false
        way.append(current)
        position = holders[current]
      }
      if let current = position, state[current] == false {
        add("\(name(current)) is within itself; expected a superview")
      }
      for visited in way { state[visited] = true }
    }
  }

  private mutating func checkProxies() {
    for (position, object) in graph.objects.enumerated() where object.className == "UIProxyObject" {
      if (graph.text("UIProxiedObjectIdentifier", of: position) ?? "").isEmpty {
        add("\(name(position)) has no UIProxiedObjectIdentifier; expected the name of an external object")
      }
    }
  }

  // MARK: Archives within the nib

  private mutating func checkArchives() {
    // Data is read once, whoever shares it: archives that share in turn would multiply the work at each level.
    var read: Set<Int> = []
    for position in graph.objects.indices {
      guard let nested = graph.reference("archiveData", of: position), read.insert(nested).inserted else { continue }
      guard depth < ArchiveLimits.depth else {
        return add("\(name(position)): archives are nested more than \(ArchiveLimits.depth) deep")
      }
      guard let bytes = graph.nestedArchive(of: nested) else {
        add("\(name(position)): archiveData is no NIBArchive")
        continue
      }
      do throws(CompiledNibError) {
        let inner = try ObjectGraph(bytes)
        for problem in Self.problems(in: inner, depth: depth + 1) {
          add("in the archive of \(name(position)): \(problem.message)")
        }
      } catch {
        add("the archive of \(name(position)) cannot be read: \(error.description)")
      }
    }
    for prototype in graph.prototypeNibs { check(prototype) }
  }

  /// What a prototype refers to outside of its archive is in a table of the view that has the prototypes.
  private mutating func check(_ prototype: PrototypeNib) {
    let names = Set(prototype.externalObjects.map(\.name))
    for placeholder in prototype.graph.upstreamPlaceholders where !names.contains(placeholder) {
      add(
        "\(name(prototype.list)): prototype \"\(prototype.identifier)\" refers to \"\(placeholder)\", which is not in "
          + "\(prototype.externalObjectsKey); expected an object of that name")
    }
  }
}

extension ObjectGraph {
  /// The identifiers of objects that whoever loads the nib has to hand in.
  var upstreamPlaceholders: [String] {
    objects.indices.compactMap { position in
      guard objects[position].className == "UIProxyObject" else { return nil }
      return text("UIProxiedObjectIdentifier", of: position).flatMap {
        $0.hasBytePrefix("UpstreamPlaceholder") ? $0 : nil
      }
    }
  }
}

/// Something in a compiled nib that UIKit would refuse, or would not find.
public struct NibProblem: Hashable, Sendable {
  /// The file within the folder or bundle that was checked; nil for the checked file itself.
  public let file: String?
  /// The object, what was found, and what was expected.
  public let message: String

  /// Creates a problem.
  public init(_ message: String, in file: String? = nil) { (self.message, self.file) = (message, file) }

  /// The same problem in a file.
  func located(in file: String) -> NibProblem { NibProblem(message, in: self.file ?? file) }
}
