import ExistingApps
import FlowExplorer
import Foundation
import HeadlessUI
import Testing

/// A search that counts what it was asked for, as the article's might.
@MainActor private final class SearchModel {
  private(set) var query = ""
  private var generation = 0

  func queryChanged(_ query: String) {
    self.query = query
    generation += 1
  }
}

private func searchApp() -> Adapted<SearchModel> {
  AdaptedApp { _ in
    SearchModel()
  } screen: { model in
    Screen(title: model.query, bar: ["cat", "dog"].map { Button($0, action: $0) })
  } perform: { model, query in
    model.queryChanged(query)
  }
}

private func stubbed(_ app: Adapted<SearchModel>) -> Existing<SearchModel> { app.stubbed() }

/// Tags that have the same name, so that only their identifiers tell them apart.
@MainActor private final class Tags<ID: Hashable> {
  private(set) var ids: [ID] = []
  private var count = 0
  private let makeID: (Int) -> ID

  init(makeID: @escaping (Int) -> ID) { self.makeID = makeID }

  func perform(_ action: String) {
    ids.removeAll { "\($0.hashValue)" == action }
    guard action == "Add" else { return }
    count += 1
    ids.append(makeID(count))
  }
}

/// An alarm that rings much later.
@MainActor private final class Alarm {
  private(set) var timer: Timer?
  private var item: DispatchWorkItem?
  private(set) var end = 0.0

  func snooze() { item = DispatchWorkItem {} }

  func set() {
    end = .random(in: 0..<1)
    timer = Timer(timeInterval: 9, repeats: false) { _ in }
  }
}

private func explored<ID: Hashable & SendableMetatype>(
  except names: Set<String> = [], makeID: @escaping @Sendable (Int) -> ID
) -> Exploration<ReplayedApp<Adapted<Tags<ID>>>> {
  Explorer(Scope("tags", states: 1_000), properties: [.goesOnAlike]) {
    ReplayedApp(except: names) {
      AdaptedApp { _ in
        Tags(makeID: makeID)
      } screen: { tags in
        Screen(
          title: "Tags", bar: [Button("Add", action: tags.ids.count < 3 ? "Add" : nil)],
          content: tags.ids.map { .button(Button("Tag", action: "\($0.hashValue)")) })
      } perform: { tags, action in
        tags.perform(action)
      }
    }
  }
  .explore()
}

/// A piece on a board, with a number that is new at some share of ten places.
@MainActor private final class Piece {
  private let share: Int
  private(set) var x = 0
  private(set) var y = 0
  private var number = -1

  init(share: Int) { self.share = share }

  func move(_ direction: String) {
    if direction == "Right" { x += 1 } else { y += 1 }
    number = (x + 3 * y) % 10 < share ? 100 * x + y : -1
  }
}

/// What is new in nearly every state, so that an exploration wouldn't end.
struct UnrepeatedTests {
  @Test func `what is random is named after a few steps, also in actions`() throws {
    let makeID = { @Sendable (_: Int) in Date(timeIntervalSinceReferenceDate: .random(in: 0..<1)) }
    let exploration = explored(makeID: makeID)
    #expect(exploration.states.count < 5)
    let note = try #require(exploration.violations.first?.note)
    #expect(
      note.contains("` was 2001-01-01 00:00:00 +0000 and is another value that reads alike\n"),
      "\(note)")
    #expect(note.hasSuffix("; if it doesn't matter, write except: [\"Tags<Date>.ids\"]"), "\(note)")
    let action = explored(except: ["ids"], makeID: makeID).violations.first?.note
    #expect(action?.contains("an action on its screen is another one\n") == true, "\(action ?? "")")
  }

  @Test func `what is random is named where no app goes back, and a timer isn't followed`() throws {
    func explored(except names: Set<String>) -> Exploration<ReplayedApp<Adapted<Alarm>>> {
      Explorer(Scope("alarm"), properties: [.goesOnAlike]) {
        ReplayedApp(except: names) {
          Adapted<Alarm> { _ in
            Alarm()
          } screen: { alarm in
            Screen(title: "Alarm", bar: [Button("Set", action: alarm.timer == nil ? "" : nil)])
          } perform: { alarm, _ in
            alarm.set()
          }
        }
      }
      .explore()
    }
    let note = try #require(explored(except: []).violations.first?.note)
    #expect(note.contains("in both apps: `Alarm.end` was "), "\(note)")
    let exploration = explored(except: ["end"])
    #expect(exploration.violations.isEmpty && exploration.holds == false, "\(exploration)")
    #expect(exploration.report.contains("`Alarm.timer` (a timer, which isn't followed)"))
    #expect(explored(except: ["end", "timer"]).holds)
  }

  @Test func `a work item isn't followed, either`() {
    let exploration = ExistingAppsTests.explored {
      Adapted<Alarm> { _ in
        Alarm()
      } screen: { _ in
        Screen(title: "Alarm", bar: [Button("Snooze", action: "")])
      } perform: { alarm, _ in
        alarm.snooze()
      }
    }
    #expect(exploration.violations.isEmpty && exploration.holds == false, "\(exploration)")
    #expect(exploration.report.contains("`Alarm.item` (a work item, which isn't followed)"))
  }

  @Test func `an action that is new in nearly every state ends an exploration`() {
    let exploration = explored(except: ["count", "ids"]) { $0 }
    #expect(exploration.states.count < 1_000)
    #expect(exploration.extent.contains("never repeats, an action"), "\(exploration)")
  }

  @Test func `what is new in nearly every state is named, and left out by its name`() {
    func explore(
      within depth: Int = .max,
      _ makeApp: @escaping @Sendable () -> ReplayedApp<Existing<SearchModel>>
    ) -> Exploration<ReplayedApp<Existing<SearchModel>>> {
      Explorer(
        Scope("search", states: 300, depth: depth), properties: [.noDeadEnd, .goesOnAlike],
        makeApp: makeApp
      )
      .explore()
    }
    let endless = explore { ReplayedApp { stubbed(searchApp()) } }
    #expect(endless.bound == .unrepeated(["SearchModel.generation"]))
    #expect(endless.report.contains("write except: [\"SearchModel.generation\"]"))
    #expect(endless.findings.allSatisfy { $0.outcome == .undecided }, "\(endless)")
    let bounded = explore(within: 140) { ReplayedApp { stubbed(searchApp()) } }
    #expect(bounded.holds, "\(bounded)")
    let full = explore(within: 160) { ReplayedApp { stubbed(searchApp()) } }
    #expect(full.states.count == 300)
    #expect(full.bound == endless.bound)
    let ended = explore {
      ReplayedApp(except: ["SearchModel.generation"]) { stubbed(searchApp()) }
    }
    #expect(ended.holds, "\(ended)")
  }

  @Test(arguments: [(14, 6, false), (20, 8, true), (12, 10, false)])
  func `what is new in fewer states, or in few of them, doesn't end an exploration`(
    size: Int, share: Int, ends: Bool
  ) {
    let exploration = explored {
      Adapted<Piece> { _ in
        Piece(share: share)
      } screen: { piece in
        let isAtEdge = ["Right": piece.x, "Down": piece.y].mapValues { $0 + 1 == size }
        let bar = ["Right", "Down"].map { Button($0, action: isAtEdge[$0] == true ? nil : $0) }
        return Screen(title: "Board", bar: bar)
      } perform: { piece, direction in
        piece.move(direction)
      }
    }
    #expect(exploration.bound == (ends ? .unrepeated(["Piece.number"]) : nil), "\(exploration)")
  }
}
