import AlertIntents
import Testing

/// UI frameworks report the tap of a button and the end of its alert in any order, and sometimes
/// more than once.
struct AlertAnswersTests {
  enum Answer: CaseIterable {
    case save, discard, close
  }

  typealias Intent = AlertIntent<Answer>

  /// The answer of a tap, or `nil` for a dismissal.
  private typealias Callback = Answer?

  private static let question = Intent(
    title: "Save?",
    buttons: [
      .init("Save", action: .save), .init("Discard", role: .destructive, action: .discard),
      .init("Close", role: .cancel, action: .close),
    ])

  private static let intents: [Intent] = [
    question, Intent(title: "Saved", buttons: []),
    Intent(message: "It must be saved.", buttons: [.init("Save", action: .save)]),
    Intent(
      title: "Close?", message: "Nothing is saved.",
      buttons: [
        .init("Close", role: .cancel, action: .close), .init("Save", action: .save),
        .init("Discard", role: .cancel, action: .discard),
      ]),
  ]

  /// Every sequence of up to five callbacks.
  private static let sequences: [[Callback]] = {
    let callbacks = Answer.allCases.map(Callback.some) + [nil]
    return (1...5).reduce(into: [[]]) { sequences, length in
      sequences += sequences.filter { $0.count == length - 1 }.flatMap { sequence in
        callbacks.map { sequence + [$0] }
      }
    }
  }()

  /// What a view model does that presents alerts alone.
  private struct Model {
    var alert: PresentedAlert<Answer>?
    private var answers = AlertAnswers<Answer>()

    mutating func present(_ intent: Intent, isOutcome: Bool = false) {
      alert = answers.present(intent, isOutcome: isOutcome)
    }

    mutating func presentNothing() {
      answers.expire()
      alert = nil
    }

    /// Returns the answer to perform.
    mutating func receive(_ callback: Callback, of alert: PresentedAlert<Answer>? = nil) -> Answer?
    {
      let last = self.alert
      let isAccepted =
        if let callback {
          answers.accept(callback, of: alert, current: last)
        } else {
          answers.acceptDismissal(of: alert, current: last)
        }
      guard isAccepted else { return nil }
      self.alert = nil
      return callback ?? last?.intent.dismissal
    }
  }

  @Test(arguments: intents)
  func `a tap has the last word, and nothing is performed twice`(intent: Intent) throws {
    let offered = Set(intent.buttons.map { $0.action })
    for sequence in Self.sequences {
      var model = Model()
      model.present(intent)
      let alert = try #require(model.alert)
      let performed = sequence.compactMap { model.receive($0, of: alert) }
      let tapped = sequence.compactMap { $0 }.first { offered.contains($0) }
      let isDismissed = intent.allowsDismissal && sequence.contains(nil)
      #expect(performed.last == tapped ?? (isDismissed ? intent.dismissal : nil), "\(sequence)")
      #expect(Set(performed).count == performed.count && performed.count <= 2, "\(sequence)")
      let isGone = isDismissed || (tapped == nil) == false
      #expect((model.alert == nil) == isGone, "\(sequence)")
    }
  }

  @Test(arguments: intents)
  func `a callback that comes late never answers the next alert`(next: Intent) throws {
    for sequence in Self.sequences where sequence.count < 5 {
      for count in sequence.indices {
        var model = Model()
        model.present(Self.question)
        let first = model.alert
        for callback in sequence[..<count] { _ = model.receive(callback, of: first) }
        model.present(next)
        let second = try #require(model.alert)
        let late = sequence[count...].compactMap { model.receive($0, of: first) }
        #expect(late == [] && model.alert == second, "\(count) of \(sequence)")
      }
    }
  }

  @Test(arguments: Answer.allCases)
  func `a late tap takes the place of what a dismissal led to`(answer: Answer) {
    var model = Model()
    model.present(Self.question)
    let first = model.alert
    let performed = model.receive(nil, of: first)
    model.present(Self.intents[2], isOutcome: true)
    let next = model.alert
    #expect(model.receive(answer, of: first) == (answer == performed ? nil : answer))
    #expect(model.alert == (answer == performed ? next : nil))
    #expect(model.receive(.save, of: first) == nil)
  }

  @Test func `a callback without an alert means the current one`() {
    var model = Model()
    #expect(model.receive(nil) == nil && model.receive(.save) == nil)
    model.present(Self.question)
    #expect(model.receive(nil) == .close && model.receive(.save) == .save)
    model.present(Self.question)
    model.presentNothing()
    #expect(model.alert == nil && model.receive(.save) == nil)
  }

  private static let dismissals: [Answer?] = [.close, nil, nil, .close]

  @Test(arguments: zip(intents, dismissals))
  func `a dismissal means the first cancel button, if there is one`(
    intent: Intent, dismissal: Answer?
  ) {
    #expect(intent.dismissal == dismissal)
    #expect(intent.allowsDismissal == (intent.buttons.isEmpty || (dismissal == nil) == false))
  }

  @Test func `an answer is accepted once`() {
    enum Answer { case discard, keep }

    let question = AlertIntent<Answer>(
      title: "Discard the draft?",
      buttons: [
        .init("Discard", role: .destructive, action: .discard),
        .init("Keep", role: .cancel, action: .keep),
      ])
    var answers = AlertAnswers<Answer>()
    let alert = answers.present(question)
    #expect(answers.acceptDismissal(current: alert) == true)
    #expect(answers.accept(.discard, of: alert, current: nil) == true)
    #expect(answers.accept(.discard, of: alert, current: nil) == false)
  }
}
