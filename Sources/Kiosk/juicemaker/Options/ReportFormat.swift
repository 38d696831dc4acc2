/// How an exploration is told.
enum ReportFormat: String, CaseIterable {
  /// Figures and properties.
  case text
  /// The map of the screens, as a Mermaid flowchart.
  case mermaid
  /// Which control of which screen led to which alert, and which was never tried.
  case coverage
}
