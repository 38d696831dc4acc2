import HeadlessUI
import Testing

struct HeadlessAppTests {
  @Test func `an app can be held without naming its type`() {
    var app: any HeadlessApp<Counter.Action> = Counter()
    app.perform(.add)
    #expect(app.screen == Counter(count: 1).screen)
  }
}
