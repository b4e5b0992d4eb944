const sizeBefore = scene => ({ width: scene.oldWidth || scene.width, height: scene.oldHeight || scene.height });

/// The picture of before, beside that of today or over it, both from the same corner and each at its own size.
class Comparison {
  /// `owner` is told when the pictures have to be placed again.
  constructor(scene, owner) {
    Object.assign(this, { scene, owner });
    this.size = sizeBefore(scene);
    this.picture = new Picture(scene, el("img", { class: "before", alt: `Picture of ${scene.name} before` }));
    this.picture.before = true;
    this.difference = new Difference();
    this.overlay = svg("svg", { "aria-hidden": "true" });
    this.figure = el("figure", { class: "former", "data-name": "Before" }, this.overlay);
    this.slider = el("input", { type: "range", min: "0", max: "100", value: "50", class: "slider", hidden: true, oninput: () => this.blend() });
    const modes = { two: "Two-up", slider: "Slider", onion: "Onion skin", difference: "Difference", before: "Before", after: "After" };
    this.mode = el("select", { "aria-label": "Before and after", onchange: () => this.show() },
      Object.entries(modes).map(([value, name]) => el("option", { value }, name)));
    this.outlines = el("input", { type: "checkbox", checked: true, onchange: () => this.owner.changes.outline() });
    this.switch = el("label", {}, this.outlines, " Outlines");
  }
  /// What the two pictures cover together when they lie over each other.
  space(size) {
    const { mode } = this;
    if (mode.value === "two" || mode.value === "after") return size;
    return { width: Math.max(size.width, this.size.width), height: Math.max(size.height, this.size.height) };
  }
  choose(place) {
    this.mode.selectedIndex = place;
    this.show();
  }
  show() {
    const { mode, figure, slider } = this, { stage } = this.owner;
    const isOver = mode.value !== "two";
    const home = isOver ? stage.figure : figure, last = isOver ? stage.overlay : this.overlay;
    home.insertBefore(this.picture.image, last);
    stage.figure.insertBefore(this.difference.canvas, stage.overlay);
    figure.hidden = isOver;
    stage.figure.dataset.name = mode.value === "two" ? "After" : "";
    slider.hidden = mode.value !== "slider" && mode.value !== "onion";
    slider.setAttribute("aria-label", mode.value === "onion" ? "Opacity of the picture of before" : "How much of the picture is as before");
    this.picture.image.hidden = mode.value === "after" || mode.value === "difference";
    this.difference.canvas.hidden = mode.value !== "difference";
    stage.picture.image.classList.toggle("faint", mode.value === "difference");
    stage.picture.image.classList.toggle("away", mode.value === "before");
    this.blend();
    stage.resize();
    this.owner.changes.outline();
    if (!this.picture.url) this.picture.draw();
    if (mode.value === "difference") this.difference.show(this.picture, stage.picture);
  }
  blend() {
    const share = Number(this.slider.value), { stage } = this.owner;
    const isSlider = this.mode.value === "slider";
    Object.assign(this.picture.image.style, {
      clipPath: isSlider ? `inset(0 ${100 - this.shareOfBefore(share)}% 0 0)` : "",
      opacity: this.mode.value === "onion" ? String(share / 100) : "",
    });
    stage.figure.style.setProperty("--share", `${share}%`);
    stage.figure.classList.toggle("sliding", isSlider);
    // What lies under the picture of before must not show through where the other is larger.
    stage.picture.image.style.clipPath = isSlider ? `inset(0 0 0 ${Math.min(100, share / 100 * stage.space.width / stage.views.size.width * 100)}%)` : "";
  }
  shareOfBefore(share) { return Math.min(100, share * this.owner.stage.space.width / this.size.width); }
  close() { this.picture.forget(); }
}

/// What differs between two pictures, pixel by pixel.
class Difference {
  constructor() { this.canvas = el("canvas", { class: "difference", hidden: true, role: "img", "aria-label": "Difference of the pictures" }); }
  async show(before, after) {
    const turn = this.turn = {};
    const [old, now] = await Promise.all([before, after].map(picture => picture.decoded()));
    if (this.turn !== turn || !old || !now) return;
    const width = Math.max(old.naturalWidth, now.naturalWidth), height = Math.max(old.naturalHeight, now.naturalHeight);
    const scale = Math.min(2, Math.sqrt(Difference.mostPixels / (width * height)));
    const [one, other] = [old, now].map(image => Difference.pixels(image, Math.ceil(width * scale), Math.ceil(height * scale), scale));
    Object.assign(this.canvas, { width: one.width, height: one.height });
    for (let at = 0; at < one.data.length; at += 4) {
      const distance = Math.max(...[0, 1, 2, 3].map(part => Math.abs(one.data[at + part] - other.data[at + part])));
      one.data.set(distance > 24 ? [214, 0, 120, 255] : [0, 0, 0, 0], at);
    }
    this.canvas.getContext("2d").putImageData(one, 0, 0);
  }
  static pixels(image, width, height, scale) {
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0, image.naturalWidth * scale, image.naturalHeight * scale);
    return context.getImageData(0, 0, width, height);
  }
}
Difference.mostPixels = 4e6;
