import CommandUI
import Foundation

exit(KioskCommand().status(of: Array(CommandLine.arguments.dropFirst())).rawValue)
