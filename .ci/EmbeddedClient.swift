import HeadlessUI
import JuiceScreens
import TextRendering

/// Orders, restocks and orders again, and prints each screen as the command does.
@_expose(wasm, "_start") @_cdecl("_start")
public func start() {
  let viewport = Viewport(columns: 60, rows: 20)
  for style in [TextStyle.linear(.korean), .grid()] {
    let renderer = TextRenderer(viewport: viewport, style: style)
    let kiosk = JuiceKiosk()
    print(renderer.render(kiosk.screen), terminator: "")
    for number in [2, 1, 3, 1, 3, 1] {
      let affordances = kiosk.screen.affordances
      guard affordances.indices.contains(number - 1), let action = affordances[number - 1].action
      else { return print("number \(number) can't be chosen") }
      kiosk.perform(action)
      print(renderer.render(kiosk.screen), terminator: "")
    }
  }
}
