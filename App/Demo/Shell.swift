/// A shell with completion of commands and options.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the completion script, from the tables of the help and the names of the modules.
  func script(modules: [String]) -> String {
    switch self {
    case .bash: Self.bash(modules)
    case .zsh: Self.zsh(modules)
    case .fish: Self.fish(modules)
    }
  }

  private static func bash(_ modules: [String]) -> String {
    let options = OptionName.allCases.compactMap { option in
      option.completion(modules: modules).map { (option.rawValue, $0) }
    }
    let cases = (options + Self.operands).map { "    \($0)) \(Self.bash($1)) ;;" }
    return """
      _demo() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words= word
        # Bash takes the “=” of --color=always for a word.
        if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        if [[ $current == = ]]; then current=; fi
        COMPREPLY=()
        case $previous in
      \(cases.joined(separator: "\n"))
          *)
            words="\(Self.commands)"
            for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
              if [[ " $words " == *" $word "* ]]; then words=; fi
            done
            words+=" \(Self.options)" ;;
        esac
        compopt +o default 2>/dev/null
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _demo demo
      """
  }

  /// Without words, bash offers files, unless an option forbids it.
  private static func bash(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "words=\"\(words.joined(separator: " "))\""
    case .files: "return"
    case .folders: "COMPREPLY=($(compgen -d -- \"$current\")); return"
    case .nothing: "words="
    }
  }

  private static func zsh(_ modules: [String]) -> String {
    let commands = CommandName.allCases.map { "    '\($0.rawValue):\(Self.quotable($0.about))'" }
    let options = OptionName.allCases.map { "    '\(Self.zsh($0, modules))'" }
    let operands = Self.operands.map { "      \($0)) _arguments '*:\($0):\(Self.zsh($1))' ;;" }
    return """
      #compdef demo
      _demo() {
        local -a commands line
        local state
        commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments \\
      \(options.map { $0 + " \\" }.joined(separator: "\n"))
          '1: :{_describe command commands}' '2: :->operand'
        if [[ $state == operand ]]; then
          case $line[1] in
      \(operands.joined(separator: "\n"))
          esac
        fi
      }
      if [[ $funcstack[1] == _demo ]]; then _demo "$@"; else compdef _demo demo; fi
      """
  }

  private static func zsh(_ option: OptionName, _ modules: [String]) -> String {
    let about = "[\(quotable(option.about))]"
    guard let completion = option.completion(modules: modules), let value = option.valueName else {
      return option.rawValue + about
    }
    return "\(option.rawValue)=\(about):\(value.lowercased()):\(zsh(completion))"
  }

  private static func zsh(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .nothing: " "
    }
  }

  private static func fish(_ modules: [String]) -> String {
    let commands = CommandName.allCases.map {
      "complete -c demo -n __fish_use_subcommand -a \($0.rawValue) -d '\(Self.quotable($0.about))'"
    }
    let operands = Self.operands.map { "complete -c demo -n '__fish_seen_subcommand_from \($0)'\(Self.fish($1))" }
    let options = OptionName.allCases.map { option in
      let value = option.completion(modules: modules).map { " -r" + Self.fish($0) } ?? ""
      return "complete -c demo -l \(option.rawValue.dropFirst(2))\(value) -d '\(Self.quotable(option.about))'"
    }
    return (["complete -c demo -f"] + commands + operands + options).joined(separator: "\n")
  }

  private static func fish(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): " -f -a '\(words.joined(separator: " "))'"
    case .files: " -F"
    case .folders: " -f -a '(__fish_complete_directories)'"
    case .nothing: " -f"
    }
  }

  private static let operands = CommandName.allCases.compactMap { command in
    command.completion.map { (command.rawValue, $0) }
  }

  private static let commands = CommandName.allCases.map(\.rawValue).joined(separator: " ")
  private static let options = OptionName.allCases.map(\.rawValue).joined(separator: " ")

  private static func quotable(_ text: String) -> String {
    text.filter { !"'[]".contains($0) }.replacing(":", with: ",")
  }
}
