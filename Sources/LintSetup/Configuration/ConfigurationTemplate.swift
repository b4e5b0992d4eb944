/// A configuration to begin with.
package enum ConfigurationTemplate {
  package static let text = """
    # ibstack lint: see Documentation/Linting.md, or run: ibstack rules

    # recommended, strict (warnings are errors), all, or none.
    preset: recommended

    # Documents to leave out: patterns as in .gitignore.
    exclude: []
    #  - Pods/

    # off, notice, warning or error; or {severity: …} with a rule's options.
    rules: {}
    #  ambiguous-layout: error
    #  clipped-text: {severity: notice}

    # Other rules for some documents.
    # overrides:
    #   - paths: [Legacy/]
    #     rules: {ambiguous-layout: notice}

    # Findings that are meant.
    # suppress:
    #   - object: 9bZ-aq-2cd
    #     rules: [conflicting-constraints]
    #     reason: code removes the height before the view is shown

    """
}
