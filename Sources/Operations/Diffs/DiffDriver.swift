import Support

/// Makes git show documents with ibstack.
package enum DiffDriver {
  /// Names the driver in the configuration of the repository, and the documents in `.gitattributes`.
  package static func install() throws(ExitStatus) { try GitDriver.install(installed) }

  /// - Returns: What was done.
  private static func installed() throws(Git.Failure) -> [String] {
    let git = try Git.find()
    try GitChange.set("diff.ibstack.textconv", to: "ibstack diff --textconv")
    try GitChange.set("difftool.ibstack.cmd", to: "ibstack diff -- \"$LOCAL\" \"$REMOTE\"")
    let done = [
      "git diff, log -p and show print storyboards and xibs of this repository as outlines",
      "git difftool --tool ibstack tells what changed, by objects",
    ]
    return done + (try GitDriver.nameDocuments("diff", in: git))
  }
}

/// What the drivers have in common by which git merges or shows documents with ibstack.
enum GitDriver {
  /// Installs a driver, and says what was done.
  static func install(_ driver: () throws(Git.Failure) -> [String]) throws(ExitStatus) {
    do throws(Git.Failure) {
      for line in try driver() { Terminal.complain("\(line)") }
    } catch {
      throw .reporting(error.message)
    }
  }

  /// Names the documents in `.gitattributes`.
  ///
  /// - Parameter attribute: The driver's attribute: `diff` or `merge`.
  /// - Returns: What was done.
  static func nameDocuments(_ attribute: String, in git: Git) throws(Git.Failure) -> [String] {
    let file = AttributesFile(path: git.top.appending(".gitattributes").text)
    guard try file.add(["*.storyboard \(attribute)=ibstack", "*.xib \(attribute)=ibstack"]) else { return [] }
    return ["added them to .gitattributes: commit it, so that others have it"]
  }
}

/// A file of git with a pattern on each line.
struct AttributesFile {
  let path: String

  /// Adds the lines that are missing at the end.
  ///
  /// - Returns: Whether any was missing.
  func add(_ lines: [String]) throws(Git.Failure) -> Bool {
    let old: String
    switch InputFile(path: path).read() {
    case .success(let bytes): old = String(decoding: bytes, as: UTF8.self)
    case .failure(let failure):
      guard !AbsolutePath(path).exists else { throw Git.Failure(message: failure.message) }
      old = ""
    }
    let known = Set(old.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") })
    let missing = lines.filter { !known.contains($0) }
    guard !missing.isEmpty else { return false }
    let separator = old.isEmpty || old.hasByteSuffix("\n") ? "" : "\n"
    let content = old + separator + missing.map { $0 + "\n" }.joined()
    if let failure = FileReplacement(path: path, content: Array(content.utf8)).failureOfWriting() {
      throw Git.Failure(message: failure.message)
    }
    return true
  }
}
