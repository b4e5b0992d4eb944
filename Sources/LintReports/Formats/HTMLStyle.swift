import Escaping

/// How the page looks: in light and in dark, on a telephone and on paper.
enum HTMLStyle {
  static let sheet: Escaped<HTMLMarkup> = """
    :root { color-scheme: light dark; --line: #8884; --faint: #8881; --quiet: #666; --mark: #fd06;
      --error: #b3201c; --warning: #8a5300; --notice: #1f5f96; }
    @media (prefers-color-scheme: dark) {
      :root { --quiet: #aaa; --mark: #fd04; --error: #ff7b72; --warning: #e3a84a; --notice: #79b8ff; }
    }
    body { display: flex; flex-direction: column; font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem;
      overflow-wrap: anywhere; padding: 1rem; }
    h1 { font-size: 1.5rem; margin: 0; order: -2; }
    nav { border-bottom: 1px solid var(--line); order: -1; padding-bottom: 1rem; }
    h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
    h3 { font-size: 1rem; margin: 0; }
    h3 b, h3 span, li span { font-weight: normal; }
    h3 span, li span, .object { color: var(--quiet); }
    p, ul { margin: .2rem 0; }
    ul { padding-left: 1.2rem; }
    summary { cursor: pointer; padding: .15rem 0; }
    article { border-left: 3px solid; border-top: 1px solid var(--line); break-inside: avoid; padding: .5rem 0 .5rem .75rem; }
    article.error { border-left-color: var(--error); }
    article.warning { border-left-color: var(--warning); }
    article.notice { border-left-color: var(--notice); }
    .error b, b.error { color: var(--error); }
    .warning b, b.warning { color: var(--warning); }
    .notice b, b.notice { color: var(--notice); }
    article:target, section:target > h2 { background: var(--faint); }
    code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
    pre { background: var(--faint); margin: .3rem 0; padding: .3rem .6rem; white-space: pre-wrap; }
    mark { background: var(--mark); color: inherit; }
    @media print {
      body { max-width: none; padding: 0; }
      h2, h3 { break-after: avoid; }
      a { color: inherit; text-decoration: none; }
    }
    """
}
