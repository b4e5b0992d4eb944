extension VocabularyText {
  /// Menus of iOS and tvOS.
  static let touchMenus: StaticString = """
    # Menus

    menu UIMenu : (object)
      <children>

    command UICommand : (object)
      title text

    keyCommand UIKeyCommand : (object)
      actionName selector
      discoverabilityTitle text
      input character
      modifierFlags integer

    keyCommands -
      <keyCommand>

    children -
      <command>
    """
}
