import CommandUI
import Foundation

exit(await KioskCommand().run(Array(CommandLine.arguments.dropFirst())).rawValue)
