/** A currency, or a share by its key: a share may be called as a currency is. */
export type Commodity = { money: string } | { share: string };

/** Whole numbers, so that an entry adds up exactly: ten thousandths of a currency, hundred millionths of a share. */
export type Posting = {
  account: readonly string[];
  units: bigint;
  commodity: Commodity;
  total?: { units: bigint; currency: string };
};

/** Its postings add up to nothing. */
export type Entry = { date: string; said: string; postings: readonly Posting[] };

/** US dollars for one share, in ten thousandths. */
export type Price = { date: string; share: string; units: bigint };

export type Journal = { year: number; entries: readonly Entry[]; prices: readonly Price[] };

const PLACES = { money: 4, share: 8 } as const;
const inUnits = (amount: number, places: number) => BigInt(Math.round(amount * 10 ** places));
export const moneyUnits = (amount: number) => inUnits(amount, PLACES.money);
export const shareUnits = (count: number) => inUnits(count, PLACES.share);

/**
 * The text of a journal for Beancount.
 *
 * @see https://beancount.github.io/docs/beancount_language_syntax.html
 */
export function beancountText(journal: Journal): string {
  const names = namesIn(journal);
  const begin = beginOf(journal);
  return [
    ...head(journal),
    `option "title" "Mizan ${journal.year}"`,
    'option "operating_currency" "USD"',
    "",
    ...names.accounts.map((account) => `${begin} open ${account}`),
    "",
    ...names.shares.flatMap(([share, name]) => [`${begin} commodity ${name}`, `  name: ${inQuotes(share)}`]),
    ...journal.entries.flatMap(({ date, said, postings }) => [
      "",
      `${date} * ${inQuotes(said)}`,
      ...postings.map((posting) => postingText(posting, names, (name) => name)),
    ]),
    "",
    ...journal.prices.map(
      ({ date, share, units }) => `${date} price ${names.of({ share })} ${decimal(units, "money")} USD`,
    ),
    "",
  ].join("\n");
}

/**
 * The same for Ledger and hledger, where the name of a share stands in quotes.
 *
 * @see https://ledger-cli.org/doc/ledger3.html
 */
export function ledgerText(journal: Journal): string {
  const names = namesIn(journal);
  const quoted = (name: string) => (/^[A-Z]+$/.test(name) ? name : `"${name}"`);
  return [
    ...head(journal),
    ...names.accounts.map((account) => `account ${account}`),
    ...journal.entries.flatMap(({ date, said, postings }) => [
      "",
      `${date} * ${inOneLine(said).replaceAll(";", ",")}`,
      ...postings.map((posting) => postingText(posting, names, quoted)),
    ]),
    "",
    ...journal.prices.map(
      ({ date, share, units }) => `P ${date} ${quoted(names.of({ share }))} ${decimal(units, "money")} USD`,
    ),
    "",
  ].join("\n");
}

const head = ({ year }: Journal) => [
  `; Mizan, the year ${year}: complete in itself, for purification and not for taxes.`,
  "; Shares are counted as after every later split; their cost is what was paid, without gains.",
  "",
];

type Names = {
  accounts: readonly string[];
  shares: readonly [string, string][];
  account: (path: readonly string[]) => string;
  of: (commodity: Commodity) => string;
};

function postingText(
  { account, units, commodity, total }: Posting,
  names: Names,
  quoted: (name: string) => string,
): string {
  const kind = "money" in commodity ? "money" : "share";
  const price = total ? ` @@ ${decimal(total.units, "money")} ${quoted(names.of({ money: total.currency }))}` : "";
  return `  ${names.account(account)}  ${decimal(units, kind)} ${quoted(names.of(commodity))}${price}`;
}

function decimal(units: bigint, kind: keyof typeof PLACES): string {
  const places = PLACES[kind];
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, "0");
  const fraction = digits
    .slice(-places)
    .replace(/0+$/, "")
    .padEnd(kind === "money" ? 2 : 0, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -places)}${fraction && `.${fraction}`}`;
}

const inOneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, " ").trim();
const inQuotes = (text: string) => `"${inOneLine(text).replace(/[\\"]/g, (character) => `\\${character}`)}"`;

const beginOf = ({ year, entries }: Journal) =>
  entries.reduce((first, { date }) => (date < first ? date : first), `${year}-01-01`);

function namesIn({ entries, prices }: Journal): Names {
  const postings = entries.flatMap((entry) => entry.postings);
  const commodities = postings.flatMap(({ commodity, total }) => [
    commodity,
    ...(total ? [{ money: total.currency }] : []),
  ]);
  const currencies = new Set(["USD", ...commodities.flatMap((one) => ("money" in one ? one.money : []))]);
  const shares = new Set([...commodities, ...prices].flatMap((one) => ("share" in one ? one.share : [])));
  // Currencies come first, so that they keep their names.
  const taken = new Set<string>(NO_COMMODITIES);
  const [moneyNames, shareNames] = [currencies, shares].map((some) =>
    uniqueNames([...some].sort(), commodityName, taken),
  );
  const own = [...new Set(postings.flatMap(({ account: [, name, more] }) => (name && more ? name : [])))].sort();
  // An account of the person's that is called as the cash of gifts would share its name.
  const accountNames = uniqueNames(own, accountName, new Set(["Cash"]));
  const account = ([kind = "", name = "", more]: readonly string[]) =>
    more ? `${kind}:${accountNames?.get(name)}:${more}` : `${kind}:${name}`;
  return {
    accounts: [...new Set(postings.map((posting) => account(posting.account)))].sort(),
    shares: [...(shareNames ?? [])],
    account,
    of: (one) => ("money" in one ? moneyNames?.get(one.money) : shareNames?.get(one.share)) ?? "",
  };
}

function uniqueNames(
  all: readonly string[],
  nameOf: (text: string) => string,
  taken: Set<string>,
): Map<string, string> {
  return new Map(
    all.map((text) => {
      const name = nameOf(text);
      let own = taken.has(name) ? `X-${name}` : name;
      for (let number = 2; taken.has(own); number++) own = `X-${name}-${number}`;
      taken.add(own);
      return [text, own];
    }),
  );
}

/** What Beancount takes for something else. */
const NO_COMMODITIES = ["TRUE", "FALSE", "NULL"];
const LONGEST = 16;

/** Beancount's commodities have 2 to 24 of these characters, the first a letter and the last no sign. A prefix and a number have room. */
function commodityName(text: string): string {
  const plain = inLetters(text.toUpperCase(), /[^A-Z0-9'._-]+/g);
  const name = plain.slice(0, LONGEST).replace(/[^A-Z0-9]+$/, "");
  return /^[A-Z][A-Z0-9'._-]*[A-Z0-9]$/.test(name) ? name : `X-${name.replace(/^[^A-Z0-9]+/, "") || "SHARE"}`;
}

/** A part of an account's name begins with a capital or a digit. */
function accountName(text: string): string {
  const name = inLetters(text, /[^A-Za-z0-9]+/g).replace(/^-+|-+$/g, "");
  return name === "" ? "Account" : name.charAt(0).toUpperCase() + name.slice(1);
}

const inLetters = (text: string, others: RegExp) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(others, "-");
