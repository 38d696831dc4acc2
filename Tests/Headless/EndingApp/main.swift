import DescriptorIO
import Dispatch
import ExistingApps
import FlowExplorer
import HeadlessUI
import Synchronization

/// A machine behind any of its doors, which ends the whole process when it's tried.
struct Machine: RestorableApp {
  static let tries = Atomic(0)

  let way: String
  var state = 0

  var screen: Screen<Int> {
    let doors = (1...64).map { (door: Int) in Node.button(Button("Door \(door)", action: door)) }
    return Screen(
      title: "Machine", content: state == 0 ? doors : [.button(Button("Try", action: 0))])
  }

  mutating func perform(_ action: Int) {
    switch (state == 0, action) {
    case (true, 1...): state = action
    case (true, 0): if way == "unasked" { end() }
    case (false, 0): if (way == "unasked") == false { end() }
    default: break
    }
  }

  mutating func restore(_ state: Int) { self.state = state }

  private func end() {
    switch way {
    case "pointer": _ = UnsafePointer<Int>(bitPattern: 16)?.pointee.words
    case "overflow": exit(Int32(depth(of: state)))
    case "abort": abort()
    case "exit": exit(0)
    case "semaphore": DispatchSemaphore(value: 0).wait()
    case "loop": while getpid() > 0 {}
    case "terminated":
      kill(getpid(), SIGTERM)
      while getpid() > 0 {}
    case "heap": damageHeap()
    default: waitForAnother(way == "both" ? 2 : 1)
    }
    _ = [1][state + 1]
  }

  private func depth(of number: Int) -> Int { number == 0 ? 0 : 1 + depth(of: number + 1) / 2 }

  /// Writes beyond the end of some memory, which the C library notices when it's asked for more.
  private func damageHeap() {
    let size = 100_000
    while getpid() > 0 { malloc(size).map { _ = memset($0 + size, 0xFF, 24) } }
  }

  private func waitForAnother(_ count: Int) {
    Machine.tries.add(1, ordering: .relaxed)
    for _ in 0..<1_000 where Machine.tries.load(ordering: .relaxed) < count { usleep(1_000) }
  }
}

/// A lamp that the main queue lights.
final class Lamp: HeadlessApp {
  private var isLit = false

  var screen: Screen<Int> {
    Screen(
      title: "Lamp", bar: [Button("Light", action: 0)], content: [.text(isLit ? "Lit" : "Dark")])
  }

  func perform(_ action: Int) {
    nonisolated(unsafe) let lamp = self
    DispatchQueue.main.async { lamp.isLit = true }
  }
}

/// A list whose task keeps the index of its row.
@MainActor final class RowList {
  private(set) var rows = ["Waiting"]

  init(ask: @escaping (String) async throws -> String) {
    Task { do { _ = try await ask("row") } catch { rows[0] = "Failed" } }
  }

  func clear() { rows = [] }
}

func rowListApp() -> AdaptedApp<RowList, String, String, String> {
  AdaptedApp { calls in
    RowList { try await calls.response(to: $0) }
  } screen: { list in
    Screen(title: "Rows", bar: [Button("Clear", action: list.rows.isEmpty ? nil : "")])
  } perform: { list, _ in
    list.clear()
  }
}

LastFlow.limit = 1
let way = CommandLine.arguments.last ?? ""
if way == "lamp" {
  print(Explorer(Scope("lamp")) { ReplayedApp { Lamp() } }.explore())
  exit(0)
}
if way == "left" {
  let explorer = Explorer(Scope("rows")) {
    ReplayedApp { StubbedApp(rowListApp()) { _ in [Stub("a row", "")] } }
  }
  print(explorer.explore())
  exit(0)
}
let scope = Scope<Machine>("machine", statesAfterViolation: .max)
let outside = Property<Machine>.always("the machine has no doors") { state, _ in
  way == "violated" && state == 0 ? "it has 64 doors" : nil
}
let explorer = Explorer(scope, properties: [outside, .ignoresWhatIsNotOffered()]) {
  Machine(way: way)
}
print(explorer.explore(workers: way == "both" ? 2 : 1))
