const main = byID("main");
let turn = 0;
let refilter = () => {};
const announce = text => { byID("status").textContent = text; };

/// Parts of a long list, which are in the document only while they are near the window.
class Window {
  constructor(list) {
    this.list = list;
    this.parts = new Map();
    this.observer = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) this.fill(entry.target); else this.empty(entry.target);
    }, { rootMargin: "800px 0px" });
  }
  /// `height` is an estimate until the part has been shown; `make` makes what is in it.
  add(height, make) {
    const node = el("div", { class: "part", style: { minHeight: `${height}px` } });
    this.parts.set(node, make);
    this.list.append(node);
    this.observer.observe(node);
  }
  fill(node) {
    if (node.firstChild) return;
    node.append(...[this.parts.get(node)()].flat());
    node.style.minHeight = "";
  }
  empty(node) {
    if (!node.firstChild || node.contains(document.activeElement)) return;
    node.style.minHeight = `${node.getBoundingClientRect().height}px`;
    for (const image of node.querySelectorAll("img")) { nearby.unobserve(image); pictureOf.get(image).isNear = false; pictureOf.get(image).forget(); }
    node.replaceChildren();
  }
  /// How high the parts are.
  get heights() { return [...this.parts.keys()].map(node => node.getBoundingClientRect().height); }
  /// Makes empty parts as high as those of a list before were, so that what was in sight is where it was.
  reserve(heights) {
    if (heights.length === this.parts.size) [...this.parts.keys()].forEach((node, place) => { node.style.minHeight = `${heights[place]}px`; });
  }
  /// Fills what is in sight now: the observer is called some frames later.
  fillShown() {
    const seen = [...this.parts.keys()].filter(node => {
      const { top, bottom } = node.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    for (const node of seen) this.fill(node);
  }
  fillAll() { for (const node of this.parts.keys()) this.fill(node); }
  /// The part after or before one, filled.
  beside(node, step) {
    const next = step > 0 ? node.nextElementSibling : node.previousElementSibling;
    if (next) this.fill(next);
    return next;
  }
  close() { this.observer.disconnect(); }
}
let shownWindow = null;

/// What the gallery shows of a document; null for nothing.
function shownParts(doc) {
  if (filter.folder && !doc.path.startsWith(filter.folder)) return null;
  const cards = doc.scenes.map(scene => [scene, findingsOf(scene)]).filter(([scene, found]) => isShown(scene, found));
  const rest = doc.rest.filter(finding => matches(finding, isDocumentNamed(doc)));
  if (cards.length === 0 && rest.length === 0 && !(isDocumentNamed(doc) || !isFiltered() && !filter.only)) return null;
  const went = doc.went.filter(finding => matches(finding, isDocumentNamed(doc)));
  const isPlain = doc.scenes.length === 1 && cards.length === 1 && rest.length === 0 && went.length === 0 && !doc.changes && !doc.outdated && !doc.failure;
  return { doc, cards, rest, went, isPlain, all: [...cards.flatMap(([, found]) => found), ...rest] };
}
const cardsInPart = 48;
function cardList(cards, isWithFile) {
  return el("ul", { class: "cards" }, cards.map(([scene, found]) => card(scene, found, isWithFile ? scene.document.path : null)));
}
/// A rough height of some cards.
function cardsHeight(cards, width) {
  const pairs = cards.filter(([scene]) => scene.change === "changed");
  const all = cards.reduce((sum, [scene]) => sum + (scene.change === "changed" ? 0 : thumbSize(scene).width + 20), 0);
  return Math.ceil(all / Math.max(width, 200)) * (thumbs.size * .9 + 70) + pairs.length * (thumbs.size * 1.5 + 90);
}
function documentHead({ doc, cards, all }) {
  const isOnlyRest = cards.length === 0 && doc.scenes.length === 0 && !doc.failure && all.length === 0;
  return [
    el("header", {}, pathTitle(doc.path, link(doc.path)), counts(all), doc.map ? el("a", { class: "open-map", href: mapLink(doc) }, "Map") : null),
    problems(doc), doc.failure ? el("p", { class: "empty" }, doc.failure) : null,
    isOnlyRest && !doc.changes ? el("p", { class: "quiet" }, "No screens to draw.") : null,
    doc.compared && cards.length + doc.went.length + doc.rest.length === 0 && !doc.changes && !doc.failure ? el("p", { class: "quiet" }, "No screen and no content changed.") : null,
  ].filter(Boolean);
}
function documentTail({ doc, rest, went }) {
  return [
    doc.changes && !isFiltered() ? contentChanges(doc) : null,
    rest.length > 0 ? el("ul", { class: "list box" }, rest.map(findingItem)) : null,
    went.length > 0 ? el("h3", { class: "went" }, plural(sum(went), "finding"), " gone") : null,
    went.length > 0 ? el("ul", { class: "list box" }, went.map(findingItem)) : null,
  ].filter(Boolean);
}
/// Documents of one screen stand together, others each on their own.
function addDocuments(list, window) {
  const width = list.getBoundingClientRect().width || innerWidth;
  const shown = documents.map(shownParts).filter(Boolean);
  for (let at = 0; at < shown.length;) {
    const first = shown[at];
    const group = [];
    while (shown[at]?.isPlain && group.length < cardsInPart) group.push(shown[at++]);
    if (group.length > 0) {
      const cards = group.flatMap(({ cards }) => cards);
      window.add(cardsHeight(cards, width), () => el("section", { class: "document" }, cardList(cards, true)));
      continue;
    }
    at++;
    const isLong = first.cards.length > cardsInPart;
    const name = first.doc.outdated ? "document outdated" : "document";
    window.add(60 + (isLong ? 0 : cardsHeight(first.cards, width)), () => el("section", { class: name }, documentHead(first),
      isLong || first.cards.length === 0 ? null : cardList(first.cards), isLong ? null : documentTail(first)));
    if (!isLong) continue;
    for (let start = 0; start < first.cards.length; start += cardsInPart) {
      const cards = first.cards.slice(start, start + cardsInPart);
      window.add(cardsHeight(cards, width), () => el("section", { class: "document" }, cardList(cards)));
    }
    if (first.rest.length + first.went.length > 0 || first.doc.changes) window.add(200, () => el("section", { class: "document" }, documentTail(first)));
  }
  return [shown.reduce((count, { cards }) => count + cards.length, 0), shown.reduce((count, { all }) => count + sum(all), 0), shown.length];
}
function addFindings(list, window) {
  let [total, docs] = [0, 0];
  for (const doc of documents) {
    if (filter.folder && !doc.path.startsWith(filter.folder)) continue;
    const found = doc.findings.filter(finding => {
      const scene = doc.scenes[finding.scene];
      return matches(finding, scene ? isNamed(scene) : isDocumentNamed(doc));
    });
    if (found.length === 0) continue;
    docs++;
    total += sum(found);
    for (let start = 0; start < found.length; start += cardsInPart) {
      const some = found.slice(start, start + cardsInPart);
      window.add(some.length * 62 + 50, () => el("section", { class: "document" },
        start > 0 ? null : el("header", {}, pathTitle(doc.path, link(doc.path)), counts(found)), el("ul", { class: "box" }, some.map(findingItem))));
    }
  }
  return [0, total, docs];
}
function showGallery(isList) {
  document.title = report.title;
  const list = el("div", { class: isList ? "list" : "documents" });
  const update = () => {
    shownWindow?.close();
    list.replaceChildren();
    shownWindow = new Window(list);
    const [screens, found, docs] = isList ? addFindings(list, shownWindow) : addDocuments(list, shownWindow);
    if (docs === 0) {
      const none = report.comparedWith ? `Nothing to show since ${report.comparedWith}.` : "No documents were found.";
      list.append(el("p", { class: "empty" }, documents.length === 0 ? none : "Nothing matches the filters."));
    }
    announce(isList ? plural(found, "finding") : `${plural(screens, "screen")}, ${plural(found, "finding")}`);
  };
  const heading = el("h1", { class: "unseen" }, isList ? "Findings" : "Screens");
  main.replaceChildren(heading, el("div", { class: "gallery" }, filterPanel(update, isList), list));
  refilter = update;
  update();
}
function showDocument(doc, isMap) {
  document.title = `${doc.path} · ${report.title}`;
  const list = el("div", { class: "documents" });
  main.replaceChildren(el("h1", { class: "unseen" }, doc.path), el("div", { class: "gallery whole" }, list));
  shownWindow?.close();
  shownWindow = new Window(list);
  const all = doc.scenes.map(scene => [scene, scene.findings]);
  shownWindow.add(100, () => el("section", { class: "document" }, el("header", {}, pathTitle(doc.path, link(doc.path)), counts(doc.findings, true),
    doc.map ? el("a", { class: "open-map", href: isMap ? link(doc.path) : mapLink(doc) }, isMap ? "List" : "Map") : null),
  problems(doc), doc.failure ? el("p", { class: "empty" }, doc.failure) : null, contentChanges(doc)));
  if (isMap && doc.map) list.append(new StoryboardMap(doc).node);
  else for (let start = 0; start < all.length; start += cardsInPart) {
    const cards = all.slice(start, start + cardsInPart);
    shownWindow.add(cardsHeight(cards, innerWidth), () => cardList(cards));
  }
  if (doc.findings.length > 0) shownWindow.add(doc.findings.length * 60, () => [el("h2", {}, "Findings"), el("ul", { class: "list box" }, doc.findings.map(findingItem))]);
  refilter = () => { location.hash = ""; };
}
