extension VocabularyText {
  /// Menus of iOS and tvOS.
  static let touchMenus: StaticString = """
    # Menus

    menu UIMenu : (object)
      title text
      <children>

    command UICommand : (object)
      title text
      discoverabilityTitle text

    keyCommand UIKeyCommand : (object)
      title text
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
