import SwiftSyntax
import SwiftSyntaxMacros

/// Stands for the macro behind `#Preview`: the compiler checks the view, and nothing is left of it.
public struct PreviewMacro: DeclarationMacro {
  /// Returns no declaration.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
