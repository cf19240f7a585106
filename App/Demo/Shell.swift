/// A shell, with the script that completes the commands and options of the program in it.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, from the tables of the help.
  var script: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var bash: String {
    """
    _demo() {
      COMPREPLY=($(compgen -W "\((Self.commands + Self.options).joined(separator: " "))" -- "${COMP_WORDS[COMP_CWORD]}"))
    }
    complete -o default -F _demo demo
    """
  }

  private var zsh: String {
    let commands = CommandName.allCases.map { "    '\($0.rawValue):\(Self.quotable($0.about))'" }
    let options = OptionName.allCases.map { option in
      "    '\(option.rawValue)[\(Self.quotable(option.about))]\(option.valueName.map { ":\($0.lowercased()):_files" } ?? "")'"
    }
    return """
      #compdef demo
      _demo() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments \\
      \(options.map { $0 + " \\" }.joined(separator: "\n"))
          '1: :{_describe command commands}' '*: :_files'
      }
      if [[ $funcstack[1] == _demo ]]; then _demo "$@"; else compdef _demo demo; fi
      """
  }

  private var fish: String {
    let commands = CommandName.allCases.map {
      "complete -c demo -n __fish_use_subcommand -a \($0.rawValue) -d '\(Self.quotable($0.about))'"
    }
    let options = OptionName.allCases.map { option in
      let value = option.valueName == nil ? "" : " -r"
      return "complete -c demo -l \(option.rawValue.dropFirst(2))\(value) -d '\(Self.quotable(option.about))'"
    }
    return (commands + options).joined(separator: "\n")
  }

  private static let commands = CommandName.allCases.map(\.rawValue)
  private static let options = OptionName.allCases.map(\.rawValue)

  /// Removes what ends a quoted word or a description.
  private static func quotable(_ text: String) -> String {
    text.filter { !"'[]".contains($0) }.replacing(":", with: ",")
  }
}
