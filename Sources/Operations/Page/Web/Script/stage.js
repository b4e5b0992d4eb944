/// The picture of a scene, with pins beside it, and with outlines of what is chosen and pointed at.
class Stage {
  /// `owner` is told what is chosen or pointed at.
  constructor(views, owner) {
    Object.assign(this, { views, owner });
    const { scene } = views;
    this.picture = new Picture(scene, el("img", { alt: `Picture of ${scene.name}` }));
    this.picture.layers = chosenLayers;
    this.zoom = el("select", { "aria-label": "Zoom", onchange: () => this.resize() },
      el("option", { value: "fit" }, "Fit"), ["50", "100", "200", "400"].map(share => el("option", { value: share / 100 }, `${share} %`)));
    this.node = this.build();
  }
  build() {
    const { scene } = this.views, { comparison } = this.owner;
    this.overlay = svg("svg", { "aria-hidden": "true" });
    this.sizeLabel = el("span", { class: "size", hidden: true });
    this.hoverRect = svg("rect", { class: "hover", visibility: "hidden" });
    this.choiceRect = svg("rect", { class: "choice", visibility: "hidden" });
    this.measures = new Measures(this.views);
    this.overlay.append(this.choiceRect, this.hoverRect, this.measures.lines);
    this.figure = el("figure", { tabindex: "0", role: "group", "aria-label": `Picture of ${scene.name}. Arrow keys move through the views.` },
      this.picture.image, this.overlay, this.measures.labels, this.sizeLabel, comparison?.slider);
    const isView = event => !event.target.closest(".pin, .slider");
    this.figure.addEventListener("mousemove", event => { if (isView(event)) this.owner.hover(this.viewAt(event)); });
    this.figure.addEventListener("mouseleave", () => this.owner.hover(-1));
    this.figure.addEventListener("click", event => { if (isView(event)) this.owner.choose(this.viewAt(event), "stage"); });
    this.figure.addEventListener("keydown", event => { if (event.target === this.figure) this.key(event); });
    this.box = el("div", { class: "scroll" }, el("div", { class: "pictures" }, comparison?.figure, this.figure));
    this.buildPins();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.box);
    return el("section", { class: "pane stage", "aria-label": "Picture" }, this.box);
  }
  buildPins() {
    for (const pin of this.figure.querySelectorAll(".pin")) pin.remove();
    this.pins = new Map();
    this.box.classList.toggle("pinned", this.views.scene.findings.some(finding => this.views.rects[finding.view]));
    for (const finding of this.views.scene.findings) {
      if (!this.views.rects[finding.view]) continue;
      const pin = el("button", { type: "button", class: `pin ${finding.severity}`, title: message(finding),
        "aria-label": `${finding.severity} ${finding.number}: ${message(finding)}`,
        onclick: () => this.owner.chooseFinding(finding), onmouseenter: () => this.owner.hover(finding.view), onmouseleave: () => this.owner.hover(-1) },
        String(finding.number));
      this.pins.set(finding, pin);
      this.figure.append(pin);
    }
  }
  /// Puts each pin beside the picture, at the side to which its view is nearer, for a picture of `scale` pixels per point.
  placePins(scale) {
    const { rects } = this.views, { space } = this;
    for (const isRight of [false, true]) {
      const pins = [...this.pins].filter(([{ view }]) => rects[view][0] + rects[view][2] / 2 > space.width / 2 === isRight)
        .sort(([one], [other]) => rects[one.view][1] - rects[other.view][1]);
      let next = 0;
      for (const [finding, pin] of pins) {
        const y = Math.max(Math.min(Math.max(rects[finding.view][1], 0), space.height) * scale, next);
        next = y + 26;
        Object.assign(pin.style, { left: isRight ? "calc(100% + 16px)" : "-16px", top: `${y}px` });
      }
    }
  }
  viewAt(event) {
    const box = this.figure.getBoundingClientRect(), { space } = this;
    return this.views.at((event.clientX - box.left) / box.width * space.width, (event.clientY - box.top) / box.height * space.height);
  }
  hover(place) { this.mark(this.hoverRect, place); }
  choose(place, chosenFinding) {
    this.mark(this.choiceRect, place);
    this.measures.clear();
    if (place >= 0) this.measures.showNeighbors(place, this.space);
    this.labelSize(place);
    for (const [finding, pin] of this.pins) pin.classList.toggle("chosen", finding === chosenFinding || !chosenFinding && place >= 0 && finding.view === place);
  }
  /// Shows where a number of the chosen view comes from; null for its distances.
  showChain(number) {
    if (number) this.measures.showChain(number.steps, /^(x|width)/.test(number.heading), this.space);
    else this.measures.showNeighbors(this.owner.choice, this.space);
  }
  mark(node, place) {
    const rect = this.views.rects[place];
    if (!rect) return node.setAttribute("visibility", "hidden");
    set(node, { visibility: "visible", x: rect[0], y: rect[1], width: Math.max(rect[2], .5), height: Math.max(rect[3], .5) });
  }
  labelSize(choice) {
    const rect = this.views.rects[choice];
    this.sizeLabel.hidden = !rect;
    if (!rect) return;
    const { space } = this;
    this.sizeLabel.textContent = `${number(rect[2])} × ${number(rect[3])}`;
    Object.assign(this.sizeLabel.style, { left: `${(rect[0] + rect[2] / 2) / space.width * 100}%`, top: `${(rect[1] + rect[3]) / space.height * 100}%` });
  }
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith("Arrow") && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Escape") return this.owner.choose(-1, "keys");
    const { choice } = this.owner, { list, children } = this.views;
    if (choice < 0) return this.owner.choose(0, "keys");
    const parent = list[choice].parent;
    const siblings = parent === undefined ? [choice] : children[parent];
    const at = siblings.indexOf(choice);
    const next = { ArrowUp: parent, ArrowDown: children[choice][0], ArrowLeft: siblings[at - 1], ArrowRight: siblings[at + 1] }[event.key];
    if (next !== undefined) this.owner.choose(next, "keys");
  }
  /// The size of what the figure shows, in points.
  get space() { return this.owner.comparison?.space(this.views.size) || this.views.size; }
  resize() {
    const { comparison } = this.owner, { space, zoom } = this;
    const box = this.box.getBoundingClientRect(), style = getComputedStyle(this.box);
    const gap = 28, isStacked = innerWidth <= 760;
    const room = {
      width: box.width - parseFloat(style.paddingLeft) * 2,
      height: isStacked ? Infinity : Math.max(box.height - parseFloat(style.paddingTop) * 2, 200),
    };
    const former = comparison?.mode.value === "two" ? comparison.size : null;
    const fit = (width, height) => Math.min(width, height, 2);
    const beside = former
      ? fit((room.width - gap) / (former.width + space.width), room.height / Math.max(former.height, space.height))
      : fit(room.width / space.width, room.height / space.height);
    const below = former ? fit(room.width / Math.max(former.width, space.width), (room.height - gap) / (former.height + space.height)) : 0;
    const isColumn = below > beside * 1.15 && !(isStacked && beside > .3);
    this.figure.parentElement.classList.toggle("column", isColumn);
    // Long pages are not shrunk until nothing can be read.
    const widest = former && !isColumn ? (room.width - gap) / (former.width + space.width) : room.width / space.width;
    const scale = zoom.value === "fit" ? Math.max(isColumn ? below : beside, Math.min(widest, .35)) : Number(zoom.value);
    const magnification = Math.max(1, Math.round(12 / scale) / 10);
    if (magnification !== this.picture.magnification) {
      this.picture.magnification = magnification;
      if (this.picture.url && chosenLayers.has("constraints")) this.picture.draw();
    }
    const fill = (figure, { width, height }, overlay) => {
      Object.assign(figure.style, { width: `${width * scale}px`, height: `${height * scale}px` });
      figure.style.setProperty("--ratio", width / height);
      set(overlay, { viewBox: `0 0 ${width} ${height}` });
    };
    const place = (image, size) => Object.assign(image.style, { width: `${size.width / space.width * 100}%`, height: `${size.height / space.height * 100}%` });
    fill(this.figure, space, this.overlay);
    place(this.picture.image, this.views.size);
    if (comparison) {
      fill(comparison.figure, comparison.size, comparison.overlay);
      if (former) Object.assign(comparison.picture.image.style, { width: "", height: "" }); else place(comparison.picture.image, comparison.size);
    }
    this.placePins(scale);
  }
  /// Places the pins for the size that the picture has on paper, 150 mm high or as wide as the sheet.
  prepareToPrint() {
    const { width, height } = this.space;
    this.placePins(Math.min(567 / height, 700 / width));
  }
  close() {
    this.observer.disconnect();
    this.picture.forget();
    this.owner.comparison?.close();
  }
}
