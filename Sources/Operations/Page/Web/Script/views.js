const number = value => String(Math.round(value * 100) / 100);

/// The views of a scene: what they are called, where they are in the picture, and where in the source.
class SceneViews {
  constructor(scene, drawn, details) {
    this.scene = scene;
    this.list = details?.scenes[scene.place] || [];
    this.children = this.list.map(() => []);
    this.depths = [];
    this.list.forEach((view, place) => {
      this.depths[place] = view.parent === undefined ? 0 : this.depths[view.parent] + 1;
      if (view.parent !== undefined) this.children[view.parent].push(place);
    });
    this.takeRects(drawn);
  }
  /// `drawn` is the data of a picture; null where there is none.
  takeRects(drawn) {
    this.size = { width: drawn?.width || this.scene.width, height: drawn?.height || this.scene.height };
    const rects = drawn?.rects && drawn.rects.length === this.list.length ? drawn.rects : [];
    this.rects = this.list.map((_, place) => rects[place] && rects[place].length === 4 ? rects[place] : null);
  }
  key(place) { return this.list[place].id || `@${place}`; }
  placeOf(key) {
    if (!key) return -1;
    const place = this.list.findIndex(view => view.id === key);
    return place < 0 && key.startsWith("@") && this.list[Number(key.slice(1))] ? Number(key.slice(1)) : place;
  }
  name(place) {
    const view = this.list[place];
    return { kind: view.kind[0].toUpperCase() + view.kind.slice(1), label: view.label ? `“${view.label}”` : view.class || "" };
  }
  worst(place) {
    const found = this.scene.findings.filter(finding => finding.view === place);
    return found.length > 0 ? found[0].severity : null;
  }
  /// The topmost view at a point of the picture; -1 where there is none.
  at(x, y) {
    for (let place = this.list.length - 1; place >= 0; place--) {
      const rect = this.rects[place], view = this.list[place];
      if (!rect || view.hidden || view.uninstalled || this.isCovered(place)) continue;
      if (x >= rect[0] && y >= rect[1] && x <= rect[0] + rect[2] && y <= rect[1] + rect[3]) return place;
    }
    return -1;
  }
  isCovered(place) {
    for (let parent = this.list[place].parent; parent !== undefined; parent = this.list[parent].parent) {
      if (this.list[parent].hidden || this.list[parent].uninstalled) return true;
    }
    return false;
  }
  /// The innermost view in whose element a line is; -1 where there is none.
  atLine(line) {
    let found = -1;
    this.list.forEach((view, place) => { if (view.lines && view.lines[0] <= line && line <= view.lines[1]) found = place; });
    return found;
  }
}
