import JuiceProgram
import ProgramUI

KioskProgram().program.run()
