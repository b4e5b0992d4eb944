/// A scene: picture, tree, source and details, which all show the same view.
class SceneView {
  constructor(scene, drawn, details) {
    this.scene = scene;
    this.views = new SceneViews(scene, drawn, details);
    this.choice = -1;
    this.hovered = -1;
    this.finding = null;
    const isCompared = scene.document.compared && scene.change !== "added" && scene.change !== "removed";
    this.comparison = isCompared ? new Comparison(scene, this) : null;
    this.changes = new Changes(scene, this);
    this.stage = new Stage(this.views, this);
    this.head = new SceneHead(scene, this.stage, this);
    this.tree = new TreePane(this.views, this);
    this.source = new SourcePane(this.views, details ? details.source : "", this);
    this.details = new DetailsPane(this.views, this);
    this.node = el("div", { class: scene.document.outdated ? "scene outdated" : "scene" }, [this.head, this.stage, this.tree, this.details, this.source].map(part => part.node));
  }
  hover(place) {
    if (place === this.hovered) return;
    const old = this.hovered;
    this.hovered = place;
    this.tree.hover(place, old);
    this.stage.hover(place);
    this.source.hover(place);
  }
  /// Chooses a view, or none with -1. `origin` is the part in which it was chosen, which stays where it is scrolled to.
  choose(place, origin) {
    if (place < 0 || place >= this.views.list.length) place = -1;
    const old = this.choice;
    this.choice = place;
    if (origin !== "finding") this.finding = null;
    this.tree.choose(place, old, origin);
    this.stage.choose(place, this.finding);
    this.source.choose(place);
    if (place >= 0 && origin !== "source") this.source.scroll(this.finding?.line || this.views.list[place].lines?.[0]);
    this.details.show();
    history.replaceState(null, "", sceneLink(this.scene, place < 0 ? "" : this.views.key(place)));
    if (place >= 0 && origin !== "first") announce(`${this.views.name(place).kind} ${this.views.name(place).label}`);
  }
  chooseFinding(finding) {
    this.finding = finding;
    this.choose(finding.view === undefined ? -1 : finding.view, "finding");
    if (finding.line) this.source.scroll(finding.line);
  }
  chooseFirst(key) {
    this.choose(this.views.placeOf(key), "first");
    if (this.choice < 0) this.source.scroll(this.views.list[0]?.lines?.[0]);
  }
  /// Chooses the next or previous change, or finding if nothing is compared.
  step(by) {
    if (this.changes.step(by)) return;
    const found = this.scene.findings, at = found.indexOf(this.finding);
    const next = found[at < 0 && by < 0 ? found.length - 1 : at + by];
    if (next) this.chooseFinding(next); else if (found.length > 0) this.choose(-1, "info");
  }
  async drawFirst() {
    const drawn = await this.stage.picture.draw();
    this.head.addLayers(drawn ? layersOf(drawn.picture) : []);
    this.comparison?.show();
  }
  async changeVariant(variant) {
    const { picture } = this.stage;
    picture.variant = variant;
    this.views.takeRects(await picture.data());
    await picture.draw();
    this.stage.buildPins();
    this.hover(-1);
    this.choose(this.choice, "keys");
    this.stage.resize();
  }
  close() { this.stage.close(); }
}

async function showScene(scene, viewKey, variant) {
  document.title = `${scene.name} · ${report.title}`;
  const own = ++turn;
  const [drawn, details] = await Promise.all([new Picture(scene).data(), cache.get(`d${scene.document.number}`)]);
  if (own !== turn) return null;
  const view = new SceneView(scene, drawn, details);
  main.replaceChildren(view.node);
  refilter = () => { location.hash = ""; };
  scrollTo(0, 0);
  view.drawFirst();
  view.stage.resize();
  view.chooseFirst(viewKey);
  current = view;
  if (variant && scene.document.variants?.[variant - 1]) view.head.chooseVariant(variant);
  return view;
}
