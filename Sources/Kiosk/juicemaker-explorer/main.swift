import ProgramUI

KioskExplorer().program.run()
