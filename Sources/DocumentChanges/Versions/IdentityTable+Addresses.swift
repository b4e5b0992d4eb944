extension IdentityTable {
  /// Where an element is found in any version: `#abc-12-xyz` for one with an id, `#abc-12-xyz/@frame` below it.
  package func address(of identity: ElementIdentity) -> String {
    (fixedParent(of: identity).map { address(of: $0) + "/" } ?? "") + step(of: identity)
  }
}
