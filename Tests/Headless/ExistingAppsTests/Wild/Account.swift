import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// An account whose name appears after its owner has signed out.
///
/// See <https://github.com/deltachat/deltachat-ios/issues/897>.
@MainActor final class Account: FaultyModel {
  private(set) var isSignedIn = false
  private(set) var name = ""
  private var task: Task<Void, Never>?

  func signIn() {
    isSignedIn = true
    task = Task {
      if let name = try? await ask("name") { self.name = name }
    }
  }

  func signOut() {
    isSignedIn = false
    name = ""
    if isMended { task?.cancel() }
  }
}

extension Report {
  static let account = Report(
    "a name that appears after signing out",
    found: .nothingRemains(when: .button("Sign in")) { $0 == "Ann" }, among: Property.usual,
    response: "Ann"
  ) { (account: Account) in
    Screen(
      title: "Account",
      bar: [Button(account.isSignedIn ? "Sign out" : "Sign in", action: "Sign")],
      content: [.text(account.name.isEmpty ? "-" : account.name)])
  } perform: { account, _ in
    if account.isSignedIn { account.signOut() } else { account.signIn() }
  }
}
