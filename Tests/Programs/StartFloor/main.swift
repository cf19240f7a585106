import Dispatch
import Observation
import Synchronization

// The baseline for the start time in `Scripts/bench terminal`: a program with the libraries of a front end, but
// without Foundation.
print("hello")
