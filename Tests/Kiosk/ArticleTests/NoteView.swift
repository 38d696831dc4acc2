import AlertIntents
import SwiftUI

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
