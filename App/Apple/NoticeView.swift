import Accessibility
import SwiftUI

/// A short message that VoiceOver speaks.
struct NoticeView: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .font(.callout)
      .padding()
      .background(.regularMaterial)
      .clipShape(.capsule)
      .padding()
      .accessibilityIdentifier("toast")
      .accessibilityAddTraits(.updatesFrequently)
      .onAppear { announce() }
      .onChange(of: text) { announce() }
  }

  private func announce() { AccessibilityNotification.Announcement(text).post() }
}
