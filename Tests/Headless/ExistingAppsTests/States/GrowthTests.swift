import ExistingApps
import FlowExplorer
import HeadlessUI
import Testing

/// A counter of taps, and of pages that are loaded with the number of the page in the name of the call.
@MainActor private final class Counter {
  struct Entry {
    let number: Int
    let text: String
  }

  private(set) var count = 0
  private var entries: [Entry] = []
  private var marks: [Character] = []
  private var page = 0
  private var isOdd = false
  private let load: (String) async throws -> String

  init(load: @escaping (String) async throws -> String) { self.load = load }

  func perform(_ action: String) {
    switch action {
    case "Count": count += 1
    case "Mark":
      count += 1
      marks.append("x")
    case "Log": entries.append(Entry(number: entries.count, text: "\(entries.count)"))
    case "Turn":
      isOdd.toggle()
      page += isOdd ? 1 : 0
    default:
      Task {
        _ = try await load("page \(page)")
        page += 1
      }
    }
  }
}

/// Pages with five lamps, each of which a button turns on or off.
@MainActor private final class Book {
  final class Page {}

  private var lamps: Set<String> = []
  /// The last page and the current one, by their numbers.
  private var pages = [0: Page(), 1: Page()]

  func perform(_ action: String) {
    if action == "Next" {
      let pages = pages.map { ($0.key + 1, $0.value) }
      self.pages = Dictionary(uniqueKeysWithValues: pages)
    } else if lamps.remove(action) == nil {
      lamps.insert(action)
    }
  }
}

struct GrowthTests {
  @Test func `numbers that grow are named, even if many states share each of them`() {
    let exploration = explored {
      Adapted<Book> { _ in
        Book()
      } screen: { _ in
        let names = ["Next"] + (1...5).map { "Lamp \($0)" }
        return Screen(title: "Book", bar: names.map { Button($0, action: $0) })
      } perform: { book, action in
        book.perform(action)
      }
    }
    #expect(exploration.bound == .unrepeated(["Book.pages.key"]), "\(exploration)")
    #expect(exploration.states.count < 500)
  }

  @Test(
    arguments: [
      (
        "Count", nil, .depth(100),
        "write except: [\"Counter.count\"], or else bound the depth, such as depth: 10"
      ),
      (
        "Count", 8, .states(8),
        "write except: [\"Counter.count\"], or else bound the depth, such as depth: 5"
      ),
      ("Mark", 8, .states(8), "write except: [\"Counter.count\", \"Counter.marks\"]"),
      (
        "Log", nil,
        .unrepeated(["Counter.entries", "Counter.entries.number", "Counter.entries.text"]),
        "write except: [\"Counter.entries\"]."
      ),
      ("Load", nil, .unrepeated(["Counter.page"]), "write except: [\"Counter.page\"]"),
      ("Turn", nil, .unrepeated(["Counter.page"]), "write except: [\"Counter.page\"]"),
    ] as [(String, Int?, Exploration<ReplayedApp<Existing<Counter>>>.Bound, String)])
  private func `what grows is named, and doesn't matter within a depth that is chosen`(
    action: String, states: Int?, bound: Exploration<ReplayedApp<Existing<Counter>>>.Bound,
    note: String
  ) {
    func explored(
      states: Int? = nil, within depth: Int? = nil
    ) -> Exploration<ReplayedApp<Existing<Counter>>> {
      Explorer(Scope("counter", states: states, depth: depth), properties: [.goesOnAlike]) {
        ReplayedApp {
          AdaptedApp { calls in
            Counter { try await calls.response(to: $0) }
          } screen: { counter in
            Screen(title: "\(counter.count)", bar: [Button(action, action: action)])
          } perform: { counter, action in
            counter.perform(action)
          }
          .stubbed("loaded")
        }
      }
      .explore()
    }
    let endless = explored(states: states)
    #expect(endless.bound == bound)
    #expect(endless.report.contains(note), "\(endless)")
    #expect(explored(within: 10).holds)
  }
}
