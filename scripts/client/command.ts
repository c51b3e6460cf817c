import { parseArgs } from "node:util";
import { STANDINGS, type Standing } from "../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS, type StandardId } from "../../domain/standards/standards.ts";
import { type Client, createClient, DEFAULT_URL, MizanError } from "./client.ts";
import { judgePortfolio, portfolioLines, UnreadableFile } from "./portfolio.ts";
import { comparisonLines, findStock, standingUnder, stockLines, UnknownSymbol } from "./stocks.ts";
import { type Paint, paintFor, plain, type Terminal } from "./terminal.ts";
import { typedZakat, UsageError, ZAKAT_OPTIONS, zakatLines } from "./zakat.ts";

const COMMANDS = ["compare", "portfolio", "zakat", "completion"] as const;

const OPTIONS = {
  json: { type: "boolean" },
  url: { type: "string" },
  standard: { type: "string" },
  "fail-on": { type: "string" },
  "no-color": { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
  ...ZAKAT_OPTIONS,
} as const;

const SHELLS = ["bash", "zsh", "fish"] as const;
type Shell = (typeof SHELLS)[number];

const [commands, options] = [COMMANDS.join(" "), Object.keys(OPTIONS).map((name) => `--${name}`)];
/** What may follow an option; the files of the folder follow `portfolio`. */
const VALUES = { standard: STANDARD_IDS, "fail-on": STANDINGS, nisab: ["gold", "silver"] } as const;

const COMPLETIONS: Readonly<Record<Shell, string>> = {
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

/** Whether the question was answered, whatever the answer is; only --fail-on turns a standing into a failure. */
export const EXIT = { answered: 0, failedOn: 1, usage: 2, unknown: 3, unavailable: 4 } as const;

export const HELP = `Whether a share is halal, why, and on which figures.

  mizan AAPL [MSFT …]         whether a share may be bought, and why
  mizan compare AAPL          the share under every standard, side by side
  mizan portfolio list.csv    a broker's export (CSV, XLSX) by standing; the file
                              is read here, and only its symbols are sent
  mizan zakat --cash 9000 …   zakat, calculated here
  mizan completion bash       the script that completes these words: ${SHELLS.join(", ")}

Options
  --json                 the answer as JSON, one line a share
  --standard ID          ${STANDARD_IDS.slice(0, 4).join(", ")},
                         ${STANDARD_IDS.slice(4).join(", ")}
  --fail-on LIST         exit with 1 if a share has one of these standings:
                         ${STANDINGS.join(", ")}
  --url ADDRESS          another Mizan than ${DEFAULT_URL}; or MIZAN_URL
  --no-color             no colors; or NO_COLOR=1
  -h, --help             this text
  -v, --version          the version

Zakat
  --cash --stocks --business --real-estate --crypto --loans AMOUNT
  --gold --silver        an amount, or a weight in grams: 40g
  --karat 21             of gold given by weight; --fineness 925 of silver
  --liabilities AMOUNT   debts that are due
  --currency EUR         of all amounts; otherwise US dollars
  --nisab gold|silver    --madhab hanafi|maliki|shafii|hanbali    --solar-year

Exit codes
  0 answered   1 a standing of --fail-on   2 wrong words, or a file that cannot
  be read   3 no such share   4 Mizan cannot be reached, or refused`;

declare const __VERSION__: string | undefined;
const VERSION = typeof __VERSION__ === "string" ? __VERSION__ : "of the source";

type Asked = {
  client: Client;
  standard: StandardId;
  failOn: ReadonlySet<Standing>;
  isJson: boolean;
  paint: Paint;
  terminal: Terminal;
};

/** Runs one command and returns its exit code. Answers go to the output, everything else to the errors. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { values, positionals } = parsed(words);
    if (values.help) return say(terminal, [HELP]);
    if (values.version) return say(terminal, [VERSION]);
    const [command, ...rest] = positionals;
    if (command === "completion") return say(terminal, [completionFor(rest)]);
    const asked: Asked = {
      client: clientAt(values.url ?? terminal.environment["MIZAN_URL"]),
      standard: oneOf("standard", values.standard ?? HOUSE_STANDARD_ID, STANDARD_IDS),
      failOn: new Set(values["fail-on"]?.split(",").map((word) => oneOf("fail-on", word.trim(), STANDINGS))),
      isJson: values.json === true,
      paint: paintFor(terminal, !values["no-color"]),
      terminal,
    };
    if (command === undefined) throw new UsageError("Name a share: mizan AAPL. Or see mizan --help.");
    if (command === "zakat") return await answerZakat(asked, rest, values);
    if (command === "portfolio") return await answerPortfolio(asked, rest);
    const isComparison = command === "compare";
    if (isComparison && rest.length === 0) throw new UsageError("Name a share: mizan compare AAPL.");
    return await answerStocks(asked, isComparison ? rest : positionals, isComparison);
  } catch (error) {
    return failed(error, terminal);
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function clientAt(url: string | undefined): Client {
  try {
    return createClient(url ? { url } : {});
  } catch {
    throw new UsageError(`"${url}" is not the address of a Mizan, such as ${DEFAULT_URL}.`);
  }
}

function oneOf<Value extends string>(name: string, word: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === word);
  if (found === undefined) throw new UsageError(`--${name} knows ${values.join(", ")}, not "${word}".`);
  return found;
}

function completionFor([shell, ...others]: readonly string[]): string {
  const known = SHELLS.find((each) => each === shell);
  if (!known || others.length > 0) throw new UsageError(`Name a shell: mizan completion ${SHELLS.join(", ")}.`);
  return COMPLETIONS[known satisfies Shell].trimEnd();
}

async function answerStocks(asked: Asked, symbols: readonly string[], isComparison: boolean): Promise<number> {
  const { client, standard, failOn, isJson, paint, terminal } = asked;
  let code: number = EXIT.answered;
  for (const [place, symbol] of symbols.entries()) {
    try {
      const stock = await findStock(client, symbol);
      const lines = isComparison
        ? comparisonLines(stock, client.origin, paint)
        : stockLines(stock, standard, client.origin, paint);
      say(terminal, isJson ? [JSON.stringify(stock)] : [...(place > 0 ? [""] : []), ...lines]);
      if (failOn.has(standingUnder(stock, standard))) code = Math.max(code, EXIT.failedOn);
    } catch (error) {
      if (!(error instanceof UnknownSymbol)) throw error;
      code = failed(error, terminal);
    }
  }
  return code;
}

async function answerPortfolio(asked: Asked, [file, ...others]: readonly string[]): Promise<number> {
  const { client, standard, failOn, isJson, paint, terminal } = asked;
  if (file === undefined || others.length > 0) throw new UsageError("Name one file: mizan portfolio list.csv.");
  const judged = await judgePortfolio(client, file, standard, terminal.now());
  say(terminal, isJson ? [JSON.stringify(judged)] : portfolioLines(judged, paint));
  const isFailed = judged.positions.some(({ isFund, standing }) => !isFund && failOn.has(standing));
  return isFailed ? EXIT.failedOn : EXIT.answered;
}

async function answerZakat(asked: Asked, rest: readonly string[], values: Parameters<typeof typedZakat>[1]) {
  const { client, isJson, paint, terminal } = asked;
  if (rest.length > 0) throw new UsageError(`Amounts have a name: mizan zakat --cash ${rest[0]}.`);
  const result = await typedZakat(client, values);
  return say(terminal, isJson ? [JSON.stringify(result)] : zakatLines(result, paint));
}

function say({ out }: Terminal, lines: readonly string[]): number {
  out(`${lines.join("\n")}\n`);
  return EXIT.answered;
}

function failed(error: unknown, { complain }: Terminal): number {
  const tell = (...lines: string[]) => complain(`${lines.map(plain).join("\n")}\n`);
  if (error instanceof UnknownSymbol) {
    const candidates = error.candidates.map(({ symbol, name }) => `  ${symbol}  ${name}`);
    tell(error.message, ...(candidates.length > 0 ? ["Perhaps one of these:", ...candidates] : []));
    return EXIT.unknown;
  }
  if (error instanceof UsageError || error instanceof UnreadableFile) {
    tell(error.message);
    return EXIT.usage;
  }
  if (!(error instanceof MizanError)) throw error;
  const { retryAfterSeconds } = error;
  tell(error.message, ...(retryAfterSeconds === undefined ? [] : [`Ask again in ${retryAfterSeconds} seconds.`]));
  return EXIT.unavailable;
}
