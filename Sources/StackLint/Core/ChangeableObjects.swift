import NibDecoder

/// The objects of a document that may be otherwise than it says.
struct ChangeableObjects {
  /// The ids of what outlets and collections name: code may change it.
  let outletDestinations: Set<String>
  /// The ids of what some size class leaves out or takes in.
  let maskedIDs: Set<String>

  init(_ elements: ElementsByName) {
    outletDestinations = Set(
      (elements["outlet"] + elements["outletCollection"]).compactMap { $0["destination"] })
    maskedIDs = Set((elements["include"] + elements["exclude"]).compactMap { $0["reference"] })
  }

  func contain(_ id: String) -> Bool { outletDestinations.contains(id) || maskedIDs.contains(id) }
}
