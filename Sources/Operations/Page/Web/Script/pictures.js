const darkQuery = matchMedia("(prefers-color-scheme: dark)");
const remembered = { get: name => { try { return localStorage.getItem(name); } catch { return null; } },
  set: (name, value) => { try { localStorage.setItem(name, value); } catch { /* Pages of files may not. */ } } };
const theme = byID("theme");
const isDark = () => theme.value ? theme.value === "dark" : darkQuery.matches;
function applyTheme() {
  if (theme.value) document.documentElement.dataset.theme = theme.value; else delete document.documentElement.dataset.theme;
  for (const picture of shown) picture.draw();
}

/// The layers that are shown over the picture of a scene, until others are chosen.
const chosenLayers = new Set();
/// The pictures that have an image now.
const shown = new Set();
const layersOf = body => [...new Set([...body.matchAll(/class="layer-([a-z]+)/g)].map(match => match[1]))];

/// An image of a scene, which is drawn when it comes near the window.
class Picture {
  constructor(scene, image) {
    this.scene = scene;
    this.image = image;
    this.variant = 0;
    this.dark = null;
    this.layers = new Set();
    /// How much larger the numbers of constraints are than the picture, which may be shown small.
    this.magnification = 1;
    this.url = null;
    this.before = scene.change === "removed";
  }
  /// The style sheets, the picture and the places of the views of a scene, which is one of some in a block.
  async data() {
    const { document, place } = this.scene;
    const block = Math.floor(place / report.scenesInBlock);
    const pictures = await cache.get(`${this.before ? `b${document.number}` : `p${document.number}.${this.variant}`}.${block}`);
    return pictures && { light: pictures.light, dark: pictures.dark, ...pictures.scenes[place % report.scenesInBlock] };
  }
  async draw() {
    shown.add(this);
    const turn = this.turn = {};
    const drawn = await this.data();
    if (this.turn !== turn || !drawn || !drawn.picture) return null;
    const dark = this.dark === null ? isDark() : this.dark;
    const hidden = layersOf(drawn.picture).filter(layer => !this.layers.has(layer)).map(layer => `.layer-${layer}{display:none}`);
    const larger = this.magnification > 1
      ? `.layer-constraints rect,.layer-constraints text{transform:scale(${this.magnification});transform-box:fill-box;transform-origin:center}` : "";
    const style = (dark ? drawn.dark : drawn.light) + hidden.join("") + larger;
    const text = `<svg xmlns="${SVG}" width="${drawn.width}" height="${drawn.height}" `
      + `viewBox="0 0 ${drawn.width} ${drawn.height}"><style>${style}</style>${drawn.picture}</svg>`;
    const old = this.url;
    this.url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    this.image.src = this.url;
    if (old) URL.revokeObjectURL(old);
    return drawn;
  }
  /// The image, when it can be drawn into another.
  async decoded() {
    if (!this.url) await this.draw();
    if (!this.url) return null;
    await this.image.decode().catch(() => {});
    return this.image;
  }
  forget() {
    shown.delete(this);
    this.turn = null;
    this.image.removeAttribute("src");
    if (!this.url) return;
    URL.revokeObjectURL(this.url);
    this.url = null;
    freeImages();
  }
}
let gone = 0;
/// Makes the browser free the images that are gone. It does so late, because it does not count what they take, but it counts buffers.
function freeImages() {
  if (++gone % 24 > 0) return;
  try { new ArrayBuffer(64 << 20); } catch { /* There is no room, so it frees them anyway. */ }
}
const pictureOf = new WeakMap();
// Each picture takes about a megabyte of the browser's memory. What scrolls by is not drawn.
const nearby = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    const picture = pictureOf.get(target);
    if (!picture) continue;
    picture.isNear = isIntersecting;
    if (!isIntersecting) picture.forget();
    else if (!picture.url) setTimeout(() => { if (picture.isNear && !picture.url) picture.draw(); }, target.getBoundingClientRect().top < innerHeight ? 90 : 200);
  }
}, { rootMargin: "300px 0px" });
