@testable import FlowDriver

/// Why a command fails on an app, or nothing where it does not.
func failure(
  _ command: Command,
  on app: TicketMachine = TicketMachine()
) -> FlowFailure? {
  let driver = Driver(app)
  do {
    try driver.perform(command)
    return nil
  } catch {
    return error
  }
}
