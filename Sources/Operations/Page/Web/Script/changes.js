/// Rectangles of where views were and where they are.
function changeRects({ kind, before, after }, isBefore) {
  const [rects, name] = isBefore ? [before, kind === "removed" ? "removed" : "was"] : [after, kind === "added" ? "added" : "moved"];
  return (rects || []).slice(0, 60).map(([x, y, width, height]) =>
    svg("rect", { class: `diff ${name}`, x, y, width: Math.max(width, .5), height: Math.max(height, .5) }));
}
const sharePhrase = ({ share }) => share < .01 ? "less than 1 % of the screen" : `${Math.round(share * 100)} % of the screen`;

/// The changes of a scene: a list, those first that change most of it, and their outlines. One at a time can be looked at.
class Changes {
  constructor(scene, owner) {
    Object.assign(this, { scene, owner });
    this.list = scene.changes || [];
    this.chosen = -1;
    this.former = svg("g", {});
    this.present = svg("g", {});
  }
  /// Puts the outlines over the pictures: those of before over its own picture, unless one lies over the other.
  outline() {
    const { comparison, stage } = this.owner;
    if (!comparison) return;
    const isTwoUp = comparison.mode.value === "two";
    (isTwoUp ? comparison.overlay : stage.overlay).append(this.former);
    stage.overlay.append(this.present);
    const shown = !comparison.outlines.checked ? [] : this.chosen < 0 ? this.list : [this.list[this.chosen]];
    const { value } = comparison.mode;
    // Nothing can be told from dozens of outlines.
    for (const group of [this.former, this.present]) set(group, { class: shown.length > Changes.most ? "many" : "few" });
    this.former.replaceChildren(...value === "after" ? [] : shown.flatMap(change => changeRects(change, true)));
    this.present.replaceChildren(...value === "before" ? [] : shown.flatMap(change => changeRects(change, false)));
  }
  step(by) {
    if (this.list.length === 0) return false;
    const next = this.chosen + by;
    this.choose(next >= this.list.length ? -1 : next < -1 ? this.list.length - 1 : next);
    return true;
  }
  choose(place) {
    this.chosen = place;
    if (this.owner.choice >= 0) this.owner.choose(-1, "info"); else this.owner.details.show();
    this.outline();
    if (place < 0) return announce("All changes");
    this.present.firstElementChild?.scrollIntoView({ block: "nearest", inline: "nearest" });
    announce(`${this.list[place].text}. Change ${place + 1} of ${this.list.length}.`);
  }
  item(change, place) {
    const { kind, text, cause, view } = change;
    const isChosen = place === this.chosen;
    return el("li", { class: isChosen ? "chosen" : "" },
      el("button", { type: "button", class: "open", "aria-pressed": String(isChosen), onclick: () => this.choose(isChosen ? -1 : place) },
        el("span", { class: `change ${kind}` }, kind), " ", text, cause ? el("span", { class: "cause" }, ` because: ${cause}`) : null),
      el("div", { class: "quiet" }, sharePhrase(change), view === undefined ? null : " · ",
        view === undefined ? null : el("button", { type: "button", class: "line", onclick: () => this.owner.choose(view, "info") }, "view")));
  }
  /// The list, what nobody sees, and all that changed in the document.
  nodes() {
    const unseen = this.scene.unseen || [], words = contentChanges(this.scene.document, false);
    const heading = this.list.length === 1 ? "1 change" : `${this.list.length} changes, the largest first`;
    const items = this.list.map((change, place) => this.item(change, place));
    return [
      items.length > 0 ? el("div", {}, el("h4", {}, heading), el("ul", { class: "changes" }, items)) : null,
      unseen.length > 0 ? el("details", { class: "words" }, el("summary", {}, `${plural(unseen.length, "change")} that nobody sees`),
        el("ul", { class: "changes" }, unseen.map(({ text }) => el("li", {}, text)))) : null,
      words,
    ];
  }
}
Changes.most = 12;
