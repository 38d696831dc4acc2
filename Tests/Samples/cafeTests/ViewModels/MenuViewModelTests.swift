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

  @Test func `a picture invalidates the rows that show it, and a list its own view`() {
    let drinks = Response.products([.latte, .mocha])
    #expect(views { menu.received(drinks, for: .list(.drinks)) } == ["drinks"])
    #expect(views { menu.received(.picture([1]), for: .picture("latte.png")) } == ["latte"])
    #expect(views { menu.received(.failure, for: .list(.food)) } == ["food"])
    #expect(views { menu.tryAgainButtonTapped(.food) } == ["food"])
    #expect(
      views { menu.restore([.picture("mocha.png"): .picture([1])]) } == [
        "drinks", "latte", "mocha",
      ])
  }
}
