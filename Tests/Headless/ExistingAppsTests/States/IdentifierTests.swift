import ExistingApps
import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import Testing

/// Notes with identifiers and times of their own, of which some are pinned, and the last one that was is chosen.
@MainActor private final class Notes {
  struct Note {
    let id = UUID()
    let date = Date()
    let time = ContinuousClock.now
    let text: String
  }

  private(set) var notes: [Note] = []
  private(set) var pinned: Set<UUID> = []
  private(set) var counts: [String: Int] = [:]
  private(set) var chosen: String?

  func add() {
    let note = Note(text: "note \(notes.count)")
    notes.append(note)
    counts[note.id.uuidString] = 0
  }

  func pin(_ index: Int) {
    let id = notes[index].id
    chosen = id.uuidString
    if case .none = pinned.remove(id) { pinned.insert(id) }
  }

  func text(isShown: Bool) -> String {
    isShown ? notes.first { $0.id.uuidString == chosen }?.text ?? "" : "None"
  }
}

/// Loads that are known by identifiers of their own, in two collections.
@MainActor private final class Loads {
  private(set) var isLoaded = false
  private var tasks: [UUID: Task<Void, Never>] = [:]
  private var ids: Set<UUID> = []
  private let load: (String) async throws -> String

  init(load: @escaping (String) async throws -> String) { self.load = load }

  func begin() {
    let id = UUID()
    ids.insert(id)
    tasks[id] = Task {
      _ = try? await load("load")
      isLoaded = true
      tasks[id] = nil
      ids.remove(id)
    }
  }
}

/// A row that is chosen by an identifier from outside, such as a date.
@MainActor private final class Rows<ID: Equatable> {
  private(set) var chosen: ID?
  private(set) var isShown = false
  private let ids: [ID]

  init(_ ids: [ID]) { self.ids = ids }

  func choose(_ index: Int) {
    chosen = index < 2 ? ids[index] : chosen
    isShown = index == 2
  }

  var text: String { isShown && chosen == ids[1] ? "second" : "first" }
}

struct IdentifierTests {
  @Test func `identifiers that differ from app to app are known by where they're stored`() {
    let exploration = explored([
      .sometimes("the second one is chosen") { _, screen in screen.meets(.text("note 1")) }
    ]) {
      Adapted<Notes> { _ in
        Notes()
      } screen: { notes in
        let pins = notes.notes.indices.map { Button("Pin \($0)", action: "\($0)") }
        let isShown = notes.pinned.count == 1
        return Screen(
          title: "Notes", bar: [Button("Add", action: notes.notes.count < 3 ? "add" : nil)] + pins,
          content: [.text(notes.text(isShown: isShown))])
      } perform: { notes, action in
        if let index = Int(action) { notes.pin(index) } else { notes.add() }
      }
      .stubbed()
    }
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.report.contains("so known by where it's stored: a UUID, a time"))
  }

  @Test func `identifiers that can't be told apart have one order in all collections`() {
    let exploration = explored {
      Adapted<Loads> { calls in
        Loads { try await calls.response(to: $0) }
      } screen: { loads in
        Screen(title: "Loaded: \(loads.isLoaded)", bar: [Button("Load", action: "")])
      } perform: { loads, _ in
        loads.begin()
      }
      .stubbed("loaded")
    }
    #expect(exploration.holds, "\(exploration)")
  }

  @Test func `identifiers from outside tell two states apart`() {
    check((0..<2).map { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $0)) })
    check([Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 0.1)])
  }

  private func check(_ ids: [some Equatable & Sendable]) {
    let exploration = explored([
      .sometimes("the second one is shown") { _, screen in screen.meets(.text("second")) }
    ]) {
      Adapted { _ in
        Rows(ids)
      } screen: { rows in
        let names = ["First", "Second", "Show"]
        return Screen(
          title: "Rows", bar: names.enumerated().map { Button($1, action: "\($0)") },
          content: [.text(rows.text)])
      } perform: { rows, action in
        rows.choose(Int(action) ?? 0)
      }
      .stubbed()
    }
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.report.contains("where it's stored") == false)
  }
}
