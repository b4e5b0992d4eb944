import Formats
import Support

/// The platform of a document. Each has classes of its own, whose attributes Xcode writes in an order of their own.
enum DocumentPlatform: String {
  case touch
  case mac
  case watch

  init(_ tree: XMLTree) {
    let runtime = tree[tree.root, "targetRuntime"] ?? ""
    self = runtime.hasBytePrefix("MacOSX") ? .mac : runtime.hasBytePrefix("watch") ? .watch : .touch
  }
}
