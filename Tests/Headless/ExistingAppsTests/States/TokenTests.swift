import ExistingApps
import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import Testing

/// A list whose pages come late, each with the token of the refresh before it, which a mended list compares.
@MainActor private final class Pages<Token: Equatable> {
  private(set) var rows: [String] = []
  private(set) var isLoading = false
  private var token: Token
  private let next: (Token) -> Token
  private let isMended: Bool
  private let load: (String) async throws -> String

  init(
    _ token: Token, isMended: Bool, next: @escaping (Token) -> Token,
    load: @escaping (String) async throws -> String
  ) {
    self.token = token
    self.isMended = isMended
    self.next = next
    self.load = load
  }

  func refresh() {
    token = next(token)
    rows = []
    isLoading = true
    let own = token
    Task {
      let row = try await load("first")
      guard own == token else { return }
      rows = [row]
      isLoading = false
    }
  }

  func loadMore() {
    guard isLoading == false, rows.count == 1 else { return }
    let own = token
    Task {
      let row = try await load("more")
      guard own == token || isMended == false, rows.count < 2 else { return }
      rows.append(row)
    }
  }
}

/// A shelf that has pages, or none.
@MainActor private final class Shelf<Token: Equatable> {
  private(set) var pages: Pages<Token>?

  init(_ pages: Pages<Token>) { self.pages = pages }
}

struct TokenTests {
  private func explored<Token: Equatable & Sendable>(
    _ token: Token, isMended: Bool, except names: Set<String> = [],
    next: @escaping @Sendable (Token) -> Token
  ) -> Exploration<ReplayedApp<Existing<Shelf<Token>>>> {
    Explorer(
      Scope("pages"),
      properties: [
        .spinnerEnds(.text("Loading")), .goesOnAlike,
        .always("the first page comes first") { _, screen in
          screen.meets(.text("more")) && screen.meets(.noText("first")) ? "it doesn't" : nil
        },
      ]
    ) {
      ReplayedApp(except: names) {
        Adapted { calls in
          Shelf(
            Pages(token, isMended: isMended, next: next) { try await calls.response(to: $0) })
        } screen: { shelf in
          let isLoading = shelf.pages?.isLoading == true
          let rows = shelf.pages?.rows ?? []
          return Screen(
            title: "Pages",
            bar: [
              Button("Refresh", action: isLoading ? nil : "refresh"),
              Button("More", action: "more"),
            ],
            content: (rows + (isLoading ? ["Loading"] : [])).map { .text($0) })
        } perform: { shelf, action in
          if action == "more" { shelf.pages?.loadMore() } else { shelf.pages?.refresh() }
        }
        .echoed()
      }
    }.explore()
  }

  @Test(arguments: [true, false])
  func `a token that tells apart no states is compared with what tasks keep`(isMended: Bool) {
    let number = explored(0, isMended: isMended, except: ["token"]) { $0 + 1 }
    #expect(number.holds == isMended, "\(number)")
    #expect(number.violations.allSatisfy { $0.property == "the first page comes first" })
    let identifier = explored(UUID(), isMended: isMended) { _ in UUID() }
    #expect(identifier.holds == isMended, "\(identifier)")
    #expect(identifier.violations.allSatisfy { $0.property == "the first page comes first" })
  }
}

extension AdaptedApp where Action == String, Asked == String, Response == String {
  /// The app, whose calls are answered with their requests.
  fileprivate func echoed() -> StubbedApp<AdaptedApp> {
    StubbedApp(self) { [Stub("ok", $0.request)] }
  }
}
