import HeadlessUI
import Observation
import Testing

@Observable private final class SharedCounter: HeadlessApp {
  enum Action { case add }

  private var count = 0

  var screen: Screen<Action> {
    Screen(title: "\(count)", bar: [Button("Add one", action: .add)])
  }

  func perform(_ action: Action) { count += 1 }
}

@MainActor private final class Port<App: HeadlessApp> {
  private var app: App
  private let draw: (Screen<App.Action>) -> Void

  init(_ app: App, draw: @escaping (Screen<App.Action>) -> Void) {
    self.app = app
    self.draw = draw
  }

  func choose(_ action: App.Action) {
    app.perform(action)
    draw(app.screen)
  }

  func repaint() {
    let screen = withObservationTracking {
      app.screen
    } onChange: {
      Task { @MainActor in self.repaint() }
    }
    draw(screen)
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
@MainActor func show<App: HeadlessApp & AnyObject>(
  _ app: App, draw: (Screen<App.Action>) -> Void
) async {
  for await screen in Observations({ app.screen }) { draw(screen) }
}

@MainActor struct RepaintTests {
  private let stream = AsyncStream<String>.makeStream()

  @Test func `a port draws after each action`() {
    var titles: [String] = []
    let port = Port(SharedCounter()) { titles.append($0.topLayer.name) }
    port.choose(.add)
    port.choose(.add)
    #expect(titles == ["1", "2"])
  }

  @Test func `a port that tracks what it draws repaints after each change from elsewhere`() async {
    let counter = SharedCounter()
    var titles = stream.stream.makeAsyncIterator()
    Port(counter) { stream.continuation.yield($0.topLayer.name) }.repaint()
    for title in ["0", "1", "2"] {
      #expect(await titles.next() == title)
      counter.perform(.add)
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a sequence of observations has the screen after each change`() async {
    let counter = SharedCounter()
    var titles = stream.stream.makeAsyncIterator()
    let task = Task { await show(counter) { stream.continuation.yield($0.topLayer.name) } }
    for title in ["0", "2", "4"] {
      #expect(await titles.next() == title)
      counter.perform(.add)
      counter.perform(.add)
    }
    task.cancel()
  }
}
