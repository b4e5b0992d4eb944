/// What one key of a table or collection leaves for another one.
struct ListParts {
  /// The source of the static cells of the nib's table.
  var staticDataSource: ArchivedValue?
  /// The prototypes of the collection that is being compiled.
  var prototypeNibs: [ArchivedValue] = []
  /// What the prototypes of the table that is being compiled refer to.
  var prototypeExternals: [ArchivedValue] = []
}
