import CommandUI

KioskCommand().command.run()
