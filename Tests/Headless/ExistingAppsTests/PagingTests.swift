import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// Loads pages, one at a time, as a flag that nobody sees makes sure.
private actor Loader {
  private var isBusy = false
  private let load: @Sendable (Int) async throws -> String
  private let isMended: Bool

  init(isMended: Bool, load: @escaping @Sendable (Int) async throws -> String) {
    self.isMended = isMended
    self.load = load
  }

  func page(_ number: Int) async throws -> String? {
    guard isBusy == false else { return nil }
    isBusy = true
    defer { if isMended { isBusy = false } }
    let page = try await load(number)
    isBusy = false
    return page
  }
}

@MainActor private final class PagingModel {
  private(set) var pages: [String] = []
  private(set) var hasFailed = false
  private let loader: Loader

  init(loader: Loader) { self.loader = loader }

  func moreTapped() {
    Task {
      do {
        guard let page = try await loader.page(pages.count + 1) else { return }
        MainActor.assertIsolated()
        pages.append(page)
      } catch {
        hasFailed = true
      }
    }
  }

  func alertDismissed() { hasFailed = false }
}

private func pages(isMended: Bool) -> Existing<PagingModel> {
  Adapted<PagingModel> { calls in
    PagingModel(
      loader: Loader(isMended: isMended) { number in
        let text = try await calls.response(to: "page \(number)")
        guard text == "text" else { throw CancellationError() }
        return text
      })
  } screen: { model in
    let alert = AlertIntent(message: "Offline", buttons: [.init("OK", action: "OK")])
    return Screen(
      title: "Pages", bar: [Button("More", action: model.pages.count < 2 ? "More" : nil)],
      content: [.group("Pages", children: model.pages.map { .text($0) })],
      coveredBy: [model.hasFailed ? .alert(alert) : nil])
  } perform: { model, action in
    if action == "More" { model.moreTapped() } else { model.alertDismissed() }
  }
  .stubbed("text", "offline")
}

struct PagingTests {
  private func exploration(
    isMended: Bool, seesTheFlag: Bool = true
  ) -> Exploration<ReplayedApp<Existing<PagingModel>>> {
    let law = Property<ReplayedApp<Existing<PagingModel>>>.everyStep("a next page is asked for") {
      let isAsked = $0.nextScreen.events.isEmpty == false
      let number = $0.screen.rows(of: "Pages").count + 1
      return isAsked || ($0.affordance.name == "More") == false
        ? nil : [.expect(.request("page \(number)"))]
    }
    let makeApp: @Sendable () -> Existing<PagingModel> = { pages(isMended: isMended) }
    let explorer = Explorer(Scope("pages"), properties: [law, .goesOnAlike]) {
      seesTheFlag
        ? ReplayedApp(makeApp: makeApp)
        : ReplayedApp(hiddenStateOf: { _ in [] }, makeApp: makeApp)
    }
    return explorer.explore(workers: 2)
  }

  @Test func `a flag of an actor keeps the next page from being loaded after a failure`() throws {
    let text = """
      tap "More"
      answer "page 1" with "offline"
      tap "OK"
      tap "More"
      expect request "page 1"
      """
    let flow = try Flow(parsing: text, file: "f")
    let finding = exploration(isMended: false).violations.first
    #expect(finding?.property == "a next page is asked for")
    #expect(finding?.outcome == .violated(steps: 4, flow, .failing))
    try Driver(pages(isMended: true)).run(flow)
    let mended = exploration(isMended: true)
    #expect(mended.holds, "\(mended)")
  }

  @Test func `one screen, reached in two ways, goes on differently if only screens count`() {
    let finding = exploration(isMended: false, seesTheFlag: false).violations.first
    let lines = finding?.note?.split(separator: "\n") ?? []
    #expect(
      lines.prefix(2) == [
        "the same screen, reached in two ways, goes on differently; the other way is",
        "  tap \"More\"",
      ])
    #expect(
      lines.last
        == "let a request name what tells them apart, let an object store it, or give a key")
    #expect(lines.count == 4, "\(lines)")
    #expect(finding?.description.contains("\n#   tap \"More\"\n") == true)
  }
}
