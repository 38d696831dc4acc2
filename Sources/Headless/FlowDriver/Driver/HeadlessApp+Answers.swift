public import HeadlessUI

extension HeadlessApp {
  /// Returns the same app, which also takes the responses that a flow names by their own text, as a
  /// ``RecordedApp`` does.
  ///
  /// It takes them if it's a ``StubbedApp``, or one that is replayed, and if its type of responses is a
  /// `LosslessStringConvertible`, such as `String`. The names of its stubs mean the same as before.
  public func answered(by flow: Flow) -> Self {
    (self as? any TextAnsweredApp)?.takingTexts(of: flow) as? Self ?? self
  }
}

/// An app that can be answered with the texts of responses.
package protocol TextAnsweredApp {
  /// The app with the stubs: this app, or the one that it replays.
  var stubbed: any HeadlessApp { get }

  func takingTexts(of flow: Flow) -> Self
}

extension StubbedApp: TextAnsweredApp {
  package var stubbed: any HeadlessApp { self }

  package func takingTexts(of flow: Flow) -> StubbedApp {
    guard let type = App.Response.self as? any LosslessStringConvertible.Type else { return self }
    let answers = flow.steps.map { $0.command }.filter { $0.form == .answer }
    let responses = Dictionary(grouping: answers) { $0.target.name }.mapValues { answers in
      answers.compactMap { $0.target.identifier }.unique.compactMap { text in
        (type.init(text) as? App.Response).map { Stub(text, $0) }
      }
    }
    return StubbedApp(app) { [stubs] in stubs($0) + (responses["\($0)"] ?? []) }
  }
}
