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
