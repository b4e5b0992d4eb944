/// Data of the page, from `ibstack preview`.
async function served(id) {
  const answer = await fetch(`data/${id}`, { cache: "no-store" });
  return answer.ok ? inflate(await answer.arrayBuffer()) : null;
}
function tell(text) {
  live.textContent = text;
  live.hidden = text === "";
}
/// Why the picture of a document is an old one.
function problems(doc) {
  if (!doc.outdated) return null;
  const found = doc.outdated.problems.map(finding => finding.line ? `${doc.path}:${finding.line}:${finding.column}: ${finding.message}` : `${doc.path}: ${finding.message}`);
  const texts = [doc.outdated.failure, ...found].filter(Boolean);
  return el("div", { class: "problem", role: "alert" }, el("strong", {}, "The picture is that of the last state that could be read."), texts.map(text => el("p", {}, text)));
}
/// The switches of a scene and what is scrolled into sight, which stay as they are when it is drawn again.
class Switches {
  constructor() {
    this.values = [...main.querySelectorAll(".head select, .head input[type=range]")].map(node => [node.getAttribute("aria-label"), node.value]);
    this.scrolls = [...main.querySelectorAll(".scroll")].map(node => [node.scrollLeft, node.scrollTop]);
    this.page = scrollY;
  }
  restore() {
    const nodes = [...main.querySelectorAll(".head select, .head input[type=range]")];
    for (const [label, value] of this.values) {
      const node = nodes.find(node => node.getAttribute("aria-label") === label);
      if (!node || node.value === value || node.options && ![...node.options].some(option => option.value === value)) continue;
      node.value = value;
      node.dispatchEvent(new Event(node.options ? "change" : "input"));
    }
    main.querySelectorAll(".scroll").forEach((node, place) => { if (this.scrolls[place]) [node.scrollLeft, node.scrollTop] = this.scrolls[place]; });
    scrollTo(0, this.page);
  }
}
/// Takes over what changed. What is shown and did not change is not drawn again.
async function takeChanges() {
  const next = await served("index");
  if (!next) return;
  const before = new Map(documents.map((doc, place) => [doc.path, report.versions[place]]));
  const isSame = (doc, place) => before.get(doc.path) === next.versions[place];
  const shownDocument = current?.scene?.document;
  const kept = shownDocument && next.documents.findIndex((doc, place) => doc.path === shownDocument.path && isSame(doc, place));
  const isKept = shownDocument ? kept >= 0 : before.size === next.documents.length && next.documents.every(isSame);
  cache.clear();
  report = next;
  prepare();
  showTotals();
  if (isKept) {
    if (shownDocument) shownDocument.number = kept;
    return;
  }
  const switches = new Switches();
  await show();
  switches.restore();
  byID("status").textContent = "Redrawn";
}
/// Follows the files while `ibstack preview` runs.
function follow() {
  let work = Promise.resolve();
  const source = new EventSource("events");
  source.addEventListener("change", () => {
    work = work.then(takeChanges).then(() => tell(report.problem || ""), error => tell(`The page could not be redrawn: ${error.message}`));
  });
  source.addEventListener("error", () => tell("The preview has ended. The page shows its last state."));
}
