/// Places of pins that do not cover each other, in a grid of cells as large as a pin.
class PinPlaces {
  constructor(side, width) { Object.assign(this, { side, width, cells: new Map(), next: new Map() }); }
  /// The place itself if it is free, otherwise the next one to the right, and below where the picture ends: never far away.
  take(x, y) {
    const start = `${x} ${y}`;
    let place = this.next.get(start) || [x, y];
    while (!this.isFree(place)) place = place[0] + this.side > this.width ? [x, place[1] + this.side] : [place[0] + this.side, place[1]];
    this.next.set(start, place);
    const cell = this.cell(place);
    this.cells.set(cell.join(" "), [...this.cells.get(cell.join(" ")) || [], place]);
    return place;
  }
  cell([x, y]) { return [Math.floor(x / this.side), Math.floor(y / this.side)]; }
  isFree([x, y]) {
    const [column, row] = this.cell([x, y]);
    for (let across = column - 1; across <= column + 1; across++) {
      for (let down = row - 1; down <= row + 1; down++) {
        // Sums are not exact.
        const room = this.side * .999;
        if (this.cells.get(`${across} ${down}`)?.some(([otherX, otherY]) => Math.abs(otherX - x) < room && Math.abs(otherY - y) < room)) return false;
      }
    }
    return true;
  }
}
/// The picture of a scene, with pins, and with outlines of what is chosen and pointed at.
class Stage {
  /// `owner` is told what is chosen or pointed at; `comparison` is null where there is no before.
  constructor(views, comparison, owner) {
    Object.assign(this, { views, comparison, owner });
    const { scene } = views;
    this.picture = new Picture(scene, el("img", { alt: `Picture of ${scene.name}` }));
    this.picture.layers = chosenLayers;
    this.zoom = el("select", { "aria-label": "Zoom", onchange: () => this.resize() },
      el("option", { value: "fit" }, "Fit"), el("option", { value: "1" }, "100 %"), el("option", { value: "2" }, "200 %"));
    this.node = this.build();
  }
  build() {
    const { scene } = this.views;
    this.overlay = svg("svg", { "aria-hidden": "true" });
    this.sizeLabel = el("span", { class: "size", hidden: true });
    this.hoverRect = svg("rect", { class: "hover", visibility: "hidden" });
    this.choiceRect = svg("rect", { class: "choice", visibility: "hidden" });
    this.overlay.append(this.choiceRect, this.hoverRect, ...changeRects(scene.views || []));
    this.figure = el("figure", { tabindex: "0", role: "group", "aria-label": `Picture of ${scene.name}. Arrow keys move through the views.` },
      this.picture.image, this.comparison?.picture.image, this.overlay, this.sizeLabel, this.comparison?.slider);
    const isView = event => !event.target.closest(".pin, .slider");
    this.figure.addEventListener("mousemove", event => { if (isView(event)) this.owner.hover(this.viewAt(event)); });
    this.figure.addEventListener("mouseleave", () => this.owner.hover(-1));
    this.figure.addEventListener("click", event => { if (isView(event)) this.owner.choose(this.viewAt(event), "stage"); });
    this.figure.addEventListener("keydown", event => { if (event.target === this.figure) this.key(event); });
    this.box = el("div", { class: "scroll" }, this.figure);
    this.buildPins();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.box);
    return el("section", { class: "pane stage", "aria-label": "Picture" }, this.box);
  }
  buildPins() {
    for (const pin of this.figure.querySelectorAll(".pin")) pin.remove();
    this.pins = new Map();
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
  /// Puts each pin at the corner of its view, or beside the pins that are there already, for a picture of `scale` pixels per point.
  placePins(scale) {
    const { size, rects } = this.views;
    const places = new PinPlaces((this.pins.size > 9 ? 31 : 26) / scale, size.width);
    for (const [finding, pin] of this.pins) {
      const rect = rects[finding.view];
      if (!rect) continue;
      const [x, y] = places.take(Math.min(Math.max(rect[0], 0), size.width), Math.min(Math.max(rect[1], 0), size.height));
      Object.assign(pin.style, { left: `${x / size.width * 100}%`, top: `${y / size.height * 100}%` });
    }
  }
  viewAt(event) {
    const box = this.picture.image.getBoundingClientRect(), { size } = this.views;
    return this.views.at((event.clientX - box.left) / box.width * size.width, (event.clientY - box.top) / box.height * size.height);
  }
  hover(place) { this.mark(this.hoverRect, place); }
  choose(place, chosenFinding) {
    this.mark(this.choiceRect, place);
    this.labelSize(place);
    for (const [finding, pin] of this.pins) pin.classList.toggle("chosen", finding === chosenFinding || !chosenFinding && place >= 0 && finding.view === place);
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
    const { size } = this.views;
    this.sizeLabel.textContent = `${number(rect[2])} × ${number(rect[3])}`;
    Object.assign(this.sizeLabel.style, { left: `${(rect[0] + rect[2] / 2) / size.width * 100}%`, top: `${(rect[1] + rect[3]) / size.height * 100}%` });
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
  resize() {
    const { width, height } = this.views.size;
    const box = this.box.getBoundingClientRect();
    const style = getComputedStyle(this.box);
    const room = box.width - parseFloat(style.paddingLeft) * 2;
    const isStacked = innerWidth <= 760;
    const scale = this.zoom.value === "fit"
      ? Math.min(room / width, isStacked ? Infinity : Math.max(box.height - parseFloat(style.paddingTop) * 2, 200) / height, 2)
      : Number(this.zoom.value);
    // Long pages are not shrunk until nothing can be read.
    const used = this.zoom.value === "fit" ? Math.max(scale, Math.min(room / width, .35)) : scale;
    Object.assign(this.figure.style, { width: `${width * used}px`, height: `${height * used}px` });
    this.figure.style.setProperty("--ratio", width / height);
    set(this.overlay, { viewBox: `0 0 ${width} ${height}` });
    this.placePins(used);
  }
  /// Places the pins for the size that the picture has on paper, 150 mm high or as wide as the sheet.
  prepareToPrint() {
    const { width, height } = this.views.size;
    this.placePins(Math.min(567 / height, 700 / width));
  }
  close() {
    this.observer.disconnect();
    this.picture.forget();
    this.comparison?.picture.forget();
  }
}
