import NibDecoder
import Project
import Support

/// The parts of a document that code looks up by the names of their classes, such as `String(describing: BadgeCell.self)`.
///
/// A part with another name is lost if no code can say that name either.
struct ClassNamedParts {
  /// What code looks up.
  enum Kind {
    case reusableView, scene, nib

    /// What stands beside the name of a class where code looks for its part.
    fileprivate var lookups: MemberNames {
      switch self {
      case .reusableView: MemberNames(["NibReusable"], prefixes: ["dequeue", "register"])
      case .scene: MemberNames([], prefixes: ["instantiate", "storyboard"], suffixes: ["Storyboard"])
      case .nib: MemberNames([], prefixes: ["nib", "register", "dequeue", "loadNib", "initWithNib"], suffixes: ["Nib"])
      }
    }

    /// What shows that a line looks for something by another name.
    fileprivate var exceptions: Set<String> {
      switch self {
      case .reusableView:
        [
          "identifier", "withIdentifier", "reuseIdentifier", "withReuseIdentifier", "forCellReuseIdentifier",
          "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier", "dequeueReusableCellWithIdentifier",
          "dequeueReusableCellWithReuseIdentifier", "dequeueReusableHeaderFooterViewWithIdentifier",
        ]
      case .scene: ["instantiateInitialViewController", "InitialViewController"]
      case .nib: []
      }
    }

    /// Whether a member of a class gives its name or looks for its part.
    fileprivate func isLookup(_ member: String) -> Bool {
      switch self {
      case .reusableView: member.hasByteSuffix("dentifier") && !member.contains("With")
      case .scene, .nib: lookups.contains(member)
      }
    }
  }

  /// Which code makes an object that loads the part of its class.
  enum Creation {
    case none
    /// Initializers without arguments.
    case plain
    /// All initializers but that of archives.
    case any
  }

  private let project: ProjectIndex

  init(_ project: ProjectIndex) { self.project = project }

  /// - Returns: Nil if something may have names that are not known.
  init?(_ document: LintedDocument) {
    guard let project = document.project, !project.classes.isEmpty, !project.identifiers.isEmpty,
      !project.documents.isIncomplete, let path = document.projectPath, SourceRole.isOwn(path)
    else { return nil }
    self.project = project
  }

  /// Whether code looks for a part by the name of its class, and nothing has that name.
  ///
  /// - Parameters:
  ///   - name: The part's own.
  ///   - creation: Which code counts that makes an object of the class.
  func isLost(_ name: String, ofClass className: String, _ kind: Kind, _ creation: Creation = .none) -> Bool {
    guard name != className, project.classes[className] != nil, !isSaid(name), !isSaid(name, of: className),
      !isNamed(className, kind), kind == .nib || project.documents.isInOneDocument(class: className),
      kind != .nib || project.documents.isConnectedInOneDocument(class: className)
    else { return false }
    return isLookedUp(className, kind, creation)
  }

  /// Whether code has a class beside something that looks for a part of the class's name. Reads all sources.
  func isLookedUp(_ className: String, _ kind: Kind, _ creation: Creation = .none) -> Bool {
    kind == .scene && isFound(byIdentifier: className)
      || project.sources.texts(with: className).contains { text in
        text.calls(of: className).contains(where: kind.isLookup)
          || text.hasLine(with: className, and: kind.lookups, except: kind.exceptions)
          || creation != .none && text.makes(className, isPlain: creation == .plain)
      }
  }

  /// The parts that have the name of a class, with words for them.
  func namedParts(of className: String) -> [(kind: Kind, words: String)] {
    [(Kind.nib, "nib"), (.reusableView, "reuse identifier"), (.scene, "storyboard identifier")].filter {
      isNamed(className, $0.0)
    }
  }

  /// Whether a class is that of view controllers which load the nib of their own name, whatever their initializers take.
  func loadsOwnNib(_ className: String) -> Bool {
    guard let lineage = project.classes.lineage(of: className) else { return false }
    return ["UIViewController", "NSViewController"].contains { lineage.isKind(of: $0) == true }
      && !lineage.declaresMethod("loadView") && !project.identifiers.namesNib(ofController: className)
      && !project.sources.texts(ofClass: className).contains { $0.declares("nibName") }
  }

  /// Whether a function of the project that makes an object of a class looks for a scene by an identifier, and not for the
  /// first one of a storyboard.
  func isFound(byIdentifier className: String) -> Bool {
    let functions = project.sources.texts(with: className).reduce(into: Set<String>()) { functions, text in
      functions.formUnion(text.calls(of: className).filter(Kind.scene.isLookup))
      functions.formUnion(text.functions(gettingType: className))
    }
    guard !functions.isEmpty else { return false }
    let helpers = project.sources.texts(with: "withIdentifier").filter { text in
      functions.contains { text.declares($0) }
    }
    return !helpers.isEmpty
      && !helpers.contains { $0.contains(anyOf: ["instantiateInitialViewController", "instantiateInitialController"]) }
  }

  /// Whether code, a document or a manifest may have a name.
  private func isSaid(_ name: String) -> Bool {
    // Libraries have constants for names such as `Cell`.
    name.utf8.count < 6 || project.identifiers.mentions(name) || project.classes[name] != nil
      || project.documents.isOpened(name)
      || project.modules.mentions(name) || project.documents.archivedTexts.contains(name)
  }

  /// Whether code may put a name together from that of a class: `"\(name)Identifier"`.
  private func isSaid(_ name: String, of className: String) -> Bool {
    let rest: Substring
    if name.hasBytePrefix(className) {
      rest = name.dropFirst(className.count)
    } else if className.hasBytePrefix(name) {
      return true
    } else if name.hasByteSuffix(className) {
      rest = name.dropLast(className.count)
    } else {
      return false
    }
    return Self.additions.contains(rest.lowercased().filter(\.isLetter)) || project.identifiers.mentions(String(rest))
  }

  private static let additions: Set = [
    "", "id", "identifier", "reuseid", "reuseidentifier", "cell", "nib", "xib", "view", "nav", "storyboardid", "iphone",
    "ipad", "phone", "pad", "mac", "tv",
  ]

  private func isNamed(_ className: String, _ kind: Kind) -> Bool {
    switch kind {
    case .reusableView: project.documents.identifiers(.reuse).contains(className)
    case .scene: project.documents.identifiers(.scene).contains(className)
    case .nib: !project.documents.documents(.xib, named: className).isEmpty
    }
  }

  /// Cells and other reusable views with identifiers that no code has, of classes that code looks up by their names.
  static func lostReusableViews(
    in document: LintedDocument, where isMeant: (DocumentElement) -> Bool
  ) -> [Finding] {
    guard let parts = ClassNamedParts(document) else { return [] }
    return document.elements(with: "reuseIdentifier").compactMap { cell in
      guard isMeant(cell), let own = cell.written("reuseIdentifier"), let name = cell.written("customClass"),
        parts.isLost(own, ofClass: name, .reusableView)
      else { return nil }
      return Finding(
        "no code has the reuse identifier \(own); code looks for \(name) by the name of its class",
        at: cell.valueRange("reuseIdentifier"))
    }
  }
}
