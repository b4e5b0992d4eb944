/// The tree of a scene's views.
class TreePane {
  /// `owner` is told what is chosen or pointed at.
  constructor(views, owner) {
    Object.assign(this, { views, owner });
    this.rows = [];
    this.folded = new Set();
    this.node = this.build();
  }
  build() {
    const tree = el("div", { role: "tree", "aria-label": "Views" });
    this.views.list.forEach((view, place) => {
      const { kind, label } = this.views.name(place);
      const worst = this.views.worst(place);
      const hasChildren = this.views.children[place].length > 0;
      const off = view.hidden || view.uninstalled;
      const row = el("div", { role: "treeitem", tabindex: "-1", "aria-level": this.views.depths[place] + 1, "aria-selected": "false",
        "aria-expanded": hasChildren ? "true" : null, class: off ? "off" : "", title: view.hidden ? "Hidden" : view.uninstalled ? "Not installed" : null,
        style: { paddingLeft: `${6 + Math.min(this.views.depths[place], 16) * 13}px` },
        onclick: event => {
          if (event.target.className === "fold" && hasChildren) this.fold(place); else this.owner.choose(place, "tree");
        },
        onmouseenter: () => this.owner.hover(place), onmouseleave: () => this.owner.hover(-1) },
        el("span", { class: "fold", "aria-hidden": "true" }, hasChildren ? "▾" : ""),
        el("span", { class: label ? "label" : "label alone" }, label || kind), label ? el("span", { class: "kind" }, kind) : null,
        worst ? el("span", { class: `dot ${worst}`, role: "img", "aria-label": `has ${worst}s` }) : null);
      this.rows.push(row);
      tree.append(row);
    });
    if (this.rows[0]) this.rows[0].tabIndex = 0;
    tree.addEventListener("keydown", event => this.key(event));
    return el("section", { class: "pane tree", "aria-label": "Views" }, el("h2", {}, plural(this.views.list.length, "view")),
      el("div", { class: "scroll" }, tree));
  }
  hover(place, old) {
    this.rows[old]?.classList.remove("hovered");
    this.rows[place]?.classList.add("hovered");
  }
  choose(place, old, origin) {
    this.rows[old]?.setAttribute("aria-selected", "false");
    const row = this.rows[place];
    if (!row) return;
    for (const other of this.rows) other.tabIndex = -1;
    row.tabIndex = 0;
    row.setAttribute("aria-selected", "true");
    this.unfold(place);
    if (origin !== "tree") row.scrollIntoView({ block: "nearest" });
  }
  fold(place) {
    if (!this.folded.delete(place)) this.folded.add(place);
    this.applyFolds();
  }
  unfold(place) {
    let changed = false;
    for (let parent = this.views.list[place].parent; parent !== undefined; parent = this.views.list[parent].parent) changed = this.folded.delete(parent) || changed;
    if (changed) this.applyFolds();
  }
  applyFolds() {
    const hidden = [];
    this.rows.forEach((row, place) => {
      const parent = this.views.list[place].parent;
      hidden[place] = parent !== undefined && (hidden[parent] || this.folded.has(parent));
      row.hidden = hidden[place];
      if (this.views.children[place].length === 0) return;
      row.setAttribute("aria-expanded", String(!this.folded.has(place)));
      row.querySelector(".fold").textContent = this.folded.has(place) ? "▸" : "▾";
    });
  }
  key(event) {
    const place = this.rows.indexOf(document.activeElement);
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const seen = this.rows.map((row, place) => row.hidden ? -1 : place).filter(place => place >= 0);
    const at = seen.indexOf(place);
    const isOpen = this.views.children[place].length > 0 && !this.folded.has(place);
    let next = null;
    switch (event.key) {
    case "ArrowDown": next = seen[at + 1]; break;
    case "ArrowUp": next = seen[at - 1]; break;
    case "Home": next = seen[0]; break;
    case "End": next = seen[seen.length - 1]; break;
    case "ArrowRight":
      if (this.folded.has(place)) this.fold(place); else if (isOpen) next = this.views.children[place][0];
      break;
    case "ArrowLeft": if (isOpen) this.fold(place); else next = this.views.list[place].parent; break;
    case "Enter": case " ": next = place; break;
    default: return;
    }
    event.preventDefault();
    if (next === null || next === undefined) return;
    this.owner.choose(next, "keys");
    this.rows[next].focus();
  }
}
