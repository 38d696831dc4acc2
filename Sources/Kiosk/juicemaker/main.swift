import CommandUI
import Foundation

exit(await KioskCommand().status(of: Array(CommandLine.arguments.dropFirst())).rawValue)
