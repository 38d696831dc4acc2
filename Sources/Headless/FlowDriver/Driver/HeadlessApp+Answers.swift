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
  /// The type of the responses of its stubs, or `nil` if it has none.
  var responses: Any.Type? { get }

  func takingTexts(of flow: Flow) -> Self

  /// Returns the name of the stub that equals a response, or `nil` if there is none.
  func name(of response: any Hashable, to request: any Hashable) -> String?
}

extension StubbedApp: TextAnsweredApp {
  package var responses: Any.Type? { App.Response.self }

  package func name(of response: any Hashable, to request: any Hashable) -> String? {
    guard let request = request as? App.Request else { return nil }
    return stubs(request).first { $0.response == response as? App.Response }?.name
  }

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
