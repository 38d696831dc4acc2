import SteppedTasks
import Testing
