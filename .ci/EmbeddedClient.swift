import HeadlessUI
import JuiceScreens
import TextRenderer

/// How many bytes the kiosk's screen takes in both styles after one thing was done.
@_expose(wasm, "frame")
public func frame(affordance: Int) -> Int {
  let kiosk = JuiceKiosk()
  let actions = kiosk.screen.actions
  if actions.indices.contains(affordance) {
    kiosk.perform(actions[affordance])
  }
  let viewport = Viewport(columns: 60, rows: 20)
  return [TextStyle.grid(), .linear(.korean)].reduce(0) { bytes, style in
    bytes + TextRenderer(viewport: viewport, style: style).render(kiosk.screen).utf8.count
  }
}
