import Dispatch
import Observation
import Synchronization

// The floor of `Scripts/bench terminal` for the start: a program with the libraries of a front end, but without Foundation.
print("hello")
