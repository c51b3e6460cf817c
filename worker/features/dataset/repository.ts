import { sql } from "drizzle-orm";
import { type BulkAnswer, ROWS_A_SYMBOL } from "../../../schema/contracts/dataset.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../platform/database.ts";
import { hasAged, listingsAsked, newestVersion, storedFields, valuesOf } from "../../verdicts/repository.ts";

/** Placeholder for the condition of a verdict that has aged on the day of reading. */
const IS_AGED = "'has-aged'";
/** What forbade a stock whose figures no longer carry it. */
const CARRIED = `WHERE NOT (${IS_AGED} AND value ->> 'code' LIKE '%above\\_limit' ESCAPE '\\')`;
const WITH_AGE = `UNION ALL SELECT 'stale_data' WHERE ${IS_AGED}`;

const FIELDS = storedFields();
const REASONS = `SELECT value ->> 'code' AS code FROM ${FIELDS.reasons} ${CARRIED} ${WITH_AGE}`;

const stored = (...names: (keyof typeof FIELDS | "symbol" | "name" | "exchange" | "sector" | "region")[]) =>
  names.map((name) => [name, name in FIELDS ? FIELDS[name as keyof typeof FIELDS] : name] as const);

const COLUMNS = [
  ...stored("symbol", "name", "exchange", "sector", "industry", "country", "region"),
  ["complianceStatus", `iif(${IS_AGED}, 'questionable', compliance_status)`],
  ["standing", `iif(${IS_AGED}, 'doubt', standing)`],
  ["isScreened", "iif(is_screened, 'true', 'false')"],
  ...stored("debtRatio", "cashRatio", "nonCompliantIncomeRatio", "purificationAmount", "purificationBound"),
  ["isRealData", `iif(${FIELDS.isRealData}, 'true', 'false')`],
  ...stored("methodology"),
  ["reasons", `(SELECT group_concat(code, ' ') FROM (${REASONS}))`],
  ["screenedOn", FIELDS.screenedOn],
  ["figuresOn", "figures_on"],
] as const;

type Columns = readonly (readonly [name: string, value: string])[];

const JSON_COLUMNS: Readonly<Record<string, string>> = {
  isScreened: "json(iif(is_screened, 'true', 'false'))",
  isRealData: `json(iif(${FIELDS.isRealData}, 'true', 'false'))`,
  reasons: `(SELECT json_group_array(code) FROM (${REASONS}))`,
};

/** How one format writes a stock, and what separates two stocks. The database writes the text; the Worker passes it on. */
type TextFormat = { line: string; separator: string };

/** A spreadsheet treats a cell that starts like this as a formula; an apostrophe in front makes it a text. */
const inert = (cell: string) =>
  `iif(substr(${cell}, 1, 1) IN ('=', '+', '-', '@', char(9), char(13)), '''' || (${cell}), ${cell})`;

/** The same of a text that no database has. */
export const csvCell = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

function csvLine(columns: Columns): string {
  const cells = columns.map(([, value]) => `coalesce('"' || replace(${inert(value)}, '"', '""') || '"', '')`);
  return cells.join(" || ',' || ");
}

function jsonMembers(columns: Columns): Columns {
  return columns.map(([name, value]) => [name, JSON_COLUMNS[name] ?? value]);
}

/** D1 documents a maximum of 32 function arguments, and each member of an object takes two. */
const MEMBERS_AT_ONCE = 16;

function jsonObject(members: Columns): string {
  const groups: string[] = [];
  for (let first = 0; first < members.length; first += MEMBERS_AT_ONCE) {
    const group = members.slice(first, first + MEMBERS_AT_ONCE).map(([name, value]) => `'${name}', ${value}`);
    groups.push(`trim(json_object(${group.join(", ")}), '{}')`);
  }
  return `'{' || ${groups.join(" || ',' || ")} || '}'`;
}

export const CSV_HEADER = COLUMNS.map(([name]) => name).join(",");

export const TEXT_FORMATS = {
  csv: {
    line: csvLine(COLUMNS),
    separator: "char(13, 10)",
  },
  json: {
    line: jsonObject(jsonMembers(COLUMNS)),
    separator: "','",
  },
  /** The addresses of the screened stocks' pages; an unscreened name has none. */
  paths: {
    line: "iif(is_screened, '/stocks/' || replace(replace(symbol, '&', '%26'), '^', '%5E'), NULL)",
    separator: "char(10)",
  },
} as const satisfies Record<string, TextFormat>;

/** The text of the stocks after an id on a day, largest companies first, and the id of the last; undefined after the last stock. */
export async function findDatasetText(
  db: Database,
  { line, separator }: TextFormat,
  { after, limit, today }: { after: number; limit: number; today: string },
): Promise<{ text: string; lastId: number } | undefined> {
  const [row] = await db.all<{ text: string | null; lastId: number | null }>(sql`
    SELECT group_concat(line, ${sql.raw(separator)}) AS text, max(id) AS lastId
    FROM (SELECT id, ${sql.raw(line.replaceAll(IS_AGED, hasAged(today)))} AS line FROM ${stocks} WHERE id > ${after} ORDER BY id LIMIT ${limit})`);
  if (!row || row.lastId === null) return undefined;
  return { text: row.text ?? "", lastId: row.lastId };
}

/** A listing that was never screened has the verdict of its company, but no figure per share: it has a share of its own. */
const ASKED_COLUMNS = [
  ...COLUMNS.map(([name, value]) =>
    name === "purificationAmount"
      ? ([name, `iif(verdict_of IS NULL, ${value}, NULL)`] as const)
      : ([name, value] as const),
  ),
  ["verdictOf", "verdict_of"] as const,
];
export const ASKED_CSV_COLUMNS = ASKED_COLUMNS.map(([name]) => name);
const ASKED_LINES = { csv: csvLine(ASKED_COLUMNS), json: jsonObject(jsonMembers(ASKED_COLUMNS)) };
const OF_VERDICT = ["compliance_status", "standing", "stands_until", "figures_on", "document", "card"];

/** The most markets that are named for a symbol that several have. */
export const CANDIDATES_MAX = 5;

type Market = BulkAnswer["candidates"][number];

/**
 * The stocks with these symbols on a day, each as a text by the symbol asked for; the markets that have it as their own; and the version
 * of the dataset.
 */
export async function findAskedText(
  db: Database,
  symbols: readonly string[],
  format: keyof typeof ASKED_LINES,
  today: string,
) {
  const ofVerdict = OF_VERDICT.map((column) => `coalesce(lead.${column}, own.${column}) AS ${column}`).join(", ");
  const { found, several, newest } = await batch(db, {
    found: listingsAsked(symbols).map((asked) =>
      db.all<{ asked: string; line: string; isOwn: 0 | 1 }>(sql`
        SELECT asked, verdict_of IS NULL AS isOwn, ${sql.raw(ASKED_LINES[format].replaceAll(IS_AGED, hasAged(today)))} AS line
        FROM (
          SELECT wanted.column1 AS asked, own.symbol, own.name, own.exchange, own.sector, own.region, lead.symbol AS verdict_of,
            own.is_screened OR lead.id IS NOT NULL AS is_screened, ${sql.raw(ofVerdict)}
          FROM ${asked})`),
    ),
    several: valuesOf(symbols).map((wanted) =>
      db.all<{ asked: string; markets: string }>(sql`
        SELECT * FROM (
          SELECT column1 AS asked, (
            SELECT json_group_array(json_object('symbol', symbol, 'name', name, 'exchange', exchange))
            FROM (SELECT * FROM ${stocks} WHERE local_symbol = column1 LIMIT ${CANDIDATES_MAX})) AS markets
          FROM ${wanted})
        WHERE markets <> '[]'`),
    ),
    newest: newestVersion(db),
  });
  const own = found.flat().filter(({ isOwn }) => isOwn === 1).length;
  return {
    /** The rows that it cost at most. */
    rows: 2 * own + ROWS_A_SYMBOL * (symbols.length - own) + 1,
    lines: new Map(found.flat().map(({ asked, line }) => [asked, line])),
    markets: new Map(several.flat().map(({ asked, markets }) => [asked, JSON.parse(markets) as Market[]])),
    version: newest[0]?.version,
  };
}
