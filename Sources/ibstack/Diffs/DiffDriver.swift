import OperatingSystem

/// Makes git show documents with ibstack.
enum DiffDriver {
  private static let attributes = ["*.storyboard diff=ibstack", "*.xib diff=ibstack"]

  /// Names the driver in the configuration of the repository, and the documents in `.gitattributes`.
  ///
  /// - Returns: What was done.
  static func install() throws(Git.Failure) -> [String] {
    let git = try Git()
    try GitChange.set("diff.ibstack.textconv", to: "ibstack diff --textconv")
    try GitChange.set("difftool.ibstack.cmd", to: "ibstack diff -- \"$LOCAL\" \"$REMOTE\"")
    var done = ["git diff, log -p and show print storyboards and xibs of this repository as outlines"]
    done.append("git difftool --tool ibstack tells what changed, by objects")
    let file = AttributesFile(path: git.top.appending(".gitattributes").text)
    if try file.add(attributes) { done.append("added them to .gitattributes: commit it, so that others have it") }
    return done
  }
}
