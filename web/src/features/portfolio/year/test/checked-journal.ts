/**
 * Reads a journal as strictly as Beancount documents its language: an unknown line, a name it would not take, an account that is not
 * open or an entry that does not add up to exactly zero fails.
 *
 * @see https://beancount.github.io/docs/beancount_language_syntax.html
 * @see https://github.com/beancount/beancount/blob/v2/beancount/parser/lexer.l for what a commodity and an account may be called
 */
export function checkedBeancount(text: string): Checked {
  const date = String.raw`(\d{4}-\d{2}-\d{2})`;
  const string = String.raw`"((?:[^"\\\n]|\\.)*)"`;
  const account = "((?:Assets|Liabilities|Equity|Income|Expenses)(?::[A-Z0-9][A-Za-z0-9-]*)+)";
  const commodity = "([A-Z][A-Z0-9'._-]{0,22}[A-Z0-9])";
  return checked(text, {
    posting: new RegExp(`^ {2}${account} {2}${NUMBER} ${commodity}(?: @@ ${NUMBER} ${commodity})?$`),
    header: new RegExp(`^${date} \\* ${string}$`),
    open: new RegExp(`^${date} open ${account}$`),
    others: [
      /^;/,
      new RegExp(`^option ${string} ${string}$`),
      new RegExp(`^${date} commodity ${commodity}$`),
      new RegExp(`^ {2}[a-z][a-zA-Z0-9_-]+: ${string}$`),
      new RegExp(`^${date} price ${commodity} ${NUMBER} ${commodity}$`),
    ],
    isCommodity: (name) => !["TRUE", "FALSE", "NULL"].includes(name),
  });
}

/**
 * The same for Ledger: an account ends at two spaces, a commodity with more than letters is quoted.
 *
 * @see https://ledger-cli.org/doc/ledger3.html
 */
export function checkedLedger(text: string): Checked {
  const account = "((?:Assets|Liabilities|Equity|Income|Expenses)(?::[A-Za-z0-9-]+)+)";
  const commodity = '([A-Z]+|"[^";\\n]+")';
  return checked(text, {
    posting: new RegExp(`^ {2}${account} {2}${NUMBER} ${commodity}(?: @@ ${NUMBER} ${commodity})?$`),
    header: /^(\d{4}-\d{2}-\d{2}) \* ([A-Za-z](?:(?! {2})[^;\t])*)$/,
    open: new RegExp(`^()account ${account}$`),
    others: [/^;/, new RegExp(`^P \\d{4}-\\d{2}-\\d{2} ${commodity} ${NUMBER} ${commodity}$`)],
    isCommodity: () => true,
  });
}

type Checked = {
  /** By account and commodity. */
  balances: ReadonlyMap<string, string>;
};

const NUMBER = String.raw`(-?\d+(?:\.\d{1,8})?)`;
const SCALE = 8;

type Grammar = {
  header: RegExp;
  posting: RegExp;
  open: RegExp;
  others: readonly RegExp[];
  isCommodity: (name: string) => boolean;
};

function checked(text: string, { header, posting, open, others, isCommodity }: Grammar): Checked {
  const balances = new Map<string, bigint>();
  const opened = new Map<string, string>();
  let entry: { date: string; weights: Map<string, bigint>; count: number } | undefined;
  const end = () => {
    if (!entry) return;
    if (entry.count < 2) throw new Error(`An entry of ${entry.date} has too few postings`);
    for (const [name, weight] of entry.weights)
      if (weight !== 0n) throw new Error(`An entry of ${entry.date} leaves ${weight} of ${name}`);
    entry = undefined;
  };
  const add = (to: Map<string, bigint>, place: string, units: bigint) => to.set(place, (to.get(place) ?? 0n) + units);
  for (const line of text.split("\n")) {
    if (line === "") {
      end();
      continue;
    }
    const [, account, number = "", name = "", total, totalName = ""] = posting.exec(line) ?? [];
    const [, date] = header.exec(line) ?? [];
    const [, since, opens] = open.exec(line) ?? [];
    if (account !== undefined) {
      if (!entry) throw new Error(`A posting stands alone: ${line}`);
      const openedOn = opened.get(account);
      if (openedOn === undefined || openedOn > entry.date) throw new Error(`${account} is not open on ${entry.date}`);
      for (const one of [name, totalName]) if (!isCommodity(one)) throw new Error(`${one} is no commodity`);
      const units = unitsOf(number);
      entry.count++;
      add(balances, `${account} ${name.replaceAll('"', "")}`, units);
      if (total?.startsWith("-")) throw new Error(`A total below zero: ${line}`);
      if (total === undefined) add(entry.weights, name, units);
      else add(entry.weights, totalName, units < 0n ? -unitsOf(total) : unitsOf(total));
    } else if (date !== undefined) {
      end();
      if (new Date(date).toISOString().slice(0, 10) !== date) throw new Error(`${date} is no day`);
      entry = { date, weights: new Map(), count: 0 };
    } else if (opens !== undefined) {
      if (opened.has(opens)) throw new Error(`${opens} is opened twice`);
      opened.set(opens, since ?? "");
    } else if (!others.some((other) => other.test(line))) throw new Error(`Not understood: ${line}`);
  }
  end();
  return { balances: new Map([...balances].map(([place, units]) => [place, numberOf(units)])) };
}

function unitsOf(number: string): bigint {
  const [whole = "", fraction = ""] = number.replace("-", "").split(".");
  const units = BigInt(whole + fraction.padEnd(SCALE, "0"));
  return number.startsWith("-") ? -units : units;
}

function numberOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(SCALE + 1, "0");
  const fraction = digits.slice(-SCALE).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}
