const keyWords = [
  ["/", "search"], ["j, k", "next and previous: screen in the gallery, finding in a list, change or finding on a screen"],
  ["n, p", "next and previous screen"], ["g, f", "gallery, findings"], ["o", "outlines of changes on and off"],
  ["1 to 6", "two-up, slider, onion skin, difference, before, after"], ["arrows", "in the tree, the picture and the source: the views around"],
  ["Escape", "chooses no view; closes this list"], ["?", "this list"],
];
const help = el("dialog", { class: "help", "aria-label": "Keys" }, el("h2", {}, "Keys"),
  el("dl", {}, keyWords.map(([key, words]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, words)))),
  el("button", { type: "button", onclick: () => help.close() }, "Close"));

/// Moves the focus to the next or previous of what can be opened in a list, of which only a part is in the document.
function stepFocus(by) {
  const items = [...main.querySelectorAll(".card, .finding a[href*='/']")];
  let at = items.indexOf(document.activeElement);
  if (at < 0) {
    const top = items.findIndex(item => item.getBoundingClientRect().bottom > 90);
    at = by > 0 ? Math.max(top, 0) - 1 : Math.max(top, 0);
  }
  let next = items[at + by];
  const part = items[at]?.closest(".part");
  if (part && (!next || next.closest(".part") !== part)) {
    let beside = shownWindow.beside(part, by);
    while (beside && !beside.querySelector(".card, .finding a[href*='/']")) beside = shownWindow.beside(beside, by);
    const inside = [...beside?.querySelectorAll(".card, .finding a[href*='/']") || []];
    next = by > 0 ? inside[0] : inside.at(-1);
  }
  if (!next) return;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}
function pressed(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || help.open) return;
  const { target, key } = event;
  if (target.id === "search") {
    if (key === "Escape") target.blur();
    return;
  }
  if (target.closest("input:not([type=checkbox], [type=range]), select, textarea")) return;
  const scene = current?.scene && current;
  const actions = {
    "/": () => byID("search").focus(), "?": () => help.showModal(),
    g: () => { location.hash = ""; }, f: () => { location.hash = "?findings"; },
    j: () => scene ? scene.step(1) : stepFocus(1), k: () => scene ? scene.step(-1) : stepFocus(-1),
    n: () => scene?.head.go(1), p: () => scene?.head.go(-1),
    o: () => scene?.comparison?.outlines.click(),
  };
  const action = actions[key] || (/^[1-6]$/.test(key) && scene?.comparison ? () => scene.comparison.choose(Number(key) - 1) : null);
  if (!action) return;
  event.preventDefault();
  action();
}
