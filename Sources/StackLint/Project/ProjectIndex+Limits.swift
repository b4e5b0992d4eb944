extension ProjectIndex {
  /// What no rule looks at because the project has more of something than any project that people make, for people.
  package var exceededLimits: [String] {
    var limits: [String] = []
    if targets.isCutOff { limits.append("rules about targets were off: more than \(TargetIndex.mostTargets) targets") }
    if outlets.isCutOff {
      limits.append(
        "unconnected-outlet stopped: more than \(OutletIndex.mostQuestions) outlets that no document connects")
    }
    return limits
  }
}
