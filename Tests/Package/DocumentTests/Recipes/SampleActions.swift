/// What an entry link can do besides opening a place.
enum DiaryAction: Hashable {
  /// Ends the walk that is being recorded; nothing opens or closes.
  case stopRecording
}
