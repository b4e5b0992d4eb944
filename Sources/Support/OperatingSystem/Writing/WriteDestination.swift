/// A file or folder that may be written: no link leads to it out of a project.
///
/// A project is the git repository around a link, or else the working folder. Links in it come from whoever contributes to
/// it, and whoever runs ibstack does not look at them.
package struct WriteDestination: Sendable {
  /// The path for messages.
  let path: String
  /// Where it is, without links on the way.
  let target: AbsolutePath

  /// Who chose a path.
  package enum Origin: Sendable {
    /// Somebody who runs ibstack, in an option. Outside of projects, links are followed.
    case option
    /// A document, a folder that is searched, or a name that ibstack derives. Outside of projects, links may not leave their
    /// own folders.
    case project
  }

  private init(_ path: String, target: AbsolutePath) { (self.path, self.target) = (path, target) }

  /// Follows the links of a path.
  ///
  /// - Throws: Why nothing may be written there.
  package static func resolve(_ path: String, chosenBy origin: Origin) throws(InputFile.Failure) -> WriteDestination {
    guard let resolved = ResolvedPath.resolve(path) else { throw InputFile.Failure(writing: path) }
    for link in resolved.links {
      guard let boundary = boundary(around: link.folder, origin),
        let target = ResolvedPath.resolve(link.text)?.target, !target.isWithin(boundary)
      else { continue }
      let reason = "the link \(link.shown) leads to \(target.text), outside of \(boundary.text); replace the link"
      throw InputFile.Failure(writing: path, reason)
    }
    return WriteDestination(path, target: resolved.target)
  }

  private static func boundary(around folder: AbsolutePath, _ origin: Origin) -> AbsolutePath? {
    if let repository = folder.repository { return repository }
    let workingFolder = AbsolutePath(".")
    if folder.isWithin(workingFolder) { return workingFolder }
    return origin == .project ? folder : nil
  }
}
