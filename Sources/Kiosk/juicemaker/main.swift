import CommandUI
import JuiceCommand

KioskCommand().command.run()
