/// The picture of before, which a slider uncovers.
class Comparison {
  constructor(scene) {
    this.picture = new Picture(scene, el("img", { class: "before", alt: `Picture of ${scene.name} before`, hidden: true }));
    this.picture.before = true;
    this.slider = el("input", { type: "range", min: "0", max: "100", value: "50", class: "slider", "aria-label": "How much of the picture is as before", hidden: true,
      oninput: () => this.show() });
    this.mode = el("select", { "aria-label": "Before and after", onchange: () => this.show() },
      ["After", "Before", "Slider", "Both"].map(name => el("option", { value: name.toLowerCase() }, name)));
  }
  show() {
    const mode = this.mode.value;
    const { image } = this.picture, figure = image.parentElement;
    this.slider.hidden = mode !== "slider";
    image.hidden = mode === "after";
    const share = mode === "slider" ? Number(this.slider.value) : 100;
    Object.assign(image.style, { clipPath: `inset(0 ${100 - share}% 0 0)`, opacity: mode === "both" ? "0.5" : "1" });
    figure.style.setProperty("--share", `${share}%`);
    figure.classList.toggle("sliding", mode === "slider");
    if (mode !== "after" && !this.picture.url) this.picture.draw();
  }
}

/// Where views were, and where they are now.
function changeRects(changes) {
  return changes.flatMap(({ change, before, after }) =>
    [[before, change === "changed" ? "was" : "removed"], [after, change === "changed" ? "moved" : "added"]]
      .filter(([rect]) => rect)
      .map(([rect, name]) => svg("rect", { class: `diff ${name}`, x: rect[0], y: rect[1], width: Math.max(rect[2], .5), height: Math.max(rect[3], .5) })));
}
/// What became of views; null if nothing did.
function changeList(changes, choose) {
  if (changes.length === 0) return null;
  const place = rect => `${number(rect[0])}, ${number(rect[1])}, ${number(rect[2])} × ${number(rect[3])}`;
  return el("div", {}, el("h4", {}, plural(changes.length, "change")), el("ul", { class: "changes" }, changes.map(({ change, name, view, before, after }) =>
    el("li", {}, el("span", { class: `change ${change}` }, change === "changed" ? "moved" : change), " ",
      view === undefined ? name : el("button", { type: "button", class: "line", onclick: () => choose(view) }, name),
      el("div", { class: "quiet" }, before && after ? `${place(before)} → ${place(after)}` : place(before || after))))));
}
