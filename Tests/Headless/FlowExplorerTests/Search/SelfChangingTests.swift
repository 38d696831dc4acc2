import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import SteppedTasks
import TestSupport
import Testing

/// A lamp that a timer of the current run loop changes when it's made or lit, if that's on the main actor.
private final class Lamp: HeadlessApp {
  enum Action { case wait, light }

  var isLit = false

  init(lightsItself: Bool = false) { if lightsItself { lightLater() } }

  var screen: Screen<Action> {
    Screen(
      title: "Lamp", bar: [Button("Wait", action: .wait), Button("Light", action: .light)],
      content: [.text(isLit ? "Lit" : "Dark")])
  }

  func perform(_ action: Action) {
    if action == .light { lightLater() }
  }

  private func lightLater() {
    nonisolated(unsafe) let lamp = self
    let timer = Timer(timeInterval: 0, repeats: false) { _ in
      lamp.isLit = (StepEvent.performed == nil) == false
    }
    RunLoop.current.add(timer, forMode: .default)
  }
}

/// A bell that rings when another one is rung.
private final class Bell: HeadlessApp {
  nonisolated(unsafe) static var others: [() -> Void] = []

  private var isRinging = false

  init() { Bell.others.append { [weak self] in self?.isRinging = true } }

  var screen: Screen<Bool> {
    Screen(
      title: "Bell", bar: [Button("Ring", action: true)],
      content: [.text(isRinging ? "Ringing" : "Silent")])
  }

  func perform(_ action: Bool) {
    let wasRinging = isRinging
    for ring in Bell.others { ring() }
    isRinging = wasRinging
  }
}

struct SelfChangingTests {
  private func note(_ explorer: Explorer<ReplayedApp<Lamp>>) throws -> String {
    let exploration = explorer.explore()
    #expect(exploration.findings.allSatisfy { $0.holds == false }, "\(exploration)")
    let finding = try #require(exploration.violations.first, "\(exploration)")
    return "\(finding)".split(separator: "\n").dropFirst(2).joined(separator: "\n")
  }

  @Test func `an app that a timer changes is named, with the flow to it`() throws {
    let note = try note(
      Explorer(Scope("lamp"), properties: [.noDeadEnd]) {
        ReplayedApp { Lamp() }
      })
    #expect(
      note == """
        # the app can't go back to this state: it changes by itself after tap "Light"; a timer, a queue, or \
        a thread may do it
        tap "Light"
        """)
  }

  @Test func `what violates a law and changes by itself is named beside the law`() {
    let law = Property<ReplayedApp<Lamp>>.everyStep(
      "the lamp can be lit", where: { $0.affordance.name == "Light" },
      { $0.nextScreen.meets(.text("Lit")) ? nil : [.expect(.text("Lit"))] })
    let exploration = Explorer(Scope("lamp"), properties: [law]) { ReplayedApp { Lamp() } }
      .explore()
    #expect(exploration.violations.first?.property == "the lamp can be lit", "\(exploration)")
    let note = exploration.violations.last?.note
    #expect(note?.contains("it changes by itself after tap \"Light\"") == true, "\(exploration)")
  }

  @Test func `an app that changes by itself from the start is named`() throws {
    let note = try note(Explorer(Scope("lamp")) { ReplayedApp { Lamp(lightsItself: true) } })
    #expect(
      note == """
        # the app can't go back to this state: it changes by itself; a timer, a queue, or a thread may do it
        """)
  }

  @Test func `an app that the main queue changes is named on the main thread`() throws {
    let (_, output, _) = try ThisPackage.run(ThisPackage.program("EndingApp"), ["lamp"])
    #expect(output.contains("it changes by itself after tap \"Light\""), "\(output)")
  }

  @Test func `what a key leaves out may change`() {
    let exploration = Explorer(Scope("lamp")) {
      ReplayedApp(key: { _ in 0 }) { Lamp() }
    }.explore()
    #expect(exploration.holds, "\(exploration)")
  }

  @Test func `apps that change one another don't change by themselves`() {
    let exploration = Explorer(Scope("bell")) { ReplayedApp { Bell() } }.explore()
    #expect(exploration.holds, "\(exploration)")
  }
}
