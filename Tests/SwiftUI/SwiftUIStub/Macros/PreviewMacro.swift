import SwiftSyntax
import SwiftSyntaxMacros

/// The macro behind `#Preview`, which is compiled and expands to nothing.
public struct PreviewMacro: DeclarationMacro {
  /// Returns no declaration.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
