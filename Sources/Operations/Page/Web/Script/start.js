let current = null;
/// Where the gallery was scrolled to, how high its parts were, and what was opened from it.
const left = { scroll: 0, heights: [], link: "" };
let lastRoute = null;
async function show() {
  const next = route();
  const last = lastRoute;
  lastRoute = next.name;
  // What is still being read for the route before is not shown any more.
  turn++;
  if (last === "gallery" && next.name !== "gallery") Object.assign(left, { scroll: scrollY, heights: shownWindow.heights, link: location.hash });
  current?.close();
  current = null;
  for (const picture of [...shown]) picture.forget();
  const isList = next.name === "findings";
  for (const [id, isHere] of [["tab-screens", next.name === "gallery"], ["tab-findings", isList]]) {
    if (isHere) byID(id).setAttribute("aria-current", "page"); else byID(id).removeAttribute("aria-current");
  }
  switch (next.name) {
  case "scene": await showScene(next.scene, next.view, next.variant); break;
  case "sheet": await showSheet(next.scene); scrollTo(0, 0); break;
  case "document": showDocument(next.doc, next.isMap); scrollTo(0, 0); break;
  case "rule": await showRule(next.rule); scrollTo(0, 0); break;
  case "missing":
    main.replaceChildren(el("h1", { class: "empty" }, "Not in this report"), el("p", { class: "empty" }, decode(next.hash)));
    break;
  default: {
    showGallery(isList);
    if (!isList && last !== null) returnToGallery();
  }
  }
}
/// Scrolls the gallery to where it was, and puts the focus on what was opened from it.
function returnToGallery() {
  shownWindow.reserve(left.heights);
  scrollTo(0, left.scroll);
  shownWindow.fillShown();
  const opened = [...main.querySelectorAll(".card")].find(card => card.getAttribute("href") === left.link);
  opened?.focus({ preventScroll: true });
}
function showTotals() {
  byID("title").textContent = report.comparedWith ? `${report.title} · changes since ${report.comparedWith}` : report.title;
  const unread = documents.filter(doc => doc.failure || doc.outdated?.failure).length;
  byID("totals").replaceChildren(counts(documents.flatMap(doc => doc.findings), true),
    ...unread ? [" ", el("span", { class: "count error" }, `${plural(unread, "file")} not read`)] : []);
}
async function start() {
  if (typeof DecompressionStream === "undefined") {
    return main.replaceChildren(el("p", { class: "empty" }, "This browser is too old for the report: it needs DecompressionStream."));
  }
  report = await data("index");
  prepare();
  showTotals();
  const saved = remembered.get("ibstack-theme");
  if (saved === "light" || saved === "dark") theme.value = saved;
  applyTheme();
  theme.addEventListener("change", () => { remembered.set("ibstack-theme", theme.value); applyTheme(); });
  darkQuery.addEventListener("change", applyTheme);
  let timer = 0;
  byID("search").addEventListener("input", event => {
    clearTimeout(timer);
    timer = setTimeout(() => { filter.text = event.target.value.trim().toLowerCase(); refilter(); }, 120);
  });
  // The filters stand before the screens.
  byID("skip").addEventListener("click", () => (main.querySelector(".card") || main).focus());
  byID("keys").addEventListener("click", () => help.showModal());
  document.body.append(help);
  addEventListener("keydown", pressed);
  addEventListener("hashchange", show);
  addEventListener("beforeprint", () => {
    if (current) current.stage.prepareToPrint(); else shownWindow?.fillAll();
    for (const image of document.querySelectorAll(".card img")) pictureOf.get(image)?.draw();
  });
  addEventListener("afterprint", () => current?.stage.resize());
  await show();
  if (live) follow();
}
start().catch(error => {
  main.replaceChildren(el("p", { class: "empty" }, `The report could not be read: ${error.message}`));
  throw error;
});
