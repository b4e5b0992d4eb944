/// The message with the name of the object instead of its id. What "is not an image" is a name in the document, though an object may
/// have the same word as its id.
function message(finding) {
  const match = finding.subject && /^(.+?) \(([^()\s]+)\)(?: in .+)?$/.exec(finding.subject);
  if (!match || !finding.message.startsWith(`${match[2]} `)) return finding.message;
  const rest = finding.message.slice(match[2].length);
  return rest.startsWith(" is not a") ? finding.message : match[1] + rest;
}
/// How many findings there are. A group counts as its members.
const sum = findings => findings.reduce((sum, finding) => sum + finding.count, 0);
function about(finding, isPlace) {
  const parts = [];
  if (finding.subject) parts.push(finding.subject);
  if (isPlace) parts.push(finding.document.path + (finding.line && !finding.gone ? `:${finding.line}` : ""));
  else if (finding.line) parts.push(`line ${finding.line}`);
  const node = el("div", { class: "about" }, parts.join(" · "), parts.length ? " · " : "",
    ruleName(finding.rule));
  if (finding.variants) node.append(` · ${finding.variants.length > 3 ? plural(finding.variants.length, "variant") : finding.variants.join("; ")}`);
  return node;
}
function notes(finding) {
  return finding.notes ? el("ul", {}, finding.notes.map(([text, line]) => el("li", {}, text + (line ? ` (line ${line})` : "")))) : null;
}
/// The source line of a finding that no screen shows.
function excerpt({ excerpt: parts }) {
  return parts ? el("pre", { class: "excerpt" }, parts[0], el("mark", {}, parts[1]), parts[2]) : null;
}
/// A finding in a list that leads to its scene.
function findingItem(finding) {
  const scene = finding.document.scenes[finding.scene];
  const text = [el("span", { class: "word" }, finding.severity), " ", message(finding)];
  return el("li", { class: `finding ${finding.severity}${finding.gone ? " gone" : ""}` },
    el("div", { class: "text" }, finding.new ? el("span", { class: "change added" }, "new") : null, " ", scene && !finding.gone ? el("a", { href: sceneLink(scene, viewOf(finding)) }, text) : text),
    about(finding, true), excerpt(finding), notes(finding));
}
const viewOf = finding => finding.view === undefined ? "" : `@${finding.view}`;
