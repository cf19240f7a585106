import TestTopics
import Testing

@testable import Terminal

@Suite("TerminalDevice", .tags(.terminal)) struct TerminalDeviceTests {
  @Test("Without an alternate screen the shell continues below the last frame")
  func noAlternateScreen() {
    let bytes = TerminalDevice.farewell
    #expect(bytes.firstRange(of: "\u{1B}[999;1H\r\n") != nil)
    #expect(bytes.hasSuffix("\u{1B}[?1049l"), "where there is one, the shell continues where it was")
  }

  @Test("Without the mouse the wheel sends keys, until the terminal is as before")
  func wheel() {
    #expect(TerminalDevice.farewell(hasMouse: false, hasClearKeys: false).hasPrefix("\u{1B}[?1007r"))
    #expect(!TerminalDevice.farewell(hasMouse: true, hasClearKeys: false).contains("1007"))
  }

  @Test("The keyboard is as before when the alternate screen is left, to which its flags belong")
  func keyboard() throws {
    let bytes = TerminalDevice.farewell(hasMouse: true, hasClearKeys: true)
    let flags = try #require(bytes.firstRange(of: "\u{1B}[=0u"))
    let screen = try #require(bytes.firstRange(of: "\u{1B}[?1049l"))
    #expect(flags.lowerBound < screen.lowerBound)
    #expect(!TerminalDevice.farewell(hasMouse: false, hasClearKeys: false).contains("u"))
  }
}
