import Observation
import Synchronization
import Testing

@testable import cafe

struct MenuViewModelTests {
  private let menu = MenuViewModel(.en)

  /// Returns the names of the views that an event invalidates.
  private func views(invalidatedBy event: () -> Void) -> Set<String> {
    let views: [(String, () -> Void)] = [
      ("drinks", { _ = menu.products(.drinks) }),
      ("food", { _ = (menu.products(.food), menu.message(.food), menu.canTryAgain(.food)) }),
      ("latte", { _ = menu.picture(of: .latte) }),
      ("mocha", { _ = menu.picture(of: .mocha) }),
    ]
    let invalid = Mutex<Set<String>>([])
    for (name, read) in views {
      withObservationTracking(read) { invalid.withLock { _ = $0.insert(name) } }
    }
    event()
    return invalid.withLock(\.self)
  }

  @Test func `a list that was loaded isn't asked for again, and its pictures are, once`() {
    #expect(menu.requests(for: [.drinks, .food]) == [.list(.drinks), .list(.food)])
    #expect(menu.message(.drinks) == "Loading")
    menu.received(.products([.mocha, .latte, .latte]), for: .list(.drinks))
    #expect(menu.message(.drinks) == nil)
    #expect(
      menu.requests(for: [.drinks, .food]) == [
        .list(.food), .picture("latte.svg"), .picture("mocha.svg"),
      ])
    menu.received(.picture([1]), for: .picture("latte.svg"))
    menu.received(.failure, for: .picture("mocha.svg"))
    #expect(menu.requests(for: [.drinks]) == [])
    #expect(menu.picture(of: .latte) == [1])
    #expect(menu.picture(of: .mocha) == nil)
  }

  @Test func `only some drinks are recommended`() {
    menu.received(.products([.latte, .bagel]), for: .list(.drinks))
    #expect(menu.recommended == [.latte])
    #expect(menu.products(.drinks) == [.latte, .bagel])
    #expect(menu.products(.food) == [])
  }

  @Test func `a picture invalidates the rows that show it, and a list its own view`() {
    let drinks = Response.products([.latte, .mocha])
    #expect(views { menu.received(drinks, for: .list(.drinks)) } == ["drinks"])
    #expect(views { menu.received(.picture([1]), for: .picture("latte.svg")) } == ["latte"])
    #expect(views { menu.received(.failure, for: .list(.food)) } == ["food"])
    #expect(views { menu.tryAgainButtonTapped(.food) } == ["food"])
    #expect(
      views { menu.restore([.picture("mocha.svg"): .picture([1])]) } == [
        "drinks", "latte", "mocha",
      ])
  }
}
