import ExistingApps
import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import Synchronization
import Testing

/// A door that opens at the third knock.
@MainActor private final class Door {
  private(set) var knocks = 0

  func knock() { knocks += 1 }
}

private func door() -> Adapted<Door> {
  AdaptedApp { _ in
    Door()
  } screen: { door in
    Screen(
      title: door.knocks < 3 ? "Closed" : "Open",
      bar: [Button("Knock", action: door.knocks < 3 ? "Knock" : nil)])
  } perform: { door, _ in
    door.knock()
  }
}

/// A stranger's app around another one, which may make that anew before each knock.
private final class House<App: HeadlessApp<String>>: HeadlessApp {
  private let make: () -> App
  private var app: App
  private let isRebuilt: Bool

  init(isRebuilt: Bool = false, _ make: @escaping () -> App) {
    self.make = make
    app = make()
    self.isRebuilt = isRebuilt
  }

  var screen: Screen<String> { app.screen }

  func perform(_ action: String) {
    if isRebuilt { app = make() }
    app.perform(action)
  }
}

/// What never repeats, or differs from app to app.
@MainActor private final class Item {
  private static let count = Mutex(0)

  let id = Item.count.withLock { count in
    count += 1
    return "item \(count)"
  }
  lazy var made = Date.now
  private(set) var isOpen = false

  func tap() {
    _ = made
    isOpen.toggle()
  }
}

private func item() -> Adapted<Item> {
  AdaptedApp { _ in
    Item()
  } screen: { item in
    Screen(title: item.isOpen ? "Open" : "Closed", bar: [Button("Tap", action: "Tap")])
  } perform: { item, _ in
    item.tap()
  }
}

/// The screens that a person has opened, of which the last is shown.
@MainActor private final class Path {
  private(set) var screens = ["Menu"]

  func perform(_ action: String) {
    if action == "Back" { screens.removeLast() } else { screens.append(action) }
  }
}

struct HiddenModelTests {
  @Test func `an adapted model tells states apart, in whatever its app is`() {
    let counts = [
      explored { door() }.states.count,
      explored { door().stubbed() }.states.count,
      explored { RecordedApp(door()) }.states.count,
      explored { House { RecordedApp(door().stubbed()) } }.states.count,
      explored { House { House { door() } } }.states.count,
    ]
    #expect(counts == [4, 4, 4, 4, 4])
    #expect(explored { House(isRebuilt: true) { door() } }.states.count == 2)
  }

  @Test func `what differs from app to app is named, and left out by its name`() throws {
    let exploration = explored { item() }
    let note = try #require(exploration.violations.first?.note)
    #expect(note.hasPrefix("the app can't go back to this state: `Item.id` was \"item "), "\(note)")
    #expect(note.contains("\" and is \"item "), "\(note)")
    #expect(note.hasSuffix("write except: [\"Item.id\"]"), "\(note)")
    let named = Explorer(Scope("item"), properties: [.goesOnAlike]) {
      ReplayedApp(except: ["id", "Item.made"]) { item() }
    }
    #expect(named.explore().holds)
  }

  @Test func `an action that isn't offered is found though the screen stays alike`() {
    let exploration = explored([.ignoresWhatIsNotOffered()]) {
      Adapted<Path> { _ in
        Path()
      } screen: { path in
        let isMenu = path.screens.last == "Menu"
        return Screen(
          title: path.screens.last ?? "", bar: [Button("Dish", action: isMenu ? "Dish" : nil)])
      } perform: { path, action in
        path.perform(action)
      }
    }
    #expect(exploration.violations.first?.stepCount == 1, "\(exploration)")
  }
}
