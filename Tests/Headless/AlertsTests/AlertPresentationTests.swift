import Alerts
import Testing

/// UI frameworks report the tap of a button and the end of its alert in any order, and sometimes
/// more than once.
struct AlertPresentationTests {
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

  private func receive(
    _ callback: Callback, of alert: PresentedAlert<Answer>?,
    in presentation: inout AlertPresentation<Answer>
  ) -> Answer? {
    guard let callback else { return presentation.dismissed(alert) }
    return presentation.buttonTapped(callback, of: alert)
  }

  @Test(arguments: intents)
  func `a tap has the last word, and nothing is performed twice`(intent: Intent) throws {
    let offered = Set(intent.buttons.map { $0.action })
    for sequence in Self.sequences {
      var presentation = AlertPresentation<Answer>()
      presentation.present(intent)
      let alert = try #require(presentation.alert)
      let performed = sequence.compactMap { receive($0, of: alert, in: &presentation) }
      let tapped = sequence.compactMap { $0 }.first { offered.contains($0) }
      let isDismissed = intent.allowsDismissal && sequence.contains(nil)
      #expect(performed.last == tapped ?? (isDismissed ? intent.dismissal : nil), "\(sequence)")
      #expect(Set(performed).count == performed.count && performed.count <= 2, "\(sequence)")
      let isGone = isDismissed || (tapped == nil) == false
      #expect((presentation.alert == nil) == isGone, "\(sequence)")
    }
  }

  @Test(arguments: intents)
  func `a callback that comes late never answers the next alert`(next: Intent) throws {
    for sequence in Self.sequences where sequence.count < 5 {
      for count in sequence.indices {
        var presentation = AlertPresentation<Answer>()
        presentation.present(Self.question)
        let first = presentation.alert
        for callback in sequence[..<count] { _ = receive(callback, of: first, in: &presentation) }
        presentation.present(next)
        let second = try #require(presentation.alert)
        let late = sequence[count...].compactMap { receive($0, of: first, in: &presentation) }
        #expect(late == [] && presentation.alert == second, "\(count) of \(sequence)")
      }
    }
  }

  @Test(arguments: Answer.allCases)
  func `a late tap takes the place of what a dismissal led to`(answer: Answer) {
    var presentation = AlertPresentation<Answer>()
    presentation.present(Self.question)
    let first = presentation.alert
    let performed = presentation.dismissed(first)
    presentation.present(Self.intents[2], isOutcome: true)
    let next = presentation.alert
    #expect(presentation.buttonTapped(answer, of: first) == (answer == performed ? nil : answer))
    #expect(presentation.alert == (answer == performed ? next : nil))
    #expect(presentation.buttonTapped(.save, of: first) == nil)
  }

  @Test func `a callback without an alert means the current one`() {
    var presentation = AlertPresentation<Answer>()
    #expect(presentation.dismissed() == nil && presentation.buttonTapped(.save) == nil)
    presentation.present(Self.question)
    #expect(presentation.dismissed() == .close && presentation.buttonTapped(.save) == .save)
    presentation.present(Self.question)
    presentation.present(nil)
    #expect(presentation.alert == nil && presentation.buttonTapped(.save) == nil)
  }

  private static let dismissals: [Answer?] = [.close, nil, nil, .close]

  @Test(arguments: zip(intents, dismissals))
  func `a dismissal means the first cancel button, if there is one`(
    intent: Intent, dismissal: Answer?
  ) {
    #expect(intent.dismissal == dismissal)
    #expect(intent.allowsDismissal == (intent.buttons.isEmpty || (dismissal == nil) == false))
  }

  @Test func `an answer is performed once`() {
    enum Answer { case discard, keep }

    let question = AlertIntent<Answer>(
      title: "Discard the draft?",
      buttons: [
        .init("Discard", role: .destructive, action: .discard),
        .init("Keep", role: .cancel, action: .keep),
      ])
    var alerts = AlertPresentation<Answer>()
    alerts.present(question)
    let alert = alerts.alert
    #expect(alerts.dismissed(alert) == .keep)
    #expect(alerts.buttonTapped(.discard, of: alert) == .discard)
    #expect(alerts.buttonTapped(.discard, of: alert) == nil)
  }
}
