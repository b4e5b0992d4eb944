import Drawing

/// The colors of a project's asset catalogs, which are read when somebody asks.
struct ProjectColors: DrawingAssets {
  let project: ProjectIndex?

  func image(named name: String) -> EmbeddedImage? { nil }

  /// Nil for a color that several catalogs have, each in its own way.
  func color(named name: String) -> Paint? {
    guard let project, let files = project.assets.colorFiles[name] else { return nil }
    let colors = Set(files.prefix(10).map { project.sources.content($0).flatMap { ColorSet(description: $0) } })
    return colors.count == 1 ? colors.first??.paint : nil
  }
}
