import BrowserUI
import Chromium
import HeadlessUI

extension Check {
  /// A screen reader is told what the screen says, in the same order, and nothing else.
  static let accessibility = Check("A screen reader is told what the screen says") { page in
    try page.expectAccessibility()
    try page.click("button[data-id=strawberry]")
    try page.expectAccessibility()
    try page.click(".buttons button:first-child")
    try page.expectAccessibility()
    try page.click("[data-id=kiwi] .decrement")
    try page.expectAccessibility()
    try page.press(Array(repeating: .minus, count: 9))
    try page.expectAccessibility()
    try page.click(".bar button")
    try page.expectAccessibility()
    try page.click("button[data-id=banana]")
    try page.expectAccessibility()
    try page.click(".buttons button")
    try page.expectAccessibility()
  }
}

extension BrowserPage {
  /// Compares the tree that a screen reader reads with the screen.
  fileprivate func expectAccessibility() throws {
    forgetScreen()
    let (found, expected) = (try accessibleLines(), accessibleLines(of: try currentScreen()))
    let index = zip(found, expected).prefix { $0 == $1 }.count
    try expect(
      found == expected,
      "the accessibility tree has \(found.dropFirst(index).prefix(3)), not "
        + "\(expected.dropFirst(index).prefix(3)), after \(found.prefix(index).suffix(3))")
  }

  /// Returns a line for each part of the page that a screen reader tells, except for the tools.
  private func accessibleLines() throws -> [String] {
    let nodes = try page.send("Accessibility.getFullAXTree")["nodes"].elements
    let named = Dictionary(nodes.map { ($0["nodeId"].string ?? "", $0) }) { $1 }
    var lines: [String] = []
    func add(_ node: JSONValue, isInLayer: Bool, isNamed: Bool) {
      let role = node["role"]["value"].string ?? ""
      let name = node["name"]["value"].string ?? ""
      let isLayer = ["main", "dialog", "alertdialog", "contentinfo"].contains(role)
      let isInLayer = isInLayer || isLayer
      var isNamed = isNamed
      if isInLayer, node["ignored"] == false {
        switch role {
        case "StaticText":
          if isNamed == false { lines.append("text \(name)") }
        case "InlineTextBox", "generic", "DescriptionList", "definition", "paragraph": break
        default:
          let properties = node["properties"].elements.compactMap { property -> String? in
            let (name, value) = (property["name"].string ?? "", property["value"]["value"])
            switch (name, value) {
            case ("level", .number(let level)): return " level \(Int(level))"
            case ("disabled", true), ("modal", true): return " \(name)"
            case ("live", .string(let live)): return " \(live)"
            default: return nil
            }
          }
          lines.append("\(role) \(name)" + properties.sorted().joined())
          isNamed = isNamed || ["heading", "button", "term"].contains(role)
        }
      }
      if role == "contentinfo" { return }
      for child in node["childIds"].elements {
        guard let child = named[child.string ?? ""] else { continue }
        add(child, isInLayer: isInLayer, isNamed: isNamed)
      }
    }
    if let root = nodes.first { add(root, isInLayer: false, isNamed: false) }
    return lines
  }

  private func accessibleLines(of screen: Screen<Int>) -> [String] {
    let layer = screen.topLayer
    let isAlert = layer.role == .alert
    let rest = isAlert ? [] : layer.nodes.flatMap { lines(of: $0, depth: 2) }
    switch layer.role {
    case .alert:
      let isTitled = layer.nodes.first?.role == .text
      return ["alertdialog \(layer.name) modal"]
        + (isTitled ? ["heading \(layer.name) level 2"] : ["text \(layer.name)"])
        + layer.nodes.flatMap { lines(of: $0, depth: 3) }
    case .sheet: return ["dialog \(layer.name) modal", "heading \(layer.name) level 2"] + rest
    default: return ["main ", "heading \(layer.name) level 1"] + rest + ["contentinfo "]
    }
  }

  private func lines(of node: Node<Int>, depth: Int) -> [String] {
    func name(_ name: String, _ status: Status?) -> String {
      status.map { $0.holds ? "\(name) \($0.name)" : name } ?? name
    }
    switch node {
    case .text(let text): return ["text \(text)"]
    case .value(let value): return ["term \(value.name)", "text \(value.value)"]
    case .button(let button):
      return ["button \(name(button.name, button.status))\(button.isEnabled ? "" : " disabled")"]
    case .group(let group):
      let heading = group.name.map { ["group \($0)", "heading \($0) level \(depth)"] } ?? []
      return heading + group.children.flatMap { lines(of: $0, depth: depth + 1) }
    case .stepper(let stepper):
      func label(_ label: BrowserWords.Label, _ isEnabled: Bool) -> String {
        "button \(label.before)\(stepper.name)\(label.after)\(isEnabled ? "" : " disabled")"
      }
      let status = stepper.status.map { $0.holds ? ["text \($0.name)"] : [] } ?? []
      return [
        "group \(name(stepper.name, stepper.status))", "text \(stepper.name)",
        label(words.controls.decrease, stepper.canDecrement), "status \(stepper.name) polite",
        "text \(stepper.value)", label(words.controls.increase, stepper.canIncrement),
      ] + status
    }
  }
}
