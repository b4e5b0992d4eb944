/// A configuration to start from.
package enum ConfigurationTemplate {
  package static let text = """
    # Configuration of ibstack lint: see Documentation/Linting.md. `ibstack rules` lists the rules.

    # recommended, strict (warnings are errors), all, or none.
    preset: recommended

    # Documents to skip: patterns as in .gitignore.
    exclude: []
    #  - Pods/

    # off, notice, warning or error, or {severity: …} with the rule's options.
    rules: {}
    #  ambiguous-layout: error
    #  clipped-text: {severity: notice}

    # Rules for some documents.
    # overrides:
    #   - paths: [Legacy/]
    #     rules: {ambiguous-layout: notice}

    # Findings that are intended.
    # suppress:
    #   - object: 9bZ-aq-2cd
    #     rules: [conflicting-constraints]
    #     reason: code removes the height before the view is shown

    """
}
