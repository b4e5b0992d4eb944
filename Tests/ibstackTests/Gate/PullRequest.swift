import Foundation
import TestSupport

/// A random repository, and a random pull request that changes its documents and tries to keep them from being linted.
struct PullRequest {
  private enum Kind { case storyboard, xib, definition }

  /// A document as the pull request leaves it.
  private struct Document {
    var path: String
    var bytes: [UInt8]
    let kind: Kind
    /// Whether its path is still that of the base.
    var isInPlace = true
  }

  private var random: RandomSource
  private var documents: [Document] = []
  /// What the pull request does, for people.
  private(set) var steps: [String] = []
  /// The shell's commands for what is not written as a file.
  private var commands: [String] = []
  private var files: [(path: String, bytes: [UInt8])] = []
  /// The configuration of the base, without patterns: it is named, too, from outside of the repository.
  private let configuration: String

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    configuration =
      "in-document-suppressions: ignore\n"
      + random.pick(["", "preset: strict\n", "rules: {unused-suppression: off}\n"])
  }

  /// Writes the base and the pull request into a folder that is no repository yet.
  ///
  /// - Returns: A script that commits both, and leaves the names of the documents as arguments `$@`.
  mutating func write(to folder: TestFolder) throws -> String {
    try writeBase(to: folder)
    for _ in 0...random.below(3) { change(random.below(documents.count)) }
    for _ in 0..<random.below(3) { configure() }
    for document in documents { files.append((document.path, document.bytes)) }
    for (index, file) in files.enumerated() { try folder.write(file.bytes, to: ".git-new/\(index)") }
    let moves = files.enumerated().map { index, file in
      "mkdir -p -- \(quoted(folderOf(file.path))) && cp -- .git-new/\(index) \(quoted(file.path)) || exit 92"
    }
    let names = documents.map { quoted($0.path) }.joined(separator: " ")
    return """
      export GIT_CONFIG_NOSYSTEM=1 HOME="$PWD/.git-new"
      git init -q -b main . && git config user.email a@example.com && git config user.name A
      echo /.git-new > .git/info/exclude; git add -A && git commit -qm 1 && git checkout -qb topic || exit 90
      \((removals + moves + commands).joined(separator: "\n"))
      git add -A && git commit -qm 2 --allow-empty || exit 91
      set -- \(names)
      """
  }

  /// The configuration of the base, from outside of the repository.
  static let base = ".git-new/base.yml"

  private var removals: [String] = []
}

// MARK: - The base

extension PullRequest {
  private mutating func writeBase(to folder: TestFolder) throws {
    try folder.write(configuration, to: Self.base)
    try folder.write(configuration, to: ".ibstack.yml")
    if random.isTrue(1, of: 3) { try folder.write("rules: {}\n", to: "App/.ibstack.yml") }
    let paths = ["App/A.xib", "App/Base.lproj/Main.storyboard", "B.xib", "Screens/s.xml", "t.xml", "App/Views/u.XML"]
    for path in random.some(of: paths) {
      let kind: Kind = path.hasSuffix(".storyboard") ? .storyboard : path.hasSuffix(".xib") ? .xib : .definition
      let document = Document(path: path, bytes: Array(Self.text(kind, "").utf8), kind: kind)
      documents.append(document)
      try folder.write(document.bytes, to: path)
    }
    try folder.write("<resources><string name=\"a\"/></resources>\n", to: "other.xml")
  }

  /// A document; `fault` is an attribute of its view.
  private static func text(_ kind: Kind, _ fault: String) -> String {
    let view = "<view id=\"root\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/></view>"
    let faulty = fault.isEmpty ? view : view.replacing("id=\"root\"", with: "id=\"root\" \(fault)")
    return switch kind {
    case .definition: "<view id=\"outer\" width=\"393\" height=\"852\">\n\(faulty)\n</view>\n"
    case .xib:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(attributes)>
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          \(Fixture.dependencies)
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              \(faulty)
          </objects>
      </document>

      """
    case .storyboard:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes) \
      initialViewController="screen">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          \(Fixture.dependencies)
          <scenes>
              <scene sceneID="scene">
                  <objects>
                      <viewController id="screen" sceneMemberID="viewController">
                          \(faulty.replacing("<view ", with: "<view key=\"view\" "))
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="first" userLabel="First Responder" \
      sceneMemberID="firstResponder"/>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
    }
  }

  private static let attributes = """
    version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"
    """
}

// MARK: - Documents

extension PullRequest {
  private mutating func change(_ index: Int) {
    if random.isTrue(4, of: 5) {
      documents[index].bytes = Array(Self.text(documents[index].kind, "hidden=\"maybe\"").utf8)
      steps.append("break \(documents[index].path)")
    }
    for _ in 0..<random.below(3) {
      if random.isTrue(1, of: 2) { move(index) } else { disguise(index) }
    }
    if random.isTrue(1, of: 8) { link(index) }
  }

  /// Moves a document somewhere else, such as a folder that is named like a document.
  private mutating func move(_ index: Int) {
    let document = documents[index]
    let name = pathNames(document.path).last ?? ""
    let suffix = String(name.split(separator: ".").last ?? "")
    let folders = [
      "App/x.xib", "a.storyboard/b.xib", "s.xml", ".ui", "App/.hidden/deep", "Pods/A", "build", "Images.xcassets",
      "Assets.xcassets/a.imageset", "X.app", "en.lproj", "odd\u{301} name", "-x", "node_modules/y",
    ]
    let names = [
      name, "new.\(suffix)", "NEW.\(suffix.uppercased())", "-q.\(suffix)", "a\nb.\(suffix)", ".h.\(suffix)",
      "\u{301}.\(suffix)", "*.\(suffix)",
    ]
    let path = "\(random.pick(folders))/\(random.pick(names))"
    guard !documents.contains(where: { $0.path == path }) else { return }
    removals.append("rm -f -- \(quoted(document.path))")
    steps.append("move \(document.path) to \(path.debugDescription)")
    (documents[index].path, documents[index].isInPlace) = (path, false)
  }

  /// Makes a document look like another one.
  private mutating func disguise(_ index: Int) {
    let document = documents[index]
    let disguises = Disguise.allCases.filter { document.isInPlace || document.kind != .definition || $0.isRecognized }
    let disguise = random.pick(disguises)
    documents[index].bytes = disguise.applied(to: document.bytes, &random)
    steps.append("\(disguise) \(document.path)")
  }

  /// Puts a link in the place of a document.
  private mutating func link(_ index: Int) {
    let path = documents[index].path
    let target = "store/\(index).data"
    files.append((target, documents[index].bytes))
    let up = String(repeating: "../", count: pathNames(path).count - 1)
    commands.append("rm -f -- \(quoted(path)); ln -s -- \(quoted(up + target)) \(quoted(path))")
    steps.append("link \(path) to \(target)")
  }
}

// MARK: - Configurations

extension PullRequest {
  private mutating func configure() {
    let texts = [
      "exclude: [\"**\"]\n", "preset: none\n", "only: []\n", "inherit: false\n", "include: [\"none/\"]\n",
      "rules: {malformed-value: off}\n", "rules: {malformed-value: notice}\n", "baseline: known.txt\n",
      "overrides: [{paths: [\"**\"], rules: {malformed-value: off}}]\n", "in-document-suppressions: allow\n",
      "suppress: [{object: root, reason: so}, {object: outer, reason: so}]\n", "inherit: false\npreset: none\n",
    ]
    let folders = ["", "App/", "Screens/", "App/x.xib/", ".ui/", "store/"]
    let path = "\(random.pick(folders)).ibstack.yml"
    switch random.below(6) {
    case 0:
      commands.append("rm -f \(path)")
      steps.append("remove \(path)")
    case 1:
      // Written by the pull request itself, and so without those that its own configurations hide.
      let name = random.pick([".ibstack-baseline", "known.txt", "App/.ibstack-baseline"])
      commands.append("\"$IBSTACK\" lint -q --baseline write --baseline-file \(name) > /dev/null 2>&1")
      steps.append("record \(name)")
    case 2:
      let text = random.pick(texts)
      commands.append("mkdir -p conf; printf %s \(quoted(text)) > conf/c.yml; ln -sf conf/c.yml .ibstack.yml")
      steps.append("link .ibstack.yml to \(text.debugDescription)")
    default:
      let text = random.pick(texts)
      files.append((path, Array(text.utf8)))
      steps.append("configure \(path) \(text.debugDescription)")
    }
  }
}

private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

/// The names of a path, byte by byte: a combining mark at the start of a name does not belong to the slash.
private func pathNames(_ path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
}

private func folderOf(_ path: String) -> String {
  let folders = pathNames(path).dropLast()
  return folders.isEmpty ? "." : folders.joined(separator: "/")
}
