import AlertIntents
import FlowDriver
import SwiftUI
import Testing

@Observable final class NoteViewModel {
  enum Answer { case delete, keep }
  private(set) var text = "Buy milk"
  private(set) var alert: PresentedAlert<Answer>?
  private var answers = AlertAnswers<Answer>()

  func deleteButtonTapped() {
    let delete = AlertIntent.Button("Delete", role: .destructive, action: Answer.delete)
    let keep = AlertIntent.Button("Keep", role: .cancel, action: Answer.keep)
    alert = answers.present(AlertIntent(title: "Delete the note?", buttons: [delete, keep]))
  }
  func alertButtonTapped(_ answer: Answer, of alert: PresentedAlert<Answer>) {
    guard answers.accept(answer, of: alert, current: self.alert) else { return }
    self.alert = nil
    if answer == .delete { text = "" }
  }
  func dismissed(_ alert: PresentedAlert<Answer>) {
    if answers.acceptDismissal(of: alert, current: self.alert) { self.alert = nil }
  }
}

struct NoteView: View {
  let note: NoteViewModel
  var body: some View {
    Button("Delete") { note.deleteButtonTapped() }
      .alert(note.alert, buttonTapped: note.alertButtonTapped, dismissed: note.dismissed)
  }
}

@MainActor struct NoteTests {
  @Test(arguments: SwiftUIPort.orders)
  func `a note is deleted by its alert alone, in whatever order SwiftUI reports`(
    reports: [SwiftUIPort.Report]
  ) throws {
    let note = NoteViewModel()
    let driver = Driver(SwiftUIPort(Host(NoteView(note: note)), reports: reports))
    for isDismissed in [true, false] {
      try driver.run(.tap("Delete"), .expect(.alert("Delete the note?")))
      try driver.run(isDismissed ? .dismiss : .tap("Keep"), .expect(.noAlert))
      #expect(note.text == "Buy milk")
    }
    try driver.run(
      .tap("Delete"),
      .tap("Delete"),
      .expect(.noAlert))
    #expect(note.text == "")
  }
}
