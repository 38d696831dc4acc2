// Notes what the page's script and its program tell each other, and looks at the page as a person does.
globalThis.probe = {
  isBroken: false, input: [], output: "", complaints: [], time: 0, timers: new Map(), steps: [],

  // The time of an event in milliseconds, which passes only for what a person does at leisure.
  now: () => probe.time,

  layers: () => [...document.querySelector("#app").children],
  top: () => probe.layers().at(-1),
  name: (element) => element.outerHTML.slice(0, 99).replaceAll("\n", " "),
  isVisible: (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
  shown: () => probe.top().matches("dialog") ? probe.top() : document,
  controls: () => [...probe.shown().querySelectorAll("button, input, textarea, summary")].filter(
    (control) => control.checkVisibility({ checkVisibilityCSS: true })),
  texts: () => [...probe.shown().querySelectorAll("[dir], header button, header span, summary")]
    .filter(probe.isVisible),

  // How many times as high as its text an element is, and how far its value is from its name.
  ems: (element) => element.offsetHeight / parseFloat(getComputedStyle(element).fontSize),
  gap: (row) => row.lastElementChild.offsetLeft
    - row.querySelector(".name").getBoundingClientRect().right,

  // Returns what the page shows as the program writes it, which opens no dialog.
  copy() {
    const copy = document.querySelector("#app").cloneNode(true);
    for (const dialog of copy.querySelectorAll("dialog")) dialog.removeAttribute("open");
    for (const news of copy.querySelectorAll(".news")) news.remove();
    return copy;
  },

  // Returns what the program has written last, or else what the page shows instead.
  html() {
    const copy = probe.copy(), written = copy.cloneNode();
    written.innerHTML = output;
    return copy.isEqualNode(written) ? output : copy.outerHTML;
  },

  // What is wrong with the page, whatever the screen shows.
  problems() {
    const found = [...probe.complaints], layers = probe.layers(), top = layers.at(-1);
    const report = (text, element) => found.push(element ? text + probe.name(element) : text);
    if ((probe.html() === probe.output) === false) report("it shows something else than the program");
    if (probe.aimed !== undefined && (String(probe.input[0] ?? "") === probe.aimed) === false)
      report(`the program is told "${probe.input}", not "${probe.aimed}"`);
    probe.aimed = undefined;
    const focus = document.activeElement;
    for (const [index, layer] of layers.entries())
      if (layer.matches(index > 0 ? "dialog:modal" : "main") === false) report("no layer: ", layer);
    for (const control of document.querySelectorAll("button, input, textarea, summary")) {
      if (top.matches("main") || top.contains(control)) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement === control) report("reachable below a modal: ", control);
      if (control.contains(probe.hit(control).element)) report("not covered: ", control);
    }
    if ((document.activeElement === focus) === false) focus.focus({ preventScroll: true });
    if (top.matches("dialog") && top.contains(focus) === false) report("focus: ", focus);
    if (probe.wasTouched && focus === document.body) report("the focus is lost");
    for (const element of top.querySelectorAll("[dir]")) {
      const isHidden = element.closest("[hidden]");
      if (isHidden && element.checkVisibility({ checkVisibilityCSS: true }))
        report("doesn't hold, but can be read: ", element);
      if (isHidden === null && element.textContent && probe.isVisible(element) === false)
        report("can't be seen: ", element);
    }
    if ((document.documentElement.lang === layers[0].lang) === false) report("the page's language");
    for (const button of document.querySelectorAll("[data-language]"))
      if ((button.ariaPressed === String(button.dataset.language === layers[0].lang)) === false)
        report("pressed: ", button);
    if (performance.getEntriesByType("resource").length > 0) report("the page asks for more");
    return found.join("; ");
  },

  // What is wrong while a notice is shown instead of the app.
  notice(id) {
    const found = [], notice = document.getElementById(id);
    if (notice.matches(":modal") === false) return `no notice ${id}`;
    if (notice.contains(document.activeElement) === false) found.push("focus");
    for (const control of document.querySelectorAll("button, input, textarea, summary")) {
      if (notice.contains(control)) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement === control) found.push("reachable: " + probe.name(control));
    }
    return found.join("; ");
  },

  hit(control) {
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x, y, element: document.elementFromPoint(x, y) };
  },

  // Returns where to click the one element that a selector matches, or the one at an index from 0, some
  // milliseconds after the last click or key.
  aim(selector, index, pause) {
    const found = [...probe.shown().querySelectorAll(selector)], control = found[Math.max(index, 0)];
    if (index < 0 && (found.length === 1) === false) return `${found.length} are there`;
    control.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, element } = probe.hit(control);
    probe.time += pause;
    probe.input = [];
    probe.selector = selector;
    probe.handled = undefined;
    probe.aimed = control.closest("#app") ? control.dataset.action ?? "" : undefined;
    return control.contains(element) ? `${x} ${y}`
      : `${probe.name(control)} is covered by ${element ? probe.name(element) : "nothing"}`;
  },

  // Lets time pass for what repeats every 100 ms, each time before what was changed is noted.
  async pass(milliseconds) {
    for (let left = milliseconds; left >= 100; left -= 100) {
      probe.time += 100;
      for (const repeat of [...probe.timers.values()]) repeat();
      await undefined;
    }
  },

  // Keeps the browser from telling, at a time of its own, that a pointer or the focus has gone.
  keepPointer() {
    for (const type of ["pointerout", "pointercancel", "blur", "visibilitychange"])
      addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  },

  // Notes by how much the value of an element changes from now on.
  watch(selector) {
    const element = document.querySelector(selector);
    let last = Number(element.textContent);
    new MutationObserver(() => {
      probe.steps.push(Math.abs(Number(element.textContent) - last));
      last = Number(element.textContent);
    }).observe(element, { characterData: true, subtree: true });
  },

  focus: () => document.activeElement === document.body
    ? -1 : probe.controls().indexOf(document.activeElement),

  isReadingOrder() {
    const boxes = probe.controls().map((control) => control.getBoundingClientRect());
    return boxes.slice(1).every((box, index) =>
      box.top >= boxes[index].bottom - 1 || box.left >= boxes[index].right - 1);
  },

  // What is off the screen, at its sides.
  outside() {
    const found = [], root = document.scrollingElement;
    for (const box of [root, ...probe.layers(), ...document.querySelectorAll("header")])
      if (box.scrollWidth > box.clientWidth) found.push("overflows: " + probe.name(box));
    for (const part of [...probe.texts(), ...probe.controls()]) {
      const { left, right } = part.getBoundingClientRect();
      if (left < 0 || right > root.clientWidth) found.push("cut off: " + probe.name(part));
    }
    return found.join("; ");
  },

  overflow() {
    const found = [probe.outside()].filter(Boolean);
    for (const text of probe.texts()) {
      const range = document.createRange(), node = text.firstChild;
      for (const word of node?.data?.matchAll(/\S+(?:[ \u00a0]\d\S*)?/g) ?? []) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        if (lines.size > 1) found.push(`${word[0]} is broken: ${probe.name(text)}`);
      }
    }
    return found.join("; ");
  },

  // What is wrong with the tiles, which are equally wide, stand alike in a row, are filled by their
  // pictures, or by names instead of them, and fill the page. The last row is in the middle, and what a
  // juice lacks isn't over its picture.
  tiles() {
    const found = [], tiles = [...document.querySelectorAll("main .tiles button")].map((tile) => {
      const picture = tile.querySelector(".symbol") ?? tile.querySelector(".name");
      const { fontSize } = getComputedStyle(picture, "::before");
      return { tile, box: tile.getBoundingClientRect(), symbol: picture.getBoundingClientRect(),
        size: Number.parseFloat(fontSize), count: [...picture.dataset.symbol ?? ""].length };
    });
    for (const { tile, box, symbol, size, count } of tiles) {
      const { width, height } = symbol, row = tiles.filter(
        (other) => Math.abs(other.box.top - box.top) < 1 && Boolean(other.count) === Boolean(count));
      // A single fruit is larger than two unless the tile is wide.
      const left = row.find((other) => width >= 1.5 * height || other.count === count);
      const isAlike = Math.abs(left.symbol.top - symbol.top) + Math.abs(left.symbol.height - height)
        + Math.abs(left.size - size) < 1;
      if (Math.abs(tiles[0].box.width - box.width) > 1) found.push("wide: " + probe.name(tile));
      if (isAlike === false) found.push("unlike its row: " + probe.name(tile));
      const largest = Math.max(Math.min(width, height / count), Math.min(width / count, height));
      if (count ? size < largest * .55 : height < box.height / 3) found.push("small: " + probe.name(tile));
    }
    const around = document.querySelector("main .tiles").getBoundingClientRect();
    const last = tiles.filter(({ box }) => Math.abs(tiles.at(-1).box.top - box.top) < 1);
    if (Math.abs(last[0].box.left - around.left - around.right + last.at(-1).box.right) > 1)
      found.push("the last row isn't in the middle");
    for (const { tile, symbol } of tiles)
      if (tile.querySelector(".status:not([hidden])")?.getBoundingClientRect().top < symbol.bottom - 1)
        found.push("covers its picture: " + probe.name(tile));
    if (tiles.at(-1).box.bottom < innerHeight * .95) found.push("it's empty below");
    return found.join("; ");
  },

  // What is smaller in a dialog than in the shop around it: its width, or the letters of a text, other
  // than a remark.
  small() {
    const size = (element) => Number.parseFloat(getComputedStyle(element).fontSize), top = probe.top();
    if (top.matches("main")) return "";
    const found = [...top.querySelectorAll(":is(h2, p, .name, .value, output, button):not(.hint)")]
      .filter((text) => size(text) < size(document.querySelector(".tiles .name")));
    if (top.offsetWidth < document.querySelector(".tiles").offsetWidth) found.unshift(top);
    return found.map(probe.name).join("; ");
  },

  // The number of juices that can be seen at once.
  inSight: () => probe.controls().filter((control) => control.closest(".tiles")
    && control.getBoundingClientRect().bottom <= innerHeight).length,

  // How a control draws the eye: the area of the page that it covers, times the weight of its letters.
  weight(control) {
    const { width, height } = control.getBoundingClientRect();
    return width * height * getComputedStyle(control).fontWeight;
  },

  // Notes whether anything changes in an element from now on.
  observe(selector) {
    probe.changes = 0;
    new MutationObserver((changes) => { probe.changes += changes.length; }).observe(
      document.querySelector(selector),
      { attributes: true, characterData: true, childList: true, subtree: true });
  },

  covered: () => [...probe.top().querySelectorAll("h2, p")].filter((text) => {
    const { x, top, bottom, width } = text.getBoundingClientRect();
    return [top + 4, bottom - 4].some(
      (y) => (document.elementFromPoint(x + width / 2, y) === text) === false);
  }).map(probe.name).join("; "),

  targets: () => [...probe.shown().querySelectorAll(
    "button, .file, .field > :is(input, textarea), summary")].filter(probe.isVisible)
    .flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width < 44 || height < 44 ? `${width}x${height}: ${probe.name(control)}` : [];
    }).join("; "),

  color(text) {
    const parts = text.match(/[\d.]+/g).map(Number), scale = text.startsWith("color(") ? 255 : 1;
    return [...parts.slice(0, 3).map((part) => part * scale), parts[3] ?? 1];
  },
  over: ([r, g, b, a], below) =>
    [r, g, b].map((part, index) => part * a + below[index] * (1 - a)).concat(1),

  // Returns the colors that can be behind what is on an element, those of a gradient, too.
  grounds(element) {
    if (element === null) return [[255, 255, 255, 1]];
    const below = probe.grounds(element.parentElement), style = getComputedStyle(element);
    const images = style.backgroundImage.match(/(rgba?|color)\([^)]*\)/g) ?? [];
    return [style.backgroundColor, ...images].flatMap(
      (color) => below.map((ground) => probe.over(probe.color(color), ground)))
      .filter((ground, index) => index === 0 || (ground.join() === below[0].join()) === false);
  },

  // Returns the least contrast of a color on grounds, as WCAG 2.2 defines it.
  contrastOf(text, grounds) {
    const light = (color) => color.slice(0, 3).map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0.05);
    return Math.min(...grounds.map((ground) => {
      const [a, b] = [light(probe.over(probe.color(text), ground)), light(ground)];
      return Math.max(a, b) / Math.min(a, b);
    }));
  },

  contrast() {
    const found = [];
    for (const text of probe.texts()) {
      if ((text.value || text.textContent).trim() === "" || text.matches(".symbol")) continue;
      const ratio = probe.contrastOf(getComputedStyle(text).color, probe.grounds(text));
      if (ratio < 4.5) found.push(`${ratio.toFixed(2)} for ${probe.name(text)}`);
    }
    for (const control of probe.controls().filter((control) => control.matches("button, .field > *"))) {
      const around = probe.grounds(control.parentElement), style = getComputedStyle(control);
      const edge = Number.parseFloat(style.borderTopWidth) > 0
        ? probe.contrastOf(style.borderTopColor, around) : 0;
      const ratio = Math.max(edge, probe.contrastOf(style.backgroundColor, around));
      if (ratio < 3) found.push(`${ratio.toFixed(2)} for the edge of ${probe.name(control)}`);
    }
    return found.join("; ");
  },

  boxes: () => [...document.querySelectorAll("main :is(button, h1, h2, dl > div, .name, .value)")]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, x, y + scrollY, width, height].join(" ");
    }).join("; "),

  // How an element of the screen, or the alert, looks, where it is, and where its text is.
  find: (selector) =>
    document.querySelector(selector === ".alert" ? "#app .alert" : `main ${selector}`),
  look: (selector, part) => getComputedStyle(probe.find(selector), part),
  box: (selector) => probe.find(selector).getBoundingClientRect(),
  text(selector) {
    const range = document.createRange();
    range.selectNodeContents(probe.find(selector));
    return range.getBoundingClientRect();
  },

  // The languages and the texts of the parts of an element.
  parts: (selector) => [...document.querySelector(selector).childNodes]
    .map((part) => `${part.lang ?? ""}:${part.textContent}`).join("|").replaceAll("\u00a0", " "),

  // Whether each juice draws the eye more than the button of the staff.
  outweighStaff: () => probe.controls().filter((control) => control.closest(".tiles")).every(
    (juice) => probe.weight(juice) > 2 * probe.weight(document.querySelector("main > .bar > button"))),

  fillStorage() {
    for (let size = 1 << 20; size >= 1; size /= 2) {
      try { for (let index = 0; ; index += 1) localStorage[`${size} ${index}`] = "x".repeat(size); }
      catch { }
    }
    try { for (localStorage[0] = ""; ; ) localStorage[0] += "x"; } catch { }
  },
  makeRoom() {
    const keys = Object.keys(localStorage).filter((key) => /^[0-9]/.test(key));
    for (const key of keys) localStorage.removeItem(key);
  },

  // Opens the sheet, steps up and down, closes it, and asks for a juice, again and again.
  tap(count) {
    for (let tap = 0; tap < count; tap += 1) {
      const step = tap % 20;
      probe.time += 1000;
      probe.top().querySelector(step % 15 === 0 ? ".bar button"
        : step < 8 ? "[data-id=kiwi] .increment" : step < 15 ? "[data-id=kiwi] .decrement"
        : step % 2 === 0 ? "button[data-id=strawberry]" : ".buttons button:last-child").click();
    }
  },

  // Closes the dialog as the browser does, and returns a promise of what the page makes of it.
  close: () => new Promise((done) => {
    addEventListener("close", () => setTimeout(done), { once: true, capture: true });
    document.querySelector("dialog[open]").close();
  }),

  enter(text) {
    const field = document.activeElement;
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  },
  pressReturnWhileComposing() {
    for (const state of [{ isComposing: true }, { keyCode: 229 }])
      document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...state }));
  },

  // Puts the answers of a test in place of the page's program, and notes what that is told.
  answerItself() {
    program = {
      hear(number, told) {
        probe.input = [number];
        probe.told.push(told);
        output = probe.output = probe.answers.shift() ?? probe.output;
      },
      perform(number) { program.hear(number, number); },
      enter(number) { program.hear(number, number + " " + new TextDecoder().decode(input)); },
      open() { output = probe.output = probe.answers.shift(); },
    };
  },

  // Keeps the files in the page from the script, and notes what it fetches instead.
  keepFetches() {
    WebAssembly.Module.customSections = () => [];
    probe.fetches = [];
    globalThis.fetch = (address, { signal }) => new Promise((resolve, reject) => {
      const work = { address, resolve, reject };
      probe.fetches.push(work);
      signal.addEventListener("abort", () => {
        probe.fetches = probe.fetches.filter((it) => (it === work) === false);
        reject(signal.reason);
      });
    });
  },
  answer(index, bytes) {
    const [{ resolve, reject }] = probe.fetches.splice(index, 1);
    if (bytes === undefined) return reject(new Error("offline"));
    const array = Uint8Array.from(atob(bytes), (it) => it.charCodeAt(0));
    resolve({ ok: true, arrayBuffer: async () => array.buffer });
  },

  // Never answers what the script fetches, and notes how long it waits.
  expireFetches() {
    WebAssembly.Module.customSections = () => [];
    globalThis.fetch = (_, { signal }) => new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason)));
    globalThis.setTimeout = (run, limit) => { probe.expire = run; probe.limit = limit; };
  },

  // Uses a control by its number, or else presses Esc.
  use(number, text) {
    const control = probe.top().querySelector(`[data-action="${number}"]`);
    probe.time += 1000;
    if (control === null) {
      const key = { key: "Escape", bubbles: true, cancelable: true };
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", key));
    } else if (text === undefined) control.click();
    else {
      control.value = text;
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  },
};

Object.defineProperty(Event.prototype, "timeStamp", { get: () => probe.now() });
globalThis.setInterval = (repeat) => {
  const timer = Symbol();
  probe.timers.set(timer, repeat);
  return timer;
};
globalThis.clearInterval = (timer) => { probe.timers.delete(timer); };
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (program, { wasi_snapshot_preview1: wasi }) => {
  const integers = (start, count) => new Uint32Array(probe.memory.buffer, start, count);
  const text = (vector, count) => new TextDecoder().decode(
    new Uint8Array(probe.memory.buffer, integers(vector, 1)[0], count));
  const { module, instance: { exports } } = await instantiate(program, { wasi_snapshot_preview1: {
    ...wasi,
    fd_write(file, vector, count, size) {
      if (file === 1) probe.output += text(vector, integers(vector, 2)[1]);
      return wasi.fd_write(file, vector, count, size);
    },
  } });
  probe.memory = exports.memory;
  const heard = (event) => (...input) => {
    if (probe.isBroken) throw new WebAssembly.RuntimeError("unreachable");
    probe.input = input;
    probe.output = "";
    exports[event](...input);
  };
  const [open, perform, enter, load] = ["open", "perform", "enter", "load"].map(heard);
  return { module, instance: { exports: { ...exports, open, perform, enter, load } } };
};
for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
  addEventListener(type, (event) => probe.complaints.push(`${type} ${event.message ?? ""}`));
addEventListener("click", ({ target }) => {
  if (target.closest("main")) probe.wasTouched = true;
}, true);
// The page's own listener comes before this one if the page was there first.
addEventListener("click", () => { probe.handled = probe.selector; });
