const ruleLink = rule => `#?rule=${encodeURIComponent(rule)}`;
const ruleName = rule => report.rules[rule]
  ? el("a", { class: "rule", href: ruleLink(rule), title: report.rules[rule] }, el("code", {}, rule)) : el("code", { class: "rule" }, rule);
/// Markdown with code between backticks; of links the words stay.
const prose = text => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").split(/\n\n+/)
  .map(part => el("p", {}, part.split("`").map((piece, place) => place % 2 ? el("code", {}, piece) : piece)));

/// Why a rule reports what it does, how that is mended, and what it found.
async function showRule(rule) {
  document.title = `${rule} · ${report.title}`;
  const own = ++turn;
  const { why, bad, good } = (await cache.get("rules"))?.[rule] || {};
  if (own !== turn) return;
  const found = documents.flatMap(doc => doc.findings).filter(finding => finding.rule === rule);
  const example = (title, text) => text ? [el("h2", {}, title), el("pre", { class: "example", tabindex: "0" }, text)] : [];
  const list = el("div", { class: "list" });
  main.replaceChildren(el("article", { class: "rule-page" }, el("h1", {}, rule), el("p", { class: "lead" }, report.rules[rule] || ""), why ? prose(why) : null,
    example("Reported", bad), example("Not reported", good), el("h2", {}, plural(sum(found), "finding")), list));
  shownWindow?.close();
  shownWindow = new Window(list);
  for (let start = 0; start < found.length; start += cardsInPart) {
    const some = found.slice(start, start + cardsInPart);
    shownWindow.add(some.length * 62, () => el("ul", { class: "box" }, some.map(findingItem)));
  }
  refilter = () => { location.hash = ""; };
}
