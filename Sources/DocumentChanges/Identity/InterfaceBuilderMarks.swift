/// The attributes by which Interface Builder marks views whose frames differ from what it computes. It writes them anew with
/// every save.
package enum InterfaceBuilderMarks {
  package static let names: Set<String> = ["misplaced", "ambiguous"]
}
