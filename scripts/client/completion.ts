import { STANDINGS } from "../../domain/screening/standing.ts";
import { STANDARD_IDS } from "../../domain/standards/standards.ts";
import { COMMANDS, OPTIONS } from "./options.ts";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

const [commands, options] = [COMMANDS.join(" "), Object.keys(OPTIONS).map((name) => `--${name}`)];
/** What may follow an option; the files of the folder follow `portfolio`. */
const VALUES = { standard: STANDARD_IDS, "fail-on": STANDINGS, nisab: ["gold", "silver"] } as const;

/** The script that completes the command's words in a shell. */
export const COMPLETIONS: Readonly<Record<Shell, string>> = {
  bash: `_mizan() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case $before in
${Object.entries(VALUES)
  .map(([name, values]) => `    --${name}) COMPREPLY=($(compgen -W "${values.join(" ")}" -- "$word")); return;;`)
  .join("\n")}
    portfolio) COMPREPLY=($(compgen -f -- "$word")); return;;
    completion) COMPREPLY=($(compgen -W "${SHELLS.join(" ")}" -- "$word")); return;;
  esac
  if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "${options.join(" ")}" -- "$word"))
  elif [[ $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -W "${commands}" -- "$word")); fi
}
complete -o filenames -F _mizan mizan
`,
  zsh: `#compdef mizan
_mizan() {
  case $words[CURRENT-1] in
${Object.entries(VALUES)
  .map(([name, values]) => `    --${name}) compadd -- ${values.join(" ")}; return;;`)
  .join("\n")}
    portfolio) _files; return;;
    completion) compadd -- ${SHELLS.join(" ")}; return;;
  esac
  if [[ $words[CURRENT] == -* ]]; then compadd -- ${options.join(" ")}
  elif (( CURRENT == 2 )); then compadd -- ${commands}; fi
}
compdef _mizan mizan
`,
  fish: [
    "complete -c mizan -f",
    `complete -c mizan -n __fish_use_subcommand -a "${commands}"`,
    `complete -c mizan -n "__fish_seen_subcommand_from portfolio" -F`,
    `complete -c mizan -n "__fish_seen_subcommand_from completion" -a "${SHELLS.join(" ")}"`,
    ...Object.entries(OPTIONS).map(([name, { type }]) => {
      const values = Object.hasOwn(VALUES, name) ? ` -a "${VALUES[name as keyof typeof VALUES].join(" ")}"` : "";
      return `complete -c mizan -l ${name}${type === "string" ? " -x" : ""}${values}`;
    }),
    "",
  ].join("\n"),
};
