extension Probe {
  /// What is wrong with the look of what a person can reach.
  static let look = """
    Object.assign(probe, {
      texts: () => [...(probe.top().matches("dialog") ? probe.top() : document)
        .querySelectorAll("[dir], footer button, footer span")].filter(probe.isVisible),

      overflow() {
        const found = [], root = document.scrollingElement, width = root.clientWidth
        if (root.scrollWidth > width) found.push(`${root.scrollWidth} px in ${width} px`)
        for (const box of [...probe.layers(), ...document.querySelectorAll("footer")]) {
          if (box.scrollWidth > box.clientWidth) found.push("overflows: " + probe.name(box))
        }
        for (const text of probe.texts()) {
          const range = document.createRange(), node = text.firstChild
          const box = text.getBoundingClientRect()
          if (box.left < 0 || box.right > width) found.push("cut off: " + probe.name(text))
          if (node === null || node.nodeType === Node.TEXT_NODE === false) continue
          for (const word of node.data.matchAll(/\\S+/g)) {
            range.setStart(node, word.index)
            range.setEnd(node, word.index + word[0].length)
            const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top)))
            if (lines.size > 1) found.push(`${word[0]} is broken: ${probe.name(text)}`)
          }
        }
        return found
      },

      targets: () => [...(probe.top().matches("dialog") ? probe.top() : document)
        .querySelectorAll("button, label")].filter(probe.isVisible).flatMap(control => {
          const { width, height } = control.getBoundingClientRect()
          return width < 44 || height < 44 ? `${width}x${height}: ${probe.name(control)}` : []
        }),

      color(text) {
        const parts = text.match(/[\\d.]+/g).map(Number)
        return text.startsWith("color(")
          ? [...parts.slice(0, 3).map(part => part * 255), parts[3] ?? 1]
          : [...parts.slice(0, 3), parts[3] ?? 1]
      },

      over: ([r, g, b, a], below) =>
        [r, g, b].map((part, index) => part * a + below[index] * (1 - a)).concat(1),

      grounds(element) {
        const below = element ? probe.grounds(element.parentElement) : [[255, 255, 255, 1]]
        if (element === null) return below
        const style = getComputedStyle(element)
        const images = style.backgroundImage.match(/(rgba?|color)\\([^)]*\\)/g) ?? []
        return [style.backgroundColor, ...images].flatMap(
          color => below.map(ground => probe.over(probe.color(color), ground)))
          .filter((ground, index) => index === 0 || ground.join() === below[0].join() === false)
      },

      luminance(color) {
        const [r, g, b] = color.slice(0, 3).map(part => part / 255)
          .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      },

      ratio(a, b) {
        const [low, high] = [probe.luminance(a), probe.luminance(b)].sort((x, y) => x - y)
        return (high + 0.05) / (low + 0.05)
      },

      contrast() {
        const found = []
        const least = (color, grounds) => Math.min(
          ...grounds.map(ground => probe.ratio(probe.over(color, ground), ground)))
        for (const text of probe.texts()) {
          if (text.textContent.trim() === "" || text.matches(".symbol")) continue
          const ratio = least(probe.color(getComputedStyle(text).color), probe.grounds(text))
          if (ratio < 4.5) found.push(`${ratio.toFixed(2)} for ${probe.name(text)}`)
        }
        for (const control of probe.controls().filter(control => control.matches("button"))) {
          const around = probe.grounds(control.parentElement), style = getComputedStyle(control)
          const edge = Number.parseFloat(style.borderTopWidth) > 0
            ? least(probe.color(style.borderTopColor), around) : 0
          const fill = least(probe.color(style.backgroundColor), around)
          if (Math.max(edge, fill) < 3) {
            found.push(`${edge.toFixed(2)} for the edge of ${probe.name(control)}`)
          }
        }
        return found
      },

      boxes: () => [...document.querySelectorAll("main :is(button, h1, h2, dl > div, .name, .status)")]
        .map(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.localName, x, y + scrollY, width, height].join(" ")
        }),
    })
    """
}
