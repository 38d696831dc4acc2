/// The script with which tests look at the page.
enum Probe {
  /// What a person can see and reach, and what is wrong with it whatever the screen shows.
  static let script = """
    globalThis.probe = {
      layers: () => [...document.querySelector("#app").children],
      top: () => probe.layers().at(-1),
      isVisible: element =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
      name: element => element.outerHTML.slice(0, 99).replaceAll("\\n", " "),

      read() {
        return JSON.stringify({
          html: document.querySelector("#app").outerHTML, problems: probe.problems(),
        })
      },

      problems() {
        const found = [], layers = probe.layers(), top = layers.at(-1)
        const report = (text, element) => found.push(element ? text + probe.name(element) : text)
        const focus = document.activeElement
        layers.forEach((layer, index) => {
          if (layer.matches(index > 0 ? "dialog" : "main") === false) report("no layer: ", layer)
          if (index > 0 && layer.matches(":modal") === false) report("not modal: ", layer)
        })
        for (const dialog of document.querySelectorAll("dialog[open]")) {
          if (layers.includes(dialog) === false) report("an open notice: ", dialog)
        }
        for (const control of document.querySelectorAll("button, input")) {
          if (top.matches("main") || top.contains(control)) continue
          control.focus({ preventScroll: true })
          if (document.activeElement === control) report("reachable below a modal: ", control)
          if (probe.covers(control) === false) report("not covered: ", control)
        }
        if (document.activeElement === focus === false) focus.focus({ preventScroll: true })
        if (top.matches("dialog") && top.contains(focus) === false) report("focus: ", focus)
        if (probe.wasTouched && focus === document.body) report("focus is lost")
        for (const element of top.querySelectorAll("[dir]")) {
          const isHidden = element.closest("[hidden]")
          if (isHidden && probe.isVisible(element)) report("doesn't hold, but shows: ", element)
          if (isHidden === null && element.textContent && probe.isVisible(element) === false) {
            report("can't be seen: ", element)
          }
        }
        const language = layers[0].lang
        if (document.documentElement.lang === language === false) report("the page's language")
        if (layers.some(layer => layer.lang === language === false)) report("a layer's language")
        for (const button of document.querySelectorAll("[data-language]")) {
          const isChosen = String(button.dataset.language === language)
          if (button.ariaPressed === isChosen === false) report("pressed: ", button)
        }
        return found
      },

      covers(control) {
        const box = control.getBoundingClientRect()
        const x = box.x + box.width / 2, y = box.y + box.height / 2
        const hit = document.elementFromPoint(x, y)
        return hit === null || control.contains(hit) === false
      },

      notice(id) {
        const found = [], notice = document.getElementById(id)
        if (notice.matches(":modal") === false) return [`no notice ${id}`]
        if (notice.innerText.trim() === "") found.push("no words")
        if (notice.contains(document.activeElement) === false) found.push("focus")
        for (const control of document.querySelectorAll("button, input")) {
          if (notice.contains(control)) continue
          control.focus({ preventScroll: true })
          if (document.activeElement === control) found.push("reachable: " + probe.name(control))
        }
        return found
      },

      controls: () => [...(probe.top().matches("dialog") ? probe.top() : document)
        .querySelectorAll("button, input")].filter(
          control => control.checkVisibility({ checkVisibilityCSS: true })),

      isReadingOrder() {
        const boxes = probe.controls().map(control => control.getBoundingClientRect())
        return boxes.slice(1).every((box, index) => {
          const before = boxes[index]
          return box.top >= before.bottom - 1 || box.left >= before.right - 1
        })
      },

      focus() {
        const index = probe.controls().indexOf(document.activeElement)
        return index < 0 && document.activeElement === document.body ? -1
          : index < 0 ? probe.name(document.activeElement) : index
      },

      aim(selector) {
        const found = [...probe.top().querySelectorAll(selector)]
        return found.length === 1 ? probe.center(found[0]) : `${found.length} of ${selector}`
      },

      center(control) {
        control.scrollIntoView({ block: "nearest", behavior: "instant" })
        const box = control.getBoundingClientRect()
        const x = box.x + box.width / 2, y = box.y + box.height / 2
        const hit = document.elementFromPoint(x, y)
        if (control.contains(hit)) return { x, y }
        return `${probe.name(control)} is covered by ${hit && probe.name(hit)}`
      },
    }
    const [{ type }] = performance.getEntriesByType("navigation")
    if (location.search.startsWith("?new") && type === "navigate") localStorage.clear()
    addEventListener("click", ({ target }) => {
      if (target.closest("main")) probe.wasTouched = true
    }, true)
    """
}
