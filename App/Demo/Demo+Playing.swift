import TextUI

// Scripts, whole or line by line.
extension Demo {
  func play(
    _ text: String, named name: String, on app: RunningApp, narrates: Bool = false, isStepped: Bool = false
  ) async throws(Failure) {
    let script: Script
    do {
      script = try Script(parsing: text, name: name)
    } catch {
      try? app.end()
      throw Failure(.data, error.description)
    }
    let steps = isStepped && ProcessContext.isInteractive ? script.frames : nil
    let run = ScriptRun(of: self, on: app, named: name, narrates: narrates, steps: steps)
    try await run.play { player async throws(ScriptError) in try await player.play(script) }
    try run.end()
  }

  /// Plays standard input, and answers each line before it reads the next one.
  ///
  /// - Parameter begin: Creates the app when there is input, so that a wait for it doesn't count as a failed start.
  /// - Returns: `false` if the input is blank; then the app hasn't begun.
  func playInput(on begin: () throws(Failure) -> RunningApp) async throws(Failure) -> Bool {
    let name = Streams.name(of: "-")
    var input = ScriptInput(name: name)
    guard try input.waitForText() else { return false }
    let app = try begin()
    let run = ScriptRun(of: self, on: app, named: name)
    while run.goesOn {
      let lines: [Script.Line]
      do throws(Failure) {
        guard let next = try input.next() else { break }
        lines = next
      } catch {
        try? app.end()
        throw error
      }
      for line in lines where run.goesOn {
        try await run.play { player async throws(ScriptError) in try await player.play(line) }
      }
      // The other program may end this one while it waits for the next line.
      try? app.save()
    }
    if run.goesOn { try await run.play { player throws(ScriptError) in try player.finish() } }
    try run.end()
    return true
  }
}
