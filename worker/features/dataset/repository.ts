import { desc, sql } from "drizzle-orm";
import { datasets, stocks } from "../../../schema/tables/stocks.ts";
import type { Database } from "../../platform/database.ts";
import { hasAged } from "../../verdicts/on-day.ts";

/** Placeholder for the condition of a verdict that has aged on the day of reading. */
const IS_AGED = "'has-aged'";
/** What forbade a stock whose figures no longer carry it. */
const CARRIED = `WHERE NOT (${IS_AGED} AND value ->> 'code' LIKE '%above\\_limit' ESCAPE '\\')`;
const WITH_AGE = `UNION ALL SELECT 'stale_data' WHERE ${IS_AGED}`;

const COLUMNS = [
  ["symbol", "symbol"],
  ["name", "name"],
  ["exchange", "exchange"],
  ["sector", "sector"],
  ["industry", "document ->> 'industry'"],
  ["country", "document ->> 'country'"],
  ["region", "region"],
  ["complianceStatus", `iif(${IS_AGED}, 'questionable', compliance_status)`],
  ["standing", `iif(${IS_AGED}, 'doubt', standing)`],
  ["isScreened", "iif(is_screened, 'true', 'false')"],
  ["debtRatio", "document ->> '$.analysis.debtRatio'"],
  ["cashRatio", "document ->> '$.analysis.cashRatio'"],
  ["nonCompliantIncomeRatio", "document ->> '$.analysis.nonCompliantIncomeRatio'"],
  ["purificationAmount", "document ->> '$.analysis.purificationAmount'"],
  ["purificationBound", "card ->> '$.purificationBound'"],
  ["isRealData", "iif(document ->> '$.analysis.isRealData', 'true', 'false')"],
  ["methodology", "document ->> '$.analysis.methodology'"],
  [
    "reasons",
    `(SELECT group_concat(code, ' ') FROM (SELECT value ->> 'code' AS code FROM json_each(document, '$.analysis.reasons') ${CARRIED} ${WITH_AGE}))`,
  ],
  ["screenedOn", "document ->> '$.analysis.screenedOn'"],
  ["figuresOn", "figures_on"],
] as const;

const JSON_COLUMNS: Partial<Record<(typeof COLUMNS)[number][0], string>> = {
  isScreened: "json(iif(is_screened, 'true', 'false'))",
  isRealData: "document -> '$.analysis.isRealData'",
  reasons: `(SELECT json_group_array(code) FROM (SELECT value ->> 'code' AS code FROM json_each(document, '$.analysis.reasons') ${CARRIED} ${WITH_AGE}))`,
};

/** How one format writes a stock, and what separates two stocks. The database writes the text; the Worker passes it on. */
type TextFormat = { line: string; separator: string };

/** A spreadsheet treats a cell that starts like this as a formula; an apostrophe in front makes it a text. */
const inert = (cell: string) =>
  `iif(substr(${cell}, 1, 1) IN ('=', '+', '-', '@', char(9), char(13)), '''' || (${cell}), ${cell})`;

/** D1 documents a maximum of 32 function arguments, and each member of an object takes two. */
const MEMBERS_AT_ONCE = 16;

function jsonObject(members: readonly (readonly [string, string])[]): string {
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
    line: COLUMNS.map(([, value]) => `coalesce('"' || replace(${inert(value)}, '"', '""') || '"', '')`).join(
      " || ',' || ",
    ),
    separator: "char(13, 10)",
  },
  json: {
    line: jsonObject(COLUMNS.map(([name, value]) => [name, JSON_COLUMNS[name] ?? value])),
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

export async function findNewestDataset(db: Database) {
  const { version, screenedOn } = datasets;
  return db.select({ version, screenedOn }).from(datasets).orderBy(desc(version)).limit(1).get();
}
