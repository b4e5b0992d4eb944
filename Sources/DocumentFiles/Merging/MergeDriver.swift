import Escaping
import OperatingSystem

/// Makes git merge documents with ibstack.
package enum MergeDriver {
  /// What git runs, with the path in quotes of its own. Where ibstack is missing, git's merge by lines is run.
  private static let command = """
    if command -v ibstack >/dev/null; then ibstack merge -- %O %A %B %L %P; \
    else echo "ibstack is not installed; merged as text:" %P >&2; \
    git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; fi
    """

  private static let attributes = ["*.storyboard merge=ibstack", "*.xib merge=ibstack"]

  /// Names the driver in the configuration of the repository, or of the person, and the documents in `.gitattributes`.
  package static func install() throws(ExitStatus) {
    do throws(Git.Failure) {
      for line in try installed() { Terminal.complain("\(line)") }
    } catch {
      throw .reporting(error.message)
    }
  }

  /// - Returns: What was done.
  private static func installed() throws(Git.Failure) -> [String] {
    let git = try Git()
    try GitChange.set("merge.ibstack.name", to: "ibstack: merge storyboards and xibs by objects")
    try GitChange.set("merge.ibstack.driver", to: command)
    var done = ["git merges storyboards and xibs of this repository with ibstack"]
    let attributes = AttributesFile(path: git.top.appending(".gitattributes").text)
    if try attributes.add(Self.attributes) {
      done.append("added them to .gitattributes: commit it, so that others have it")
    }
    _ = try AttributesFile(path: GitChange.path(ofFile: "info/exclude")).add(["*.ibstack-conflicts"])
    return done
  }
}
