import Project
import Support

/// Which files of a kind are in targets of a project's Xcode projects.
struct TargetMembership: Sendable {
  /// What is asked about.
  enum Subject {
    case documents
    /// Sources that are compiled: headers are in targets without being listed.
    case sources

    func includes(_ path: String) -> Bool {
      switch self {
      case .documents: DocumentSummary.Kind(path: path) != nil
      case .sources: SourceSummary.language(of: path) != nil && !path.hasByteSuffix(".h")
      }
    }

    /// Whether a target that lists a path may list files of this kind by it: files themselves, or their folders.
    fileprivate func mayBeListed(by path: String) -> Bool {
      let isSource = SourceSummary.language(of: path) != nil
      return self == .documents ? !isSource : isSource
    }
  }

  private let subject: Subject
  /// What targets list, in lower case: paths on macOS may differ in their case. Folders are among it, with all that they
  /// hold.
  private let listed: Set<String>
  private let targets: [TargetFiles]
  /// The folders that hold an Xcode project.
  private let projectFolders: Set<String>
  /// The folders whose files a package manager or a project generator may build.
  private let otherFolders: Set<String>
  /// Whether the targets are known well enough to say of a file that none builds it.
  let isComplete: Bool

  /// - Parameter isCompleteElsewhere: Whether the targets are known to build most files of another kind.
  init(_ subject: Subject, _ projects: [XcodeProject], paths: [String], isCompleteElsewhere: Bool = false) {
    let files = projects.flatMap(\.targets).map(\.files)
    let ofProjects = paths.filter { $0.hasByteSuffix(FileSummary.xcodeProjectSuffix) }
    guard !files.isEmpty, files.count <= TargetIndex.mostTargets, ofProjects.count == projects.count else {
      self.init(subject, listed: [], targets: [], projectFolders: [], otherFolders: [])
      return
    }
    let own = paths.filter { subject.includes($0) && SourceRole.isOwn($0) }
    let incomplete = Self(
      subject,
      listed: files.reduce(into: []) { listed, files in
        for path in files.listed where subject.mayBeListed(by: path) { listed.insert(path.lowercased()) }
      },
      targets: files.filter(\.hasFolders), projectFolders: Set(ofProjects.map { $0.folder(above: 2) }),
      otherFolders: Set(paths.lazy.filter { Self.isManifest($0.lastPathComponent) }.map { $0.folder(above: 1) }))
    // Where targets build less than half of the files, something else builds the others, unless the targets build most of
    // what else is here.
    let built = own.count(where: incomplete.builds)
    self.init(incomplete, isComplete: built > 0 && (isCompleteElsewhere || built * 2 >= own.count))
  }

  private init(
    _ subject: Subject, listed: Set<String>, targets: [TargetFiles], projectFolders: Set<String>,
    otherFolders: Set<String>
  ) {
    (self.subject, self.listed, self.targets, self.projectFolders) = (subject, listed, targets, projectFolders)
    (self.otherFolders, isComplete) = (otherFolders, false)
  }

  private init(_ other: Self, isComplete: Bool) {
    (subject, listed, targets, projectFolders) = (other.subject, other.listed, other.targets, other.projectFolders)
    (otherFolders, self.isComplete) = (other.otherFolders, isComplete)
  }

  /// Whether a file is certainly in no target.
  func isInNoTarget(_ path: String) -> Bool {
    guard isComplete, subject.includes(path), !builds(path), SourceRole.isOwn(path) || isCopy(path) else {
      return false
    }
    let folders = path.enclosingFolders
    return folders.contains(where: projectFolders.contains) && !folders.contains(where: otherFolders.contains)
  }

  /// Whether a document is for one language, and a target builds the one that is the base of all languages.
  private func isCopy(_ path: String) -> Bool {
    let folders = path.enclosingFolders
    guard folders[0].hasByteSuffix(".lproj") else { return false }
    let folder = folders[1].isEmpty ? "" : folders[1] + "/"
    return builds("\(folder)Base.lproj/\(path.lastPathComponent)")
  }

  /// Whether a file is material for tests that no target builds: its classes and images need not exist.
  func isFixture(_ path: String) -> Bool { subject.includes(path) && SourceRole.isOfTests(path) && !builds(path) }

  private func builds(_ path: String) -> Bool {
    if targets.contains(where: { $0.contains(path) }) { return true }
    let path = path.lowercased()
    return listed.contains(path) || path.enclosingFolders.contains(where: listed.contains)
  }

  private static func isManifest(_ name: Substring) -> Bool {
    manifests.contains(name) || name.hasByteSuffix(".podspec") || name.hasByteSuffix(".csproj")
  }

  private static let manifests: Set<Substring> = [
    "Package.swift", "project.yml", "Project.swift", "BUILD", "BUILD.bazel",
  ]
}

extension String {
  /// The folders that the path is in, innermost first, and the project's own, which is empty.
  var enclosingFolders: [String] {
    var folders: [String] = []
    var rest = utf8[...]
    while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(String(Substring(rest)))
    }
    return folders + [""]
  }

  /// The folder some levels up.
  fileprivate func folder(above count: Int) -> String { enclosingFolders[min(count, enclosingFolders.count) - 1] }
}

/// The folders of a project's parts: Xcode projects, Swift packages, and projects in languages that are not read, such as C#.
struct PartFolders: Sendable {
  /// The folders with a project in another language.
  private let others: Set<String>
  /// The folders with an Xcode project or a Swift package.
  private let natives: Set<String>
  /// Those with a package.
  private let packages: Set<String>
  private let numbers: [String: Int]

  init(_ paths: [String]) {
    others = Set(paths.lazy.filter(Self.isOfOtherLanguage(project:)).map { $0.enclosingFolders[0] })
    packages = Set(
      paths.lazy.filter { $0.hasByteSuffix(Self.package) && $0.lastPathComponent == Self.package }.map {
        $0.enclosingFolders[0]
      })
    let projects = paths.lazy.filter { $0.hasByteSuffix(FileSummary.xcodeProjectSuffix) }.map { $0.enclosingFolders[1] }
    natives = packages.union(projects)
    numbers = Dictionary(uniqueKeysWithValues: zip(natives.sorted(), 1...))
  }

  /// The module of a package that a file belongs to, where packages have their modules unless they say otherwise.
  func packageModule(of path: String) -> String? {
    guard !packages.isEmpty, let folder = path.enclosingFolders.first(where: natives.contains),
      packages.contains(folder)
    else { return nil }
    let names = path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1).split(separator: UInt8(ascii: "/"))
    return names.count > 2 && names[0].elementsEqual("Sources".utf8) ? String(Substring(names[1])) : nil
  }

  /// The number of the part that a file belongs to: what is in the folder of an Xcode project or a package, without those
  /// that are deeper. The first is what is in none.
  func part(of path: String) -> Int {
    guard numbers.count > 1 else { return 0 }
    return path.enclosingFolders.lazy.compactMap { numbers[$0] }.first ?? 0
  }

  /// Whether the project that is nearest to a file is one in another language.
  func isOfOtherLanguage(_ path: String) -> Bool {
    guard !others.isEmpty else { return false }
    let nearest = path.enclosingFolders.first { others.contains($0) || natives.contains($0) }
    return nearest.map { !natives.contains($0) } ?? false
  }

  /// Whether a file is a project of a language that is not read.
  static func isOfOtherLanguage(project path: String) -> Bool { suffixes.contains { path.hasByteSuffix($0) } }

  private static let package = "Package.swift"
  private static let suffixes = [".csproj", ".fsproj", ".vbproj", "build.gradle", "build.gradle.kts"]
}
