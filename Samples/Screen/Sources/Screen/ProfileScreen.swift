import StackModel

/// A photo, a name and what someone says about themselves, above a row of buttons.
struct ProfileScreen {
  let root = View()
  let photo = ImageView(size: Size(width: 80, height: 80))
  let name = Label(text: "Ada Lovelace", fontSize: 22)
  let about = Label(text: "Notes on the Analytical Engine, with sketches and a table", numberOfLines: 0)
  let buttons = StackView(
    arrangedSubviews: [Button(title: "Follow"), Button(title: "Write")], spacing: 8, distribution: .fillEqually)
  let content: StackView

  init() throws {
    content = StackView(arrangedSubviews: [photo, name, about, buttons], axis: .vertical, spacing: 12)
    content.alignment = .leading
    content.setCustomSpacing(4, after: name)
    root.addSubview(content)
    nameViews()
    try View.makeConstraints {
      content.layoutLeft.equalTo(16)
      content.layoutRight.equalTo(-16)
      content.layoutTop.equalTo(root.safeAreaLayoutGuide).constant(20)
      buttons.layoutWidth.equalTo(content)
    }
  }

  private func nameViews() {
    let names: [(View, String)] = [
      (root, "root"), (content, "content"), (photo, "photo"), (name, "name"), (about, "about"), (buttons, "buttons"),
    ]
    for (view, name) in names { view.userLabel = name }
  }
}
