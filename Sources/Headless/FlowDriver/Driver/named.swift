import PlainText

/// A name as a flow writes it, with the identifier where there is one.
func named(_ name: String, _ identifier: String?) -> String {
  name.quoted + (identifier.map { " id \($0.quoted)" } ?? "")
}
