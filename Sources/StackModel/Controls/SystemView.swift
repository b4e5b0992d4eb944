/// A view of the system's without a content size, of which only the frame is known, such as a map or a web view.
public class SystemView: View {}

extension SystemView: TextlessView {
  var standardContent: ViewContent { .decoration }
}
