import FileAccess

/// Makes git show documents as ibstack tells them.
enum DiffDriver {
  /// Names the converter in the configuration of the repository, and the documents in `.gitattributes`.
  static func install() throws(Git.Failure) {
    let git = try Git()
    _ = try GitChange(["config", "diff.ibstack.textconv", "ibstack diff --textconv"]).run()
    _ = try GitChange(["config", "diff.ibstack.xfuncname", "^ *[a-z].*"]).run()
    _ = try GitChange(["config", "difftool.ibstack.cmd", "ibstack diff \"$LOCAL\" \"$REMOTE\""]).run()
    let file = GitPatternFile(path: git.top.appending(".gitattributes").text)
    let isNew = try file.add(["*.storyboard diff=ibstack", "*.xib diff=ibstack"])
    Terminal.complain("git shows storyboards and xibs of this repository as ibstack tells them")
    if isNew { Terminal.complain("added them to .gitattributes: commit it, so that others have it") }
  }
}
