import CommandUI

KioskExplorer().command.run()
