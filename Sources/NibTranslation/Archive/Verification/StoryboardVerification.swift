/// Checks whether the parts of a compiled storyboard find each other.
public struct StoryboardVerification {
  private let storyboard: CompiledStoryboard
  private var found: [NibProblem] = []

  /// The problems of all nibs, and of what they say of each other.
  public static func problems(in storyboard: CompiledStoryboard) -> [NibProblem] {
    var verification = StoryboardVerification(storyboard: storyboard)
    verification.checkInformation()
    for nib in storyboard.nibs {
      verification.found += NibVerification.problems(in: nib.graph).map { $0.located(in: nib.name + ".nib") }
      verification.checkControllers(nib)
    }
    return verification.found
  }

  private init(storyboard: CompiledStoryboard) { self.storyboard = storyboard }

  private mutating func add(_ message: String, _ file: String) { found.append(NibProblem(message, in: file)) }

  private mutating func checkInformation() {
    guard let names = storyboard.nibNamesByIdentifier else {
      // macOS has keys of its own.
      if storyboard.nibs.allSatisfy({ $0.graph.objects[0]["IB.objectdata"] == nil }) {
        add("cannot be read; expected a binary property list with UIViewControllerIdentifiersToNibNames", "Info.plist")
      }
      return
    }
    for (identifier, name) in names.sorted(by: { $0.key < $1.key }) where !storyboard.nibNames.contains(name) {
      add("controller \"\(identifier)\" is in \"\(name)\"; expected \(name).nib beside it", "Info.plist")
    }
    if let entryPoint = storyboard.entryPoint, names[entryPoint] == nil {
      add("the storyboard starts with \"\(entryPoint)\"; expected one of its controllers", "Info.plist")
    }
  }

  private func isKnown(controller identifier: String) -> Bool {
    storyboard.nibNamesByIdentifier.map { $0[identifier] != nil || storyboard.externalControllers[identifier] != nil }
      ?? true
  }

  private mutating func checkControllers(_ nib: CompiledStoryboard.Nib) {
    let (graph, file) = (nib.graph, nib.name + ".nib")
    for position in graph.objects.indices {
      let name = graph.name(of: position)
      if let view = graph.text("UINibName", of: position) {
        if storyboard.nibNames.contains(view) {
          checkPlaceholders(of: position, in: graph, view, file)
        } else {
          add("\(name) has its view in \"\(view)\"; expected \(view).nib beside it", file)
        }
      }
      for key in ["UIDestinationViewControllerIdentifier", "UIStoryboardIdentifier"] {
        guard let identifier = graph.text(key, of: position), !isKnown(controller: identifier) else { continue }
        add("\(name) names the controller \"\(identifier)\"; expected one that Info.plist lists", file)
      }
    }
  }

  /// What a view's nib does not hold itself, the controller hands in.
  private mutating func checkPlaceholders(of controller: Int, in graph: ObjectGraph, _ view: String, _ file: String) {
    guard let viewGraph = storyboard[view] else { return }
    let table = graph.entries(in: "UIExternalObjectsTableForViewLoading", of: controller)
    let known = Set(table.compactMap { graph.text(of: $0.key) })
    for name in viewGraph.upstreamPlaceholders where !known.contains(name) {
      add(
        "\(graph.name(of: controller)) does not hand in \"\(name)\", which \(view).nib refers to; expected it in "
          + "UIExternalObjectsTableForViewLoading", file)
    }
  }
}
