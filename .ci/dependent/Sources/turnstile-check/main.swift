import TextRendering
import TextSnapshots
import Turnstile

let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 10))
expectSnapshot(
  of: Turnstile.ofEnvironment.screen, drawnBy: renderer, named: "Turnstile/closed.40x10.en")
print("the turnstile looks as its snapshot does")
