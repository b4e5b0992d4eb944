/// The head of a scene: its name, what its picture shows, and the ways to its neighbors.
class SceneHead {
  constructor(scene, stage, owner) {
    Object.assign(this, { scene, stage, owner });
    this.layers = el("fieldset", { hidden: true }, el("legend", { class: "unseen" }, "Layers"));
    this.node = el("header", { class: "head" },
      el("div", { class: "names" }, el("h1", {}, breakable(scene.name)),
        el("div", { class: "place" }, el("a", { href: link(scene.document.path) }, breakable(scene.document.path)), ` · ${number(scene.width)} × ${number(scene.height)} `,
          counts(scene.findings))),
      this.layers, this.options(), this.neighbors(), problems(scene.document));
  }
  options() {
    return el("fieldset", {}, el("legend", { class: "unseen" }, "Picture"), this.variants(), this.owner.comparison?.mode, this.owner.comparison?.switch, this.appearance(), this.stage.zoom);
  }
  variants() {
    const { variants } = this.scene.document;
    if (!variants) return null;
    const select = el("select", { "aria-label": "Device, text size and language", onchange: () => this.owner.changeVariant(Number(select.value)) },
      el("option", { value: "0" }, "As designed"), variants.map((name, place) => el("option", { value: place + 1 }, name)));
    this.chosenVariant = select;
    return [select, el("a", { class: "step", href: sheetLink(this.scene) }, "All")];
  }
  chooseVariant(variant) {
    this.chosenVariant.value = variant;
    return this.owner.changeVariant(variant);
  }
  appearance() {
    const { picture } = this.stage;
    const select = el("select", { "aria-label": "Appearance of the picture", onchange: () => {
      for (const shown of [picture, this.owner.comparison?.picture].filter(Boolean)) {
        shown.dark = select.value === "" ? null : select.value === "dark";
        shown.draw();
      }
    } }, el("option", { value: "" }, "Picture as page"), el("option", { value: "light" }, "Picture light"), el("option", { value: "dark" }, "Picture dark"));
    return select;
  }
  neighbors() {
    // Of a comparison, those that changed.
    const scenes = documents.flatMap(doc => doc.scenes).filter(scene => scene === this.scene || !report.comparedWith || scene.change || scene.came.length > 0);
    const place = scenes.indexOf(this.scene);
    this.beside = { [-1]: scenes[place - 1], 1: scenes[place + 1] };
    const step = (other, text, label) => other
      ? el("a", { class: "step", href: sceneLink(other), "aria-label": `${label}: ${other.name}`, title: other.name }, text) : null;
    return el("nav", { "aria-label": "Neighboring screens" }, step(scenes[place - 1], "‹", "Previous screen"), " ", step(scenes[place + 1], "›", "Next screen"));
  }
  go(by) { if (this.beside[by]) location.hash = sceneLink(this.beside[by]); }
  /// A switch for each layer of the picture.
  addLayers(layers) {
    this.layers.hidden = layers.length === 0;
    for (const layer of layers) {
      this.layers.append(el("label", {}, el("input", { type: "checkbox", checked: chosenLayers.has(layer), onchange: event => {
        if (event.target.checked) chosenLayers.add(layer); else chosenLayers.delete(layer);
        this.stage.picture.draw();
      } }), ` ${layer[0].toUpperCase()}${layer.slice(1)}`));
    }
  }
}
