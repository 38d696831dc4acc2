/// How an exploration is told.
enum ReportFormat: String, CaseIterable {
  /// Figures and properties.
  case text
  /// The map of the screens, as a Mermaid flowchart.
  case mermaid
}
