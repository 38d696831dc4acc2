import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A message that goes away after a while, even if it was shown again meanwhile.
///
/// See <https://github.com/sanzaru/SimpleToast/issues/5>.
@MainActor final class Toast {
  private(set) var message = ""
  private var hiding: Task<Void, Never>?
  private let clock: any Clock<Duration>
  private let isMended: Bool

  init(isMended: Bool, clock: any Clock<Duration>) {
    self.isMended = isMended
    self.clock = clock
  }

  func copyTapped() {
    message = "Copied"
    if isMended { hiding?.cancel() }
    hiding = Task {
      do { try await clock.sleep(for: .seconds(5)) } catch { return }
      message = ""
    }
  }
}

extension Report {
  static let toast = Report(
    "a message that an earlier timer hides",
    found: .saysThatItWaits(.text("Copied")),
    among: [.noDeadEnd, .everyControlHasAnEffect(), .spinnerEnds(.text("Copied"))]
  ) { isMended in
    Adapted<Toast> { calls in
      Toast(isMended: isMended, clock: CallClock(calls) { _ in "hiding" })
    } screen: { toast in
      Screen(
        title: "Link", bar: [Button("Copy", action: "Copy")], content: [.text(toast.message)])
    } perform: { toast, _ in
      toast.copyTapped()
    }
    .stubbed("over")
  }
}
