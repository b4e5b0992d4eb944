import NibDecoder
package import Project
package import StackModel
package import Support

/// What editors ask about a document beside its findings.
extension LintRun {
  /// How a document is laid out.
  ///
  /// - Parameter path: One of ``paths``.
  package func layoutOptions(of path: String) -> LayoutOptions {
    choices[PathKey(path)]?.layoutOptions ?? LayoutOptions()
  }

  /// What a document's project has, in alphabetical order.
  ///
  /// - Parameter path: One of ``paths``.
  package func names(_ names: ProjectNames, for path: String) -> [String] {
    guard let project = projects[path] else { return [] }
    switch names {
    case .classes: return project.classes.names.sorted()
    case .images: return project.assets.imageNames.sorted()
    case .colors: return project.assets.colors.sorted()
    case .fonts: return Set(project.assets.fonts.faceNames).sorted() + SystemFaces.all
    case .outlets(let name): return project.classes.declaredLineage(of: name)?.outlets.keys.sorted() ?? []
    case .actions(let name?): return project.classes.declaredLineage(of: name)?.actions.sorted() ?? []
    case .actions(nil):
      let all = project.classes.names.compactMap { project.classes[$0]?.types.senders.keys }
      return Set(all.joined()).sorted()
    case .storyboards: return project.documents.names(.storyboard).sorted()
    case .scenes: return project.documents.identifiers(.scene).sorted()
    case .requested(let kind): return Set(project.identifiers.requests.filter { $0.kind == kind }.map(\.name)).sorted()
    }
  }

  /// Where a document's findings can be suppressed.
  ///
  /// - Parameter path: One of ``paths``.
  package func suppressionPlace(of path: String) -> SuppressionPlace? {
    choices[PathKey(path)]?.suppressing(path).place(for: AbsolutePath(path))
  }

  /// The folder of a document's project; nil where none is known.
  ///
  /// - Parameter path: One of ``paths``.
  package func projectFolder(of path: String) -> AbsolutePath? { projects.folder(ofDocument: path) }

  /// Where the sources of a document's project declare something.
  ///
  /// - Parameter path: One of ``paths``.
  package func declaration(
    of name: DeclaredName, for path: String
  ) -> (file: AbsolutePath, content: [UInt8], range: Range<Int>)? {
    guard let project = projects[path], let folder = projects.folder(ofDocument: path) else { return nil }
    let classes = [name.className] + (project.classes.declaredLineage(of: name.className)?.names.sorted() ?? [])
    for className in classes.prefix(name.isClass ? 1 : classes.count) {
      for file in project.sources.paths(ofClass: className) {
        guard let content = project.sources.content(file), let range = name.place(in: content, path: file) else {
          continue
        }
        return (folder.appending(file), content, range)
      }
    }
    return nil
  }
}

/// Names that documents use.
package enum ProjectNames: Hashable {
  case classes, images, colors, fonts
  /// The outlets of a class, those that it inherits included.
  case outlets(of: String)
  /// The actions of a class, those that it inherits included; of all classes, for the first responder.
  case actions(of: String?)
  case storyboards
  /// The identifiers that scenes have.
  case scenes
  /// What code asks for by names.
  case requested(IdentifierUse.Kind)
}

/// A configuration in which the findings of a document can be suppressed.
package struct SuppressionPlace: Sendable {
  /// The configuration, which may not exist yet.
  package let path: AbsolutePath
  private let pattern: GlobPattern

  init(_ path: AbsolutePath, _ pattern: GlobPattern) { (self.path, self.pattern) = (path, pattern) }

  /// The configuration with a suppression.
  ///
  /// - Parameters:
  ///   - ruleID: The rule whose findings are suppressed.
  ///   - objectID: The object that they are on; nil for findings on no object.
  ///   - text: The configuration as it is; empty for one that does not exist.
  /// - Throws: If the suppression cannot be added without other changes.
  package func configuration(
    suppressing ruleID: String, objectID: String?, in text: [UInt8]
  ) throws(InvalidConfiguration) -> [UInt8] {
    let suppression = Suppression(
      objectID: objectID, rules: [ruleID], paths: [pattern], reason: AddedSuppressions.reason)
    return try SuppressionInsertion([suppression], into: text, path: path.shown).text()
  }
}

extension AddedSuppressions.Configuration {
  /// Where findings of a document go; nil for a document outside of the configuration's folder.
  fileprivate func place(for document: AbsolutePath) -> SuppressionPlace? {
    document.path(below: folder).flatMap { GlobPattern.matching(only: $0) }.map { SuppressionPlace(path, $0) }
  }
}

extension ConfigurationCheck {
  /// What is wrong with the text of a configuration.
  package static func problems(in text: [UInt8], path: AbsolutePath) -> [ConfigurationProblem] {
    do throws(InvalidConfiguration) {
      _ = try ConfigurationReader.read(text, path: path.shown, folder: path.folder.text)
      return []
    } catch {
      return error.problems
    }
  }
}
