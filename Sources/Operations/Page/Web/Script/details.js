/// The findings of a scene, or the details of the chosen view.
class DetailsPane {
  constructor(views, owner) {
    Object.assign(this, { views, owner });
    this.title = el("h2", {}, "Findings");
    this.box = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Findings and details" });
    this.node = el("section", { class: "pane info", "aria-label": "Details" }, this.title, this.box);
  }
  lineButton(line) {
    return line ? el("button", { type: "button", class: "line", onclick: () => this.owner.source.scroll(line) }, `line ${line}`) : null;
  }
  findingNode(finding) {
    return el("li", { class: `finding ${finding.severity}${finding === this.owner.finding ? " chosen" : ""}` },
      el("button", { type: "button", class: "open", onclick: () => this.owner.chooseFinding(finding) },
        el("span", { class: "text" }, finding.number ? el("span", { class: "number" }, String(finding.number)) : null,
          finding.new ? [el("span", { class: "change added" }, "new"), " "] : null,
          el("span", { class: "word" }, finding.severity), " ", message(finding))),
      about(finding), notes(finding));
  }
  show() {
    const { scene } = this.views;
    const view = this.views.list[this.owner.choice];
    const changes = this.owner.changes.list.length;
    this.title.textContent = view ? "Chosen view" : [
      changes > 0 && plural(changes, "change"),
      (changes === 0 || scene.findings.length > 0) && plural(sum(scene.findings), "finding"),
    ].filter(Boolean).join(", ");
    this.box.replaceChildren(...(view ? this.viewDetails(view) : this.sceneDetails()).filter(Boolean));
    this.box.scrollTop = 0;
    this.box.querySelector(".finding.chosen, .changes .chosen")?.scrollIntoView({ block: "nearest" });
  }
  list(found) { return found.length > 0 ? el("ul", {}, found.map(finding => this.findingNode(finding))) : null; }
  sceneDetails() {
    const { scene } = this.views;
    const went = scene.document.went.filter(finding => finding.scene === scene.place);
    const changes = this.owner.changes.nodes();
    const list = this.list([...scene.findings, ...scene.document.rest]);
    const isEmpty = !list && !changes.some(Boolean) && went.length === 0;
    return [...changes, list,
      isEmpty ? el("p", { class: "quiet" }, "Nothing was found in this screen. Choose a view to see its frame and constraints.") : null,
      went.length > 0 ? el("div", {}, el("h3", { class: "went" }, plural(sum(went), "finding"), " gone"), el("ul", {}, went.map(findingItem))) : null];
  }
  viewDetails(view) {
    const { scene } = this.views, { choice } = this.owner;
    const found = scene.findings.filter(finding => finding.view === choice);
    const { kind, label } = this.views.name(choice);
    const back = scene.findings.length > 0 || this.owner.changes.list.length > 0
      ? el("button", { type: "button", class: "line", onclick: () => this.owner.choose(-1, "info") }, `All ${plural(sum(scene.findings), "finding")}`) : null;
    return [back, el("h3", {}, label || kind), this.summary(view, label ? kind : ""), this.frame(view), this.marks(view),
      found.length > 0 ? el("h4", {}, plural(sum(found), "finding")) : null, this.list(found), this.constraints(view), this.reasons(view)];
  }
  summary(view, kind) {
    return el("p", { class: "quiet" }, [kind, view.class && `class ${view.class}`, view.id].filter(Boolean).join(" · "), " ",
      this.lineButton(view.lines?.[0]));
  }
  frame(view) {
    let frame = view.frame;
    const rect = this.views.rects[this.owner.choice], outer = this.views.rects[view.parent];
    if (this.owner.stage.picture.variant > 0 && rect) frame = [rect[0] - (outer ? outer[0] : 0), rect[1] - (outer ? outer[1] : 0), rect[2], rect[3]];
    return frame ? el("dl", { class: "frame" }, ["x", "y", "width", "height"].map((name, place) => el("div", {}, el("dt", {}, name), el("dd", {}, number(frame[place]))))) : null;
  }
  marks(view) {
    const marks = [view.hidden && "hidden", view.uninstalled && "not installed", view.ambiguous && "ambiguous", view.misplaced && "misplaced"].filter(Boolean);
    return marks.length > 0 ? el("div", { class: "marks" }, marks.map(mark => el("span", {}, mark))) : null;
  }
  constraints(view) {
    if (!view.constraints) return null;
    return el("div", {}, el("h4", {}, plural(view.constraints.length, "constraint")), el("table", { class: "rows" }, el("tbody", {},
      view.constraints.map(([text, line]) => el("tr", {}, el("td", { style: { textAlign: "left", whiteSpace: "normal", width: "auto" } }, text), el("td", {}, this.lineButton(line)))))));
  }
  /// The text of a constraint with the names of views instead of their ids.
  named(text) {
    return text.replace(/\b[\w]{3}-[\w]{2}-[\w]{3}\b/g, id => {
      const view = this.views.list.find(view => view.id === id);
      return view ? view.label || view.class || view.kind : id;
    });
  }
  reasons(view) {
    if (!view.numbers || view.numbers.length === 0) return null;
    return el("div", {}, el("h4", {}, "Where the numbers come from"), view.numbers.map(number => {
      const rows = [...number.steps.map(step => [...step.slice(0, 4), ""]), ...number.losses.map(loss => [...loss, "lost"])];
      const changes = number.changes.map(([word, phrase, line]) => [word, phrase, "", line, ""]);
      const all = [...rows, ...changes];
      // One chain at a time is drawn.
      const open = event => {
        const isOpen = event.target.open;
        if (isOpen) for (const other of this.box.querySelectorAll("details[name=number]")) if (other !== event.target) other.open = false;
        if (isOpen || !this.box.querySelector("details[name=number][open]")) this.owner.stage.showChain(isOpen ? number : null);
      };
      return el("details", { name: "number", ontoggle: open }, el("summary", {}, number.heading), all.length === 0 ? null : el("table", { class: "rows" }, el("tbody", {},
        all.map(([part, text, words, line, mark]) => el("tr", { class: mark },
          el("td", {}, part), el("td", { title: text }, this.named(text)), el("td", { class: "quiet" }, words), el("td", {}, this.lineButton(line)))))));
    }));
  }
}
