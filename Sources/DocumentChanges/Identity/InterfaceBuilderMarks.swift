/// The attributes by which Interface Builder marks views whose frames differ from what it computes. It writes them anew with
/// every save.
enum InterfaceBuilderMarks {
  static let names: Set<String> = ["misplaced", "ambiguous"]
}
