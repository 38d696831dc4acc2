// Hosts the program, shows its screens in place, and hands it what a person does.
const [root, page, app, news] = document.querySelectorAll("html, #page, #app, .news");
const steps = { "+": "increment", ArrowUp: "increment", ArrowRight: "increment",
  "-": "decrement", ArrowDown: "decrement", ArrowLeft: "decrement" };
let isLocked = false, storage = {}, program, source, input, output, asked;
let focuses = {}, wishes = {}, composed, timer, ticks = 0, firstClick, isCalling = false;
const key = (name) => `${root.dataset.name}.${name}`;
const encode = (text) => new TextEncoder().encode(text);
const bytes = (start, count) => new Uint8Array(program.memory.buffer, start, count);
const integers = (start, count) => new Uint32Array(program.memory.buffer, start, count);
// What the program reads and writes, by its descriptors, to which the script of an app adds its own.
const files = {
  0: { read: () => input },
  1: { write: (text) => { output += text; } },
  2: { write: (text) => { asked.push(text); } },
};
// What is fetched, by its numbers.
const pending = new Map(), limit = 15000;
const imports = { wasi_snapshot_preview1: {
  fd_read(file, vector, count, size) {
    const text = files[file].read(), target = bytes(...integers(vector, 2));
    target.set(text.subarray(0, target.length));
    integers(size, 1)[0] = Math.min(text.length, target.length);
  },
  fd_write(file, vector, count, size) {
    const source = bytes(...integers(vector, 2)), text = new TextDecoder().decode(source);
    integers(size, 1)[0] = source.length;
    return files[file].write(text);
  },
  random_get(start, count) { crypto.getRandomValues(bytes(start, count)); },
} };
const identity = (it) => `${it.nodeName} ${it.dataset?.layer} ${it.dataset?.id}`;
// The place of a node among its neighbours, with the name that a person reads there.
const label = (it) => `${identity(it)} ${it.querySelector?.("h2, h3, h4, h5, h6, .name")?.textContent}`;
const controls = (layer) => [...layer.querySelectorAll("button, input, textarea")];
const isField = (it) => Boolean(it.matches?.("#app :is(input, textarea)"));
const topLayer = () => [page, ...page.querySelectorAll("dialog[open]")].at(-1);
// Changes what differs in a node, and leaves the rest alone.
function morph(node, next) {
  for (const name of next.attributes ? node.getAttributeNames() : [])
    if ((name === "open" || next.hasAttribute(name)) === false) node.removeAttribute(name);
  for (const { name, value } of next.attributes ?? [])
    if ((node.getAttribute(name) === value) === false) node.setAttribute(name, value);
  if ((node.nodeValue === next.nodeValue) === false) node.nodeValue = next.nodeValue;
  const left = [...node.childNodes].filter((it) => (it.className === "news") === false);
  const labels = Array.from(next.childNodes, label);
  const children = Array.from(next.childNodes, (child, place) => {
    const same = left.findIndex((old) => label(old) === labels[place]);
    const index = same < 0 ? left.findIndex((old) => identity(old) === identity(child)
      && labels.includes(label(old)) === false) : same;
    return index < 0 ? child : morph(left.splice(index, 1)[0], child);
  });
  for (const child of left.reverse()) { child.close?.(); child.remove(); }
  for (const [index, child] of children.entries()) {
    const there = () => node.childNodes[index];
    // What has the focus would lose it by moving.
    while (child.contains(document.activeElement) && (child === there()) === false)
      node.append(there());
    if ((child === there()) === false) node.insertBefore(child, there());
  }
  return node;
}
// Gives a field the text of the app, if it differs, and the caret its distance from the end.
function write(field) {
  const { value, selectionEnd } = field;
  if (field === composed || value === field.defaultValue) return;
  field.value = field.defaultValue;
  const caret = Math.max(field.value.length - value.length + selectionEnd, 0);
  if (field === document.activeElement && (field.value === value) === false)
    field.setSelectionRange(caret, caret);
}
function call(event, text, ...values) {
  if (program === undefined) return;
  const focused = document.activeElement, template = document.createElement("template");
  const top = app.lastElementChild;
  if (top) focuses[top.dataset.layer] = controls(top).indexOf(focused);
  input = text; output = ""; asked = []; isCalling = true;
  program[event](...values);
  template.innerHTML = output;
  morph(app, template.content);
  app.querySelectorAll("input, textarea").forEach(write);
  for (const layer of app.querySelectorAll("dialog:not([open])")) {
    layer.showModal();
    controls(layer)[focuses[layer.dataset.layer]]?.focus();
  }
  const now = app.lastElementChild, { layer, focus } = now.dataset;
  // A button would take the keys of whoever types on in a field that is gone.
  const heir = focused.isConnected ? focused : focused.closest("button") && controls(now)[0];
  if (document.activeElement === document.body) heir?.focus();
  const id = `[data-id="${CSS.escape(focus)}"]`, wished = `${id}[data-action], ${id} > [data-action]`;
  if (((focus ?? wishes[layer]) === wishes[layer]) === false)
    [...now.querySelectorAll(wished)].at(-1)?.focus();
  wishes[layer] = focus;
  document.title = app.querySelector("h1").textContent;
  page.inert = false;
  page.querySelector("details[open]")?.removeAttribute("open");
  onbeforeunload = app.querySelector("[data-unsaved]") && ((event) => event.preventDefault());
  announce(event, now);
  follow();
  isCalling = false;
  tellFocus();
}
// Tells the program which field of a layer a person has left, and which one they have come to.
function tellFocus() {
  const layer = app.lastElementChild, focus = document.activeElement, left = layer.entered;
  const field = layer.contains(focus) && isField(focus) ? focus : undefined;
  if (isCalling || field === left) return;
  layer.entered = field;
  const time = { timeStamp: performance.now() };
  if (layer.contains(left)) perform(left.dataset.left, time);
  if (layer === app.lastElementChild && field === layer.entered) perform(field?.dataset.focused, time);
}
// Fetches what the program asks for, and gives up what it asks for no longer.
function follow() {
  const wanted = new Map(asked.map((line) => line.split(/ (.*)/s, 2)));
  for (const [number, work] of pending) if (wanted.has(number) === false) {
    pending.delete(number);
    work.abort();
  }
  for (const [number, address] of wanted) if (pending.has(number) === false) answer(number, address);
}
async function answer(number, address) {
  const work = new AbortController(), timeout = setTimeout(() => work.abort(), limit);
  pending.set(number, work);
  const reply = await load(address, work.signal).catch(() => undefined);
  clearTimeout(timeout);
  if ((pending.get(number) === work) === false) return;
  pending.delete(number);
  call("respond", reply ?? encode(""), number, performance.now(), Boolean(reply));
}
async function load(address, signal) {
  const [file] = WebAssembly.Module.customSections(source.module, address);
  if (file) return new Uint8Array(file);
  const response = await fetch(address, { signal });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
// Tells a screen reader what has changed on a layer. What is outside of a dialog can't be heard.
function announce(event, layer) {
  const values = [...layer.querySelectorAll(".bar > :first-child, p, dd, .value, small:not([hidden])")];
  const facts = new Map(values.map((value) => {
    const named = value.closest("button, .field, .stepper, dl > div")?.querySelector(".name");
    return [value, named ? `${named.textContent} ${value.textContent}` : value.textContent];
  }));
  // What is on a dialog that opens is read because the focus comes there.
  const isOpening = layer.matches("dialog") && layer.news === undefined;
  if (isOpening) layer.news = layer.appendChild(news.cloneNode());
  const last = isOpening || event === "open" ? facts : layer.facts;
  const changes = values.filter((value) => (facts.get(value) === last?.get(value)) === false);
  (layer.news ?? news).textContent = changes.map((value) => facts.get(value)).join(", ");
  layer.facts = facts;
}
function perform(number, { timeStamp, repeat = false }) {
  if (number) call("perform", encode(""), number, timeStamp, repeat);
}
// Tells the program the whole text of a field, but nothing of a composition.
function enter({ target, isComposing = false }) {
  if (isField(target) && isComposing === false && (target.value === target.defaultValue) === false)
    call("enter", encode(target.value), target.dataset.action);
}
function open(language = storage[key("language")]) {
  const wanted = language ? [language] : navigator.languages.map((tag) => tag.split("-")[0]);
  const templates = [...document.querySelectorAll("template")];
  const [template] = [...wanted, "en", templates[0].lang].flatMap(
    (tag) => templates.filter(({ lang }) => lang === tag));
  if ((root.lang === template.lang) === false) {
    morph(page, template.content.cloneNode(true));
    root.lang = template.lang;
    document.title = app.querySelector("h1").textContent;
  }
  call("open", encode(root.lang));
}
function warn(id) { program = undefined; page.inert = false; page.querySelector(id).showModal(); }
const lock = () => new Promise((resolve) => navigator.locks.request(root.dataset.name,
  { ifAvailable: true }, (lock) => { resolve(Boolean(lock)); return lock && new Promise(() => {}); })
  .catch(() => resolve(true)));
// Returns the bytes of a text with seven bits in a character, or those of two above U+007F.
function unpack(text) {
  const bytes = new Uint8Array(text.length * 2);
  let size = 0, count = 0, bits = 0;
  function add(seven) {
    bits = bits << 7 | seven;
    count += 7;
    if (count >= 8) bytes[size++] = bits >> (count -= 8);
  }
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) add([0, 13, 60][(code >> 7) - 1]);
    add(code & 127);
  }
  return bytes.subarray(0, size);
}
async function start() {
  program = undefined; asked = [];
  follow();
  isLocked ||= page.querySelector("#busy") === null;
  if ((globalThis.WebAssembly && globalThis.DecompressionStream) === undefined)
    return warn("#unsupported");
  const zipped = new Blob([unpack(document.scripts.program.text)]);
  const stream = zipped.stream().pipeThrough(new DecompressionStream("gzip"));
  const wasm = new Response(stream).arrayBuffer();
  await arrival;
  // A page that is being left may have the lock a little longer.
  for (let tries = 0; isLocked === false && tries < 10; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    isLocked = navigator.locks === undefined || await lock();
  }
  if (isLocked === false) return warn("#busy");
  source = await WebAssembly.instantiate(await wasm, imports);
  program = source.instance.exports;
  open();
}
// Repeats a step while a pointer stays on its button, whose click is then no step of its own.
function hold({ target, button, pointerId }) {
  release();
  ticks = 0;
  const step = target.closest(".stepper > button");
  if (step === null || button > 0) return;
  timer = setInterval(() => {
    if (topLayer().contains(step) === false) return release();
    ticks += 1;
    if (ticks > 4) perform(step.dataset.action, new KeyboardEvent("", { repeat: ticks > 5 }));
  }, 100);
  step.releasePointerCapture(pointerId);
}
function release() { timer = clearInterval(timer); }
// Returns whether a click is the second half of a double click. Safari doesn't count taps in `detail`,
// which is 0 for a key.
function isSecondHalf({ timeStamp, clientX, clientY, detail }) {
  const isSecond = detail > 0 && timeStamp - firstClick?.timeStamp < 500
    && Math.hypot(clientX - firstClick.clientX, clientY - firstClick.clientY) < 24;
  firstClick = isSecond ? undefined : { timeStamp, clientX, clientY };
  return isSecond;
}
addEventListener("pointerdown", hold);
for (const type of ["pointerup", "pointercancel", "pointerout", "blur", "visibilitychange"])
  addEventListener(type, release);
// A menu of the browser would keep the release to itself.
addEventListener("contextmenu", (event) => timer && event.preventDefault());
addEventListener("click", (event) => {
  const { action, language } = event.target.closest("button")?.dataset ?? {};
  const isRelease = ticks > 4 && event.detail > 0, repeat = isSecondHalf(event);
  ticks = 0;
  if (isRelease) return;
  perform(action, { timeStamp: event.timeStamp, repeat });
  if (language) try { storage[key("language")] = language; } catch { }
  if (language) open(language);
});
addEventListener("input", enter);
for (const type of ["focusin", "focusout"]) addEventListener(type, tellFocus);
addEventListener("compositionstart", ({ target }) => { composed = target; });
addEventListener("compositionend", (event) => { composed = undefined; enter(event); });
addEventListener("keydown", (event) => {
  // The key 229 is one of a composition that Safari has ended already.
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.keyCode === 229)
    return;
  const step = event.target.closest(".stepper")?.querySelector(`.${steps[event.key]}`);
  const isReturn = event.key === "Enter" && event.shiftKey === false;
  const submit = isReturn && event.target.matches("[data-submit]") ? event.target : undefined;
  const control = event.key === "Escape" ? topLayer() : submit ?? step;
  const menu = event.key === "Escape" && page.querySelector("details[open] > summary");
  if (menu) { menu.click(); menu.focus(); }
  const isLine = event.target.matches("textarea") && submit === undefined;
  const isRepeated = event.repeat && ["Enter", "Escape"].includes(event.key) && isLine === false;
  const { dismiss, action } = control?.dataset ?? {};
  if (control || isRepeated) event.preventDefault();
  if (isRepeated === false) perform(dismiss ?? submit?.dataset.submit ?? action, event);
});
addEventListener("close", (event) => {
  const { target } = event;
  if (target.id) start();
  else if (target.dataset.dismiss) perform(target.dataset.dismiss, event);
  else target.showModal();
}, true);
// A text that is dropped on a field is typed.
const isText = ({ target, dataTransfer }) => isField(target) && dataTransfer.types.includes("Files") === false;
for (const type of ["dragover", "drop"])
  addEventListener(type, (event) => isText(event) || event.preventDefault());
for (const type of ["error", "unhandledrejection"]) addEventListener(type, () => warn("#failed"));
open();
// A storage that is used before the browser has taken in the document may be empty, and keep nothing.
const arrival = Promise.resolve(navigator.locks?.query()).catch(() => {}).then(() => {
  try { storage = localStorage ?? {}; } catch { }
  open();
});
addEventListener("DOMContentLoaded", start);
