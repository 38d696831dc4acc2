// Hosts the program, shows its screens in place, and hands it what a person does.
const [html, page, app, news] = document.querySelectorAll("html, #page, #app, #news");
const slots = { 3: "stock", 4: "menu" }, [up, down] = [".increment", ".decrement"];
const steps = { "+": up, ArrowUp: up, ArrowRight: up, "-": down, ArrowDown: down, ArrowLeft: down };
const lock = () => new Promise((ok, no) => navigator.locks.request(html.dataset.name, {
  signal: AbortSignal.timeout(1e3) }, () => ok() ?? new Promise(() => {})).catch(no)).catch(String);
let held = lock(), program, pressed, focused, input, output, told = [];
const stored = (verb, slot, text) => {
  try { return localStorage[verb](`${html.dataset.name}.${slot}`, text) ?? ""; } catch { return; }
};
const encode = (text) => new TextEncoder().encode(text);
const bytes = (start, length) => new Uint8Array(program.memory.buffer, start, length);
const integers = (start, count) => new Uint32Array(program.memory.buffer, start, count);
const imports = { wasi_snapshot_preview1: {
  fd_read(file, vector, count, size) {
    const text = file === 0 ? input : encode(stored("getItem", slots[file]) ?? "");
    const target = bytes(...integers(vector, 2));
    target.set(text.subarray(0, target.length));
    integers(size, 1)[0] = Math.min(text.length, target.length);
    return 0;
  },
  fd_write(file, vector, count, size) {
    const source = bytes(...integers(vector, 2));
    const text = new TextDecoder().decode(source);
    integers(size, 1)[0] = source.length;
    if (file in slots) return stored("setItem", slots[file], text) === undefined ? 29 : 0;
    output += text;
    return 0;
  },
  random_get: (at, length) => crypto.getRandomValues(bytes(at, length)) && 0,
} };
const key = (it) => `${it.nodeName} ${it.dataset?.id} ${it.nodeName === "DIALOG"
  && it.role + it.querySelector("[id]")?.textContent + key(it.previousElementSibling)}`;
const morph = (node, next) => {
  for (const name of next.attributes ? node.getAttributeNames() : [])
    if ((next.hasAttribute(name) || name === "open") === false) node.removeAttribute(name);
  for (const { name, value } of next.attributes ?? []) node.setAttribute(name, value);
  if (node.nodeValue === next.nodeValue === false) node.nodeValue = next.nodeValue;
  const left = [...node.childNodes], children = Array.from(next.childNodes, (child) => {
    const found = left.findIndex((old) => key(old) === key(child));
    return found < 0 ? child : morph(left.splice(found, 1)[0], child);
  });
  for (const child of left.reverse()) child.close?.() ?? child.remove();
  for (const [at, child] of children.entries())
    if (node.childNodes[at] === child === false) node.insertBefore(child, node.childNodes[at]);
  return node;
};
const facts = () => Array.from(app.querySelectorAll("main dd, main small:not([hidden])"), (it) =>
  `${it.parentElement.querySelector(".name").textContent} ${it.textContent}`);
const call = (event, text) => {
  [input, output, focused] = [text, "", document.activeElement];
  program?.[event]();
  if (output === "") return;
  morph(app, Object.assign(document.createElement("template"), { innerHTML: output }).content);
  for (const layer of app.querySelectorAll("dialog:not([open])")) layer.showModal();
  [page.inert, document.title] = [false, app.querySelector("h1").textContent];
  const heir = focused.isConnected ? focused : app.lastElementChild.querySelector("button");
  if (document.activeElement === document.body) heir?.focus();
  const fresh = facts().filter((fact) => event === "perform" && told.includes(fact) === false);
  if (app.querySelector("dialog") === null) [news.textContent, told] = [fresh.join(", "), facts()];
};
const perform = (number) => number && call("perform", encode(number));
const load = (file) => file && new Blob([file.name, "\n", file.slice(0, 1048577)]).arrayBuffer()
  .then((buffer) => call("load", new Uint8Array(buffer)), () => undefined);
const speak = (language) => document.querySelectorAll(`template[lang="${CSS.escape(language)}"]`)
  .forEach(({ content }) => { html.lang = morph(page, content.cloneNode(true)) && language; });
const show = (id) => { program = page.inert = undefined; page.querySelector(id).showModal(); };
const start = async () => {
  if (/^Timeout/.test(await (held ??= lock()))) return held = show("#busy");
  const { text } = document.scripts.program;
  const zip = Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (it) => it.charCodeAt());
  const wasm = new Response(new Response(zip).body.pipeThrough(new DecompressionStream("gzip")));
  program = (await WebAssembly.instantiate(await wasm.arrayBuffer(), imports)).instance.exports;
  call("open", encode(html.lang));
};
const listeners = {
  click({ target, detail }) {
    const control = target.closest("button"), { action, language, reset } = control?.dataset ?? {};
    if (detail > 1 && control === pressed === false) return;
    pressed = control;
    perform(action);
    if (language) speak(language, stored("setItem", "language", language));
    if (reset === "") stored("removeItem", "menu");
    if (language || reset === "") call("open", encode(html.lang));
  },
  keydown(event) {
    const step = steps[event.altKey || event.ctrlKey || event.metaKey || event.key] ?? "script";
    const control = event.key === "Escape" ? [...page.querySelectorAll("dialog[open]")].at(-1)
      : event.target.closest(".stepper")?.querySelector(step);
    if (control || (event.repeat && event.key === "Enter")) event.preventDefault();
    perform(control?.dataset.dismiss ?? control?.dataset.action);
  },
  cancel: (event) => perform(event.preventDefault() ?? event.target.dataset.dismiss),
  close: ({ target: it }) => it.closest("#app") ? it.showModal() : it.isConnected && start(),
  dragover: (event) => event.preventDefault(),
  drop: (event) => event.preventDefault() ?? load(event.dataTransfer.files[0]),
  change: ({ target }) => load(target.files[0]) && (target.value = ""),
  error: () => show("#failed"), unhandledrejection: () => show("#failed"), DOMContentLoaded: start,
};
for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
speak(stored("getItem", "language"));
