const main = byID("main");
let cleanUp = () => {};
let turn = 0;

/// The size of a scene's picture in the gallery: no larger than it is, and the top of what is very long.
function thumbSize(scene) {
  const scale = Math.min(1, 248 / scene.height, 340 / scene.width);
  const width = Math.max(scene.width * scale, Math.min(116, scene.width));
  return { width: Math.round(width), height: Math.max(28, Math.round(Math.min(248, scene.height * width / scene.width))) };
}
function card(scene, found) {
  const doc = scene.document;
  const isNamedByFile = doc.scenes.length === 1
    && (scene.name === "View" || doc.path.slice(doc.path.lastIndexOf("/") + 1).startsWith(`${scene.name}.`));
  const { width, height } = thumbSize(scene);
  const image = el("img", { alt: "", decoding: "async", width, height });
  pictureOf.set(image, new Picture(scene, image));
  nearby.observe(image);
  return el("li", {}, el("a", { class: "card", href: sceneLink(scene), "aria-label": isNamedByFile ? scene.name : null, style: { width: `${Math.max(width + 2, 132)}px` } },
    el("div", { class: "thumb", style: { height: `${height + 2}px`, width: `${width + 2}px` } }, image),
    isNamedByFile ? null : el("div", { class: "name" }, scene.name),
    scene.change ? el("span", { class: `change ${scene.change}` }, scene.change) : null, " ", counts(found)));
}
function pathTitle(path, href) {
  const slash = path.lastIndexOf("/") + 1;
  const dot = Math.max(path.lastIndexOf("."), slash);
  return el("h2", {}, el("a", { href, title: path }, el("span", { class: "quiet" }, path.slice(0, slash)), path.slice(slash, dot), el("wbr"), path.slice(dot)));
}
/// What changed in a document, in words.
function contentChanges(doc) {
  if (!doc.changes) return null;
  const count = doc.changes.reduce((sum, { entries }) => sum + entries.length, 0);
  return el("details", { class: "words", open: count <= 12 }, el("summary", {}, plural(count, "change")),
    doc.changes.flatMap(({ scene, entries }) => [el("h3", {}, scene || "Document"), el("ul", { class: "changes" }, entries.map(({ change, text }) =>
      el("li", {}, el("span", { class: `change ${change}` }, change), " ", text)))]));
}
function documentSection(doc) {
  const cards = doc.scenes.map(scene => [scene, findingsOf(scene)]).filter(([scene, found]) => isShown(scene, found));
  const rest = doc.rest.filter(finding => matches(finding, isDocumentNamed(doc)));
  if (cards.length === 0 && rest.length === 0 && !(isDocumentNamed(doc) || !isFiltered() && !filter.only)) return null;
  const all = [...cards.flatMap(([, found]) => found), ...rest];
  const isNarrow = doc.scenes.length === 1 && rest.length === 0 && doc.went.length === 0 && !doc.changes;
  const section = el("section", { class: `document ${isNarrow ? "narrow" : "wide"}` },
    el("header", {}, pathTitle(doc.path, link(doc.path)), isNarrow ? null : counts(all)));
  if (doc.outdated) {
    section.classList.add("outdated");
    section.append(problems(doc));
  }
  section.screens = cards.length;
  section.findings = sum(all);
  if (doc.failure) section.append(el("p", { class: "empty" }, doc.failure));
  if (doc.changes && !isFiltered()) section.append(contentChanges(doc));
  if (cards.length > 0) section.append(el("ul", { class: "cards" }, cards.map(([scene, found]) => card(scene, found))));
  else if (doc.scenes.length === 0 && !doc.failure && all.length === 0) section.append(el("p", { class: "quiet" }, "No screens to draw."));
  if (rest.length > 0) section.append(el("ul", { class: "list box" }, rest.map(findingItem)));
  const went = doc.went.filter(finding => matches(finding, isDocumentNamed(doc)));
  if (went.length > 0) section.append(el("h3", { class: "went" }, plural(sum(went), "finding"), " gone"), el("ul", { class: "list box" }, went.map(findingItem)));
  return section;
}
/// Fills a list a piece at a time, so that the first screens are there at once.
async function fill(list, items, make, done) {
  const own = ++turn;
  list.replaceChildren();
  let [start, budget, screens, findings] = [performance.now(), 24, 0, 0];
  for (const item of items) {
    const node = make(item);
    if (!node) continue;
    list.append(node);
    screens += node.screens || 0;
    findings += node.findings || 0;
    if (performance.now() - start < budget) continue;
    await nextFrame();
    if (own !== turn) return;
    start = performance.now();
  }
  if (list.childElementCount === 0) {
    list.append(el("p", { class: "empty" }, documents.length === 0 ? (report.comparedWith ? `Nothing to show since ${report.comparedWith}.` : "No documents were found.") : "Nothing matches the filters."));
  }
  done(screens, findings);
}
const announce = text => { byID("status").textContent = text; };

function showGallery(isList) {
  document.title = report.title;
  const list = el("div", { class: isList ? "list" : "documents" });
  const update = () => {
    const done = (screens, findings) => announce(isList ? plural(findings, "finding") : `${plural(screens, "screen")}, ${plural(findings, "finding")}`);
    if (!isList) return fill(list, documents, documentSection, done);
    return fill(list, documents, doc => {
      const found = doc.findings.filter(finding => {
        const scene = doc.scenes[finding.scene];
        return matches(finding, scene ? isNamed(scene) : isDocumentNamed(doc));
      });
      if (found.length === 0) return null;
      const section = el("section", { class: "document wide" }, el("header", {}, pathTitle(doc.path, link(doc.path)), counts(found)),
        el("ul", { class: "box" }, found.map(findingItem)));
      section.findings = sum(found);
      return section;
    }, done);
  };
  const heading = el("h1", { class: "unseen" }, isList ? "Findings" : "Screens");
  main.replaceChildren(heading, el("div", { class: "gallery" }, filterPanel(update, isList), list));
  refilter = update;
  return update();
}
function showDocument(doc) {
  document.title = `${doc.path} · ${report.title}`;
  const section = el("section", {}, pathTitle(doc.path, link(doc.path)), counts(doc.findings, true));
  section.classList.add("document", "wide");
  if (doc.failure) section.append(el("p", { class: "empty" }, doc.failure));
  if (doc.changes) section.append(contentChanges(doc));
  section.append(el("p", {}, " "), el("ul", { class: "cards" }, doc.scenes.map(scene => card(scene, scene.findings))));
  if (doc.findings.length > 0) section.append(el("h2", {}, "Findings"), el("ul", { class: "list box" }, doc.findings.map(findingItem)));
  main.replaceChildren(el("h1", { class: "unseen" }, doc.path), el("div", { class: "gallery", style: { display: "block" } }, section));
  refilter = () => { location.hash = ""; };
}
let refilter = () => {};
