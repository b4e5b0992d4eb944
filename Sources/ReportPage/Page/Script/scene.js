const number = value => String(Math.round(value * 100) / 100);

/// A scene: picture, tree, source and details, which all show the same view.
class SceneView {
  constructor(scene, pictures, details, first) {
    Object.assign(this, { scene, details, first });
    this.views = details?.scenes[scene.place] || [];
    this.changes = scene.views || [];
    this.choice = -1;
    this.hovered = -1;
    this.children = this.views.map(() => []);
    this.depths = [];
    this.views.forEach((view, place) => {
      this.depths[place] = view.parent === undefined ? 0 : this.depths[view.parent] + 1;
      if (view.parent !== undefined) this.children[view.parent].push(place);
    });
    this.takeRects(pictures);
  }
  takeRects(pictures) {
    const drawn = pictures?.scenes[this.scene.place] || {};
    this.size = { width: drawn.width || this.scene.width, height: drawn.height || this.scene.height };
    const rects = drawn.rects && drawn.rects.length === this.views.length ? drawn.rects : [];
    this.rects = this.views.map((_, place) => rects[place] && rects[place].length === 4 ? rects[place] : null);
  }
  key(place) { return this.views[place].id || `@${place}`; }
  placeOf(key) {
    if (!key) return -1;
    const place = this.views.findIndex(view => view.id === key);
    return place < 0 && key.startsWith("@") && this.views[Number(key.slice(1))] ? Number(key.slice(1)) : place;
  }
  name(place) {
    const view = this.views[place];
    return { kind: view.kind[0].toUpperCase() + view.kind.slice(1), label: view.label ? `“${view.label}”` : view.class || "" };
  }
  worst(place) {
    const found = this.scene.findings.filter(finding => finding.view === place);
    return found.length > 0 ? found[0].severity : null;
  }

  // ---- Parts
  build() {
    this.node = el("div", { class: this.scene.document.outdated ? "scene outdated" : "scene" }, this.buildHead(), this.buildStage(), this.buildTree(), this.buildInfo(), this.buildSource());
    return this.node;
  }
  buildHead() {
    const { scene } = this;
    const scenes = documents.flatMap(doc => doc.scenes);
    const place = scenes.indexOf(scene);
    const step = (other, text, label) => other
      ? el("a", { class: "step", href: sceneLink(other), "aria-label": `${label}: ${other.name}`, title: other.name }, text) : null;
    const options = el("fieldset", {}, el("legend", { class: "unseen" }, "Picture"));
    this.picture = new Picture(scene, el("img", { alt: `Picture of ${scene.name}` }));
    this.picture.layers = chosenLayers;
    if (scene.document.variants) {
      const select = el("select", { "aria-label": "Device, text size and language", onchange: () => this.changeVariant(Number(select.value)) },
        el("option", { value: "0" }, "As designed"), scene.document.variants.map((name, place) => el("option", { value: place + 1 }, name)));
      options.append(select);
    }
    const appearance = el("select", { "aria-label": "Appearance of the picture", onchange: () => {
      this.picture.dark = appearance.value === "" ? null : appearance.value === "dark";
      this.picture.draw();
    } }, el("option", { value: "" }, "Picture as page"), el("option", { value: "light" }, "Picture light"), el("option", { value: "dark" }, "Picture dark"));
    this.zoom = el("select", { "aria-label": "Zoom", onchange: () => this.resize() },
      el("option", { value: "fit" }, "Fit"), el("option", { value: "1" }, "100 %"), el("option", { value: "2" }, "200 %"));
    this.layerBox = el("fieldset", { hidden: true }, el("legend", { class: "unseen" }, "Layers"));
    if (scene.document.compared && scene.change !== "added" && scene.change !== "removed") this.buildComparison(options);
    options.append(appearance, this.zoom);
    return el("header", { class: "head" },
      el("div", { class: "names" }, el("h1", {}, scene.name),
        el("div", { class: "place" }, el("a", { href: link(scene.document.path) }, scene.document.path), ` · ${number(scene.width)} × ${number(scene.height)} `,
          counts(scene.findings)), problems(scene.document)),
      this.layerBox, options,
      el("nav", { "aria-label": "Neighbouring screens" }, step(scenes[place - 1], "‹", "Previous screen"), " ", step(scenes[place + 1], "›", "Next screen")));
  }
  /// The picture of before, which a slider uncovers.
  buildComparison(options) {
    this.old = new Picture(this.scene, el("img", { class: "before", alt: `Picture of ${this.scene.name} before` }));
    this.old.before = true;
    this.slider = el("input", { type: "range", min: "0", max: "100", value: "50", class: "slider", "aria-label": "How much of the picture is as before", hidden: true,
      oninput: () => this.compare() });
    this.mode = el("select", { "aria-label": "Before and after", onchange: () => this.compare() },
      ["After", "Before", "Slider", "Both"].map(name => el("option", { value: name.toLowerCase() }, name)));
    options.append(this.mode);
  }
  compare() {
    const mode = this.mode.value;
    this.slider.hidden = mode !== "slider";
    this.old.image.hidden = mode === "after";
    const share = mode === "before" ? 100 : mode === "slider" ? Number(this.slider.value) : 100;
    Object.assign(this.old.image.style, { clipPath: `inset(0 ${100 - share}% 0 0)`, opacity: mode === "both" ? "0.5" : "1" });
    this.figure.style.setProperty("--share", `${share}%`);
    this.figure.classList.toggle("sliding", mode === "slider");
    if (mode !== "after" && !this.old.url) this.old.draw();
  }
  /// Where views were, and where they are now.
  buildChanges() {
    for (const { change, before, after } of this.changes) {
      for (const [rect, name] of [[before, change === "changed" ? "was" : "removed"], [after, change === "changed" ? "moved" : "added"]]) {
        if (rect) this.overlay.append(svg("rect", { class: `diff ${name}`, x: rect[0], y: rect[1], width: Math.max(rect[2], .5), height: Math.max(rect[3], .5) }));
      }
    }
  }
  changeList() {
    if (this.changes.length === 0) return null;
    const place = rect => `${number(rect[0])}, ${number(rect[1])}, ${number(rect[2])} × ${number(rect[3])}`;
    return el("div", {}, el("h4", {}, plural(this.changes.length, "change")), el("ul", { class: "changes" }, this.changes.map(({ change, name, view, before, after }) =>
      el("li", {}, el("span", { class: `change ${change}` }, change === "changed" ? "moved" : change), " ",
        view === undefined ? name : el("button", { type: "button", class: "line", onclick: () => this.choose(view, "info") }, name),
        el("div", { class: "quiet" }, before && after ? `${place(before)} → ${place(after)}` : place(before || after))))));
  }
  buildTree() {
    this.rows = [];
    this.folded = new Set();
    const tree = el("div", { role: "tree", "aria-label": "Views" });
    this.views.forEach((view, place) => {
      const { kind, label } = this.name(place);
      const worst = this.worst(place);
      const hasChildren = this.children[place].length > 0;
      const off = view.hidden || view.uninstalled;
      const row = el("div", { role: "treeitem", tabindex: "-1", "aria-level": this.depths[place] + 1, "aria-selected": "false",
        "aria-expanded": hasChildren ? "true" : null, class: off ? "off" : "", title: view.hidden ? "Hidden" : view.uninstalled ? "Not installed" : null,
        style: { paddingLeft: `${6 + Math.min(this.depths[place], 16) * 13}px` },
        onclick: event => {
          if (event.target.className === "fold" && hasChildren) this.fold(place); else this.choose(place, "tree");
        },
        onmouseenter: () => this.hover(place), onmouseleave: () => this.hover(-1) },
        el("span", { class: "fold", "aria-hidden": "true" }, hasChildren ? "▾" : ""),
        el("span", { class: label ? "label" : "label alone" }, label || kind), label ? el("span", { class: "kind" }, kind) : null,
        worst ? el("span", { class: `dot ${worst}`, role: "img", "aria-label": `has ${worst}s` }) : null);
      this.rows.push(row);
      tree.append(row);
    });
    if (this.rows[0]) this.rows[0].tabIndex = 0;
    tree.addEventListener("keydown", event => this.treeKey(event));
    return el("section", { class: "pane tree", "aria-label": "Views" }, el("h2", {}, plural(this.views.length, "view")),
      el("div", { class: "scroll" }, tree));
  }
  buildStage() {
    this.overlay = svg("svg", { "aria-hidden": "true" });
    this.sizeLabel = el("span", { class: "size", hidden: true });
    this.hoverRect = svg("rect", { class: "hover", visibility: "hidden" });
    this.choiceRect = svg("rect", { class: "choice", visibility: "hidden" });
    this.overlay.append(this.choiceRect, this.hoverRect);
    this.figure = el("figure", { tabindex: "0", role: "group", "aria-label": `Picture of ${this.scene.name}. Arrow keys move through the views.` },
      this.picture.image, this.old?.image, this.overlay, this.sizeLabel);
    this.buildChanges();
    this.figure.addEventListener("mousemove", event => { if (!event.target.closest(".pin, .slider")) this.hover(this.viewAt(event)); });
    this.figure.addEventListener("mouseleave", () => this.hover(-1));
    this.figure.addEventListener("click", event => { if (!event.target.closest(".pin, .slider")) this.choose(this.viewAt(event), "stage"); });
    this.figure.addEventListener("keydown", event => { if (event.target === this.figure) this.stageKey(event); });
    this.stageBox = el("div", { class: "scroll" }, this.figure);
    if (this.slider) { this.figure.append(this.slider); this.old.image.hidden = true; }
    this.buildPins();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.stageBox);
    return el("section", { class: "pane stage", "aria-label": "Picture" }, this.stageBox);
  }
  buildPins() {
    for (const pin of this.figure.querySelectorAll(".pin")) pin.remove();
    this.pins = new Map();
    const taken = new Map();
    for (const finding of this.scene.findings) {
      const rect = this.rects[finding.view];
      if (!rect) continue;
      // Several pins of a view stand side by side.
      const place = `${Math.round(rect[0] / 8)} ${Math.round(rect[1] / 8)}`;
      const index = taken.get(place) || 0;
      taken.set(place, index + 1);
      const x = Math.min(Math.max(rect[0], 0), this.size.width), y = Math.min(Math.max(rect[1], 0), this.size.height);
      const pin = el("button", { type: "button", class: `pin ${finding.severity}`, title: message(finding),
        "aria-label": `${finding.severity} ${finding.number}: ${message(finding)}`,
        style: { left: `calc(${x / this.size.width * 100}% + ${index * 22}px)`, top: `${y / this.size.height * 100}%` },
        onclick: () => this.chooseFinding(finding), onmouseenter: () => this.hover(finding.view), onmouseleave: () => this.hover(-1) },
        String(finding.number));
      this.pins.set(finding, pin);
      this.figure.append(pin);
    }
  }
  buildInfo() {
    this.infoTitle = el("h2", {}, "Findings");
    this.infoBox = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Findings and details" });
    return el("section", { class: "pane info", "aria-label": "Details" }, this.infoTitle, this.infoBox);
  }
  buildSource() {
    const source = this.details ? this.details.source : "";
    this.lines = source.split(/\r\n|\r|\n/);
    this.sourceText = el("div", { class: "text" });
    this.sourceBox = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Source. Arrow keys move through the views." }, this.sourceText);
    this.hoverBand = el("div", { class: "band hovered", hidden: true });
    this.choiceBand = el("div", { class: "band choice", hidden: true });
    this.sourceText.append(this.hoverBand, this.choiceBand);
    for (const finding of this.scene.document.findings) {
      if (!finding.line) continue;
      this.sourceText.append(el("div", { class: `band ${finding.severity}`, style: { top: `${(finding.line - 1) * SceneView.rowHeight}px` } }));
    }
    const blockLines = 80;
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) { observer.unobserve(entry.target); this.fillBlock(entry.target); }
    }, { root: this.sourceBox, rootMargin: "600px 0px" });
    for (let start = 0; start < this.lines.length; start += blockLines) {
      const block = el("code", { class: "block" });
      block.first = start;
      block.last = Math.min(start + blockLines, this.lines.length);
      block.style.setProperty("--lines", block.last - start);
      observer.observe(block);
      this.sourceText.append(block);
    }
    this.sourceText.addEventListener("mousemove", event => this.hover(this.viewAtLine(this.lineAt(event))));
    this.sourceText.addEventListener("mouseleave", () => this.hover(-1));
    this.sourceText.addEventListener("click", event => {
      if (getSelection().isCollapsed) this.choose(this.viewAtLine(this.lineAt(event)), "source");
    });
    this.sourceBox.addEventListener("keydown", event => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.choose(Math.min(Math.max(this.choice + step, 0), this.views.length - 1), "keys");
    });
    return el("section", { class: "pane source", "aria-label": "Source" }, el("h2", {}, this.scene.document.path), this.sourceBox);
  }
  /// Lines with their tags and values colored, when they come near the window.
  fillBlock(block) {
    const parts = document.createDocumentFragment();
    for (let line = block.first; line < block.last; line++) {
      parts.append(el("span", { class: "number" }, String(line + 1)));
      const text = this.lines[line];
      let end = 0;
      for (const match of text.slice(0, 4000).matchAll(/<\/?[^\s>\/]+|\/?>|"[^"]*"/g)) {
        if (match.index > end) parts.append(text.slice(end, match.index));
        parts.append(el("span", { class: match[0][0] === '"' ? "value" : "tag" }, match[0]));
        end = match.index + match[0].length;
      }
      parts.append(text.slice(end) + "\n");
    }
    block.append(parts);
  }

  // ---- Where something is
  viewAt(event) {
    const box = this.picture.image.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * this.size.width, y = (event.clientY - box.top) / box.height * this.size.height;
    for (let place = this.views.length - 1; place >= 0; place--) {
      const rect = this.rects[place], view = this.views[place];
      if (!rect || view.hidden || view.uninstalled || this.isCovered(place)) continue;
      if (x >= rect[0] && y >= rect[1] && x <= rect[0] + rect[2] && y <= rect[1] + rect[3]) return place;
    }
    return -1;
  }
  isCovered(place) {
    for (let parent = this.views[place].parent; parent !== undefined; parent = this.views[parent].parent) {
      if (this.views[parent].hidden || this.views[parent].uninstalled) return true;
    }
    return false;
  }
  lineAt(event) { return Math.floor((event.clientY - this.sourceText.getBoundingClientRect().top) / SceneView.rowHeight) + 1; }
  viewAtLine(line) {
    let found = -1;
    this.views.forEach((view, place) => { if (view.lines && view.lines[0] <= line && line <= view.lines[1]) found = place; });
    return found;
  }

  // ---- Choice
  hover(place) {
    if (place === this.hovered) return;
    this.rows[this.hovered]?.classList.remove("hovered");
    this.hovered = place;
    this.rows[place]?.classList.add("hovered");
    this.mark(this.hoverRect, place);
    this.markLines(this.hoverBand, place);
  }
  mark(node, place) {
    const rect = this.rects[place];
    if (!rect) return node.setAttribute("visibility", "hidden");
    set(node, { visibility: "visible", x: rect[0], y: rect[1], width: Math.max(rect[2], .5), height: Math.max(rect[3], .5) });
  }
  markLines(band, place) {
    const lines = place < 0 ? null : this.views[place].lines;
    band.hidden = !lines;
    if (lines) Object.assign(band.style, { top: `${(lines[0] - 1) * SceneView.rowHeight}px`, height: `${(lines[1] - lines[0] + 1) * SceneView.rowHeight}px` });
  }
  choose(place, origin) {
    if (place < 0 || place >= this.views.length) place = -1;
    const old = this.rows[this.choice];
    if (old) old.setAttribute("aria-selected", "false");
    this.choice = place;
    this.finding = origin === "finding" ? this.finding : null;
    const row = this.rows[place];
    if (row) {
      for (const other of this.rows) other.tabIndex = -1;
      row.tabIndex = 0;
      row.setAttribute("aria-selected", "true");
      this.unfold(place);
      if (origin !== "tree") row.scrollIntoView({ block: "nearest" });
    }
    this.mark(this.choiceRect, place);
    this.markLines(this.choiceBand, place);
    this.labelSize();
    if (place >= 0 && origin !== "source") this.scrollSource(this.finding?.line || this.views[place].lines?.[0]);
    for (const [finding, pin] of this.pins) pin.classList.toggle("chosen", finding === this.finding || !this.finding && place >= 0 && finding.view === place);
    this.showInfo();
    history.replaceState(null, "", sceneLink(this.scene, place < 0 ? "" : this.key(place)));
    if (place >= 0 && origin !== "first") announce(`${this.name(place).kind} ${this.name(place).label}`);
  }
  chooseFinding(finding) {
    this.finding = finding;
    this.choose(finding.view === undefined ? -1 : finding.view, "finding");
    if (finding.line) this.scrollSource(finding.line);
  }
  labelSize() {
    const rect = this.rects[this.choice];
    this.sizeLabel.hidden = !rect;
    if (!rect) return;
    this.sizeLabel.textContent = `${number(rect[2])} × ${number(rect[3])}`;
    Object.assign(this.sizeLabel.style, { left: `${(rect[0] + rect[2] / 2) / this.size.width * 100}%`, top: `${(rect[1] + rect[3]) / this.size.height * 100}%` });
  }
  scrollSource(line) {
    if (!line) return;
    const top = (line - 1) * SceneView.rowHeight, box = this.sourceBox;
    if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 3 * SceneView.rowHeight) box.scrollTop = Math.max(0, top - 4 * SceneView.rowHeight);
  }

  // ---- Details
  lineButton(line) {
    return line ? el("button", { type: "button", class: "line", onclick: () => this.scrollSource(line) }, `line ${line}`) : null;
  }
  findingNode(finding) {
    return el("li", { class: `finding ${finding.severity}${finding === this.finding ? " chosen" : ""}` },
      el("button", { type: "button", class: "open", onclick: () => this.chooseFinding(finding) },
        el("span", { class: "text" }, finding.number ? el("span", { class: "number" }, String(finding.number)) : null,
          finding.new ? [el("span", { class: "change added" }, "new"), " "] : null,
          el("span", { class: "word" }, finding.severity), " ", message(finding))),
      about(finding), notes(finding));
  }
  showInfo() {
    const view = this.views[this.choice];
    const found = view ? this.scene.findings.filter(finding => finding.view === this.choice) : [...this.scene.findings, ...this.scene.document.rest];
    this.infoTitle.textContent = view ? "Chosen view" : plural(this.scene.findings.length, "finding");
    const list = found.length > 0 ? el("ul", {}, found.map(finding => this.findingNode(finding))) : null;
    if (!view) {
      const went = this.scene.document.went.filter(finding => finding.scene === this.scene.place);
      this.infoBox.replaceChildren(...[this.changeList(), list || this.changes.length > 0 || went.length > 0 ? list : el("p", { class: "quiet" }, "Nothing was found in this screen. Choose a view to see its frame and constraints."),
        went.length > 0 ? el("div", {}, el("h3", { class: "went" }, plural(went.length, "finding"), " gone"), el("ul", {}, went.map(findingItem))) : null].filter(Boolean));
    } else {
      const { kind, label } = this.name(this.choice);
      const back = this.scene.findings.length > 0 ? el("button", { type: "button", class: "line", onclick: () => this.choose(-1, "info") }, `All ${plural(this.scene.findings.length, "finding")}`) : null;
      this.infoBox.replaceChildren(...[back, el("h3", {}, label || kind), this.summary(view, label ? kind : ""), this.frame(view), this.marks(view),
        list ? el("h4", {}, plural(found.length, "finding")) : null, list, this.constraints(view), this.reasons(view)].filter(Boolean));
    }
    this.infoBox.scrollTop = 0;
    this.infoBox.querySelector(".finding.chosen")?.scrollIntoView({ block: "nearest" });
  }
  summary(view, kind) {
    return el("p", { class: "quiet" }, [kind, view.class && `class ${view.class}`, view.id].filter(Boolean).join(" · "), " ",
      this.lineButton(view.lines?.[0]));
  }
  frame(view) {
    let frame = view.frame;
    const rect = this.rects[this.choice], outer = this.rects[view.parent];
    if (this.picture.variant > 0 && rect) frame = [rect[0] - (outer ? outer[0] : 0), rect[1] - (outer ? outer[1] : 0), rect[2], rect[3]];
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
      const view = this.views.find(view => view.id === id);
      return view ? view.label || view.class || view.kind : id;
    });
  }
  reasons(view) {
    if (!view.numbers || view.numbers.length === 0) return null;
    return el("div", {}, el("h4", {}, "Where the numbers come from"), view.numbers.map(number => {
      const rows = [...number.steps.map(step => [...step, ""]), ...number.losses.map(loss => [...loss, "lost"])];
      const changes = number.changes.map(([word, phrase, line]) => [word, phrase, "", line, ""]);
      const all = [...rows, ...changes];
      return el("details", {}, el("summary", {}, number.heading), all.length === 0 ? null : el("table", { class: "rows" }, el("tbody", {},
        all.map(([part, text, words, line, mark]) => el("tr", { class: mark },
          el("td", {}, part), el("td", { title: text }, this.named(text)), el("td", { class: "quiet" }, words), el("td", {}, this.lineButton(line)))))));
    }));
  }

  // ---- Keys
  fold(place) {
    if (!this.folded.delete(place)) this.folded.add(place);
    this.applyFolds();
  }
  unfold(place) {
    let changed = false;
    for (let parent = this.views[place].parent; parent !== undefined; parent = this.views[parent].parent) changed = this.folded.delete(parent) || changed;
    if (changed) this.applyFolds();
  }
  applyFolds() {
    const hidden = [];
    this.rows.forEach((row, place) => {
      const parent = this.views[place].parent;
      hidden[place] = parent !== undefined && (hidden[parent] || this.folded.has(parent));
      row.hidden = hidden[place];
      if (this.children[place].length === 0) return;
      row.setAttribute("aria-expanded", String(!this.folded.has(place)));
      row.querySelector(".fold").textContent = this.folded.has(place) ? "▸" : "▾";
    });
  }
  treeKey(event) {
    const place = this.rows.indexOf(document.activeElement);
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const seen = this.rows.map((row, place) => row.hidden ? -1 : place).filter(place => place >= 0);
    const at = seen.indexOf(place);
    const isOpen = this.children[place].length > 0 && !this.folded.has(place);
    let next = null;
    switch (event.key) {
    case "ArrowDown": next = seen[at + 1]; break;
    case "ArrowUp": next = seen[at - 1]; break;
    case "Home": next = seen[0]; break;
    case "End": next = seen[seen.length - 1]; break;
    case "ArrowRight":
      if (this.folded.has(place)) this.fold(place); else if (isOpen) next = this.children[place][0];
      break;
    case "ArrowLeft": if (isOpen) this.fold(place); else next = this.views[place].parent; break;
    case "Enter": case " ": next = place; break;
    default: return;
    }
    event.preventDefault();
    if (next === null || next === undefined) return;
    this.choose(next, "keys");
    this.rows[next].focus();
  }
  stageKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith("Arrow") && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Escape") return this.choose(-1, "keys");
    if (this.choice < 0) return this.choose(0, "keys");
    const parent = this.views[this.choice].parent;
    const siblings = parent === undefined ? [this.choice] : this.children[parent];
    const at = siblings.indexOf(this.choice);
    const next = { ArrowUp: parent, ArrowDown: this.children[this.choice][0], ArrowLeft: siblings[at - 1], ArrowRight: siblings[at + 1] }[event.key];
    if (next !== undefined) this.choose(next, "keys");
  }

  // ---- Picture
  async drawFirst() {
    const drawn = await this.picture.draw();
    const layers = drawn ? layersOf(drawn.picture) : [];
    this.layerBox.hidden = layers.length === 0;
    for (const layer of layers) {
      this.layerBox.append(el("label", {}, el("input", { type: "checkbox", checked: chosenLayers.has(layer), onchange: event => {
        if (event.target.checked) chosenLayers.add(layer); else chosenLayers.delete(layer);
        this.picture.draw();
      } }), ` ${layer[0].toUpperCase()}${layer.slice(1)}`));
    }
  }
  async changeVariant(variant) {
    this.picture.variant = variant;
    const pictures = await cache.get(`p${this.scene.document.number}.${variant}`);
    this.takeRects(pictures);
    await this.picture.draw();
    this.buildPins();
    this.hover(-1);
    this.choose(this.choice, "keys");
    this.resize();
  }
  resize() {
    const { width, height } = this.size;
    const box = this.stageBox.getBoundingClientRect();
    const style = getComputedStyle(this.stageBox);
    const room = box.width - parseFloat(style.paddingLeft) * 2;
    const isStacked = innerWidth <= 760;
    const scale = this.zoom.value === "fit"
      ? Math.min(room / width, isStacked ? Infinity : Math.max(box.height - parseFloat(style.paddingTop) * 2, 200) / height, 2)
      : Number(this.zoom.value);
    // Long pages are not shrunk until nothing can be read.
    const used = this.zoom.value === "fit" ? Math.max(scale, Math.min(room / width, .35)) : scale;
    Object.assign(this.figure.style, { width: `${width * used}px`, height: `${height * used}px` });
    set(this.overlay, { viewBox: `0 0 ${width} ${height}` });
  }
  close() {
    this.observer.disconnect();
    this.picture.forget();
    this.old?.forget();
  }
}
SceneView.rowHeight = 19;

async function showScene(scene, viewKey) {
  document.title = `${scene.name} · ${report.title}`;
  const own = ++turn;
  const [pictures, details] = await Promise.all([cache.get(new Picture(scene).source), cache.get(`d${scene.document.number}`)]);
  if (own !== turn) return null;
  const view = new SceneView(scene, pictures, details);
  main.replaceChildren(view.build());
  refilter = () => { location.hash = ""; };
  scrollTo(0, 0);
  view.drawFirst();
  view.resize();
  view.choose(view.placeOf(viewKey), "first");
  if (view.choice < 0) view.scrollSource(view.views[0]?.lines?.[0]);
  current = view;
  return view;
}
