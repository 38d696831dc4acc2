/// The lines of an item whose name and detail don't fit on one line together: those of the name, then
/// those of the words, and then one for the signs of a stepper.
struct WrappedItem {
  let names: [Label]
  /// The lines of a status that holds and of a value, except for those beside the signs of a stepper.
  let words: [(line: Label, emphasis: Emphasis)]
  /// The status and the value beside the signs of a stepper, or `nil` for other items.
  let steps: (status: ShownStatus?, value: Label)?

  /// The number of lines.
  var lines: Int { names.count + words.count + (steps == nil ? 0 : 1) }

  /// Creates the lines of an item in a column of a grid.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - columns: The width of the column.
  ///   - symbolColumns: The number of cells for a symbol and a space.
  ///   - valueColumns: The number of cells for the value of a stepper.
  init(_ item: Item, columns: Int, symbolColumns: Int, valueColumns: Int) {
    let columns = item.kind == .button ? columns - 2 : columns
    func lines(of words: Label?, _ emphasis: Emphasis) -> [(line: Label, emphasis: Emphasis)] {
      guard let words, words.columns > 0 else { return [] }
      return words.lines(columns: columns).map { ($0, emphasis) }
    }
    switch item.detail {
    case .none:
      words = []
      steps = nil
    case .value(let value):
      words = lines(of: value, .value)
      steps = nil
    case .status(let status):
      words = lines(of: status.words, status.emphasis)
      steps = nil
    case .steps(let value, _, _, let status):
      let room = columns - Item.signColumns
      let isValueBeside = value.columns <= room
      let beside = isValueBeside ? value : Label("")
      let statusColumns = status?.words.columns ?? 0
      let isStatusBeside = statusColumns < room - max(beside.columns, valueColumns)
      words =
        lines(of: isStatusBeside ? nil : status?.words, status?.emphasis ?? .status)
        + lines(of: isValueBeside ? nil : value, .value)
      steps = (isStatusBeside ? status : nil, beside)
    }
    let isNameless = item.name.columns == 0 && (item.symbol == nil || symbolColumns == 0)
    let hasDetail = words.isEmpty == false || (steps == nil) == false
    names = isNameless && hasDetail ? [] : item.name.lines(columns: columns - symbolColumns)
  }
}
