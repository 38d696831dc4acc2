import Foundation
import HeadlessUI
import TextRendering
import Turnstile

var turnstile = Turnstile()

func write(_ text: String) {
  FileHandle.standardOutput.write(Data(text.utf8))
}

write(turnstile.screen.outline + "\n")
while let line = readLine() {
  let affordances = turnstile.screen.affordances
  if let number = Int(line), affordances.indices.contains(number - 1),
    let action = affordances[number - 1].action
  {
    turnstile.perform(action)
  }
  write(turnstile.screen.outline + "\n")
}
