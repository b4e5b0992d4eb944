/// AppKit's four sizes of controls.
enum ControlSize: String, CaseIterable {
  case regular, small, mini, large
}
