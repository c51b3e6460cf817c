import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readersNeeded } from "../../domain/claims/check-claim.ts";
import { isSameClaim } from "../../domain/claims/claim.ts";
import type { NewClaim } from "../../schema/contracts/claims.ts";
import { FIGURE_FIELDS } from "../../schema/contracts/dataset-fields.ts";
import {
  type ClaimRow,
  figureOf,
  findCompany,
  findImported,
  type ImportedClaim,
  insertImported,
  listAccepted,
} from "../../worker/features/claims/repository.ts";
import { acceptClaim, expectPlausible } from "../../worker/features/claims/service.ts";
import { figuresCsv } from "../../worker/features/dataset/figures.ts";
import { type Database, database } from "../../worker/platform/database.ts";
import type { Bindings } from "../../worker/platform/env.ts";
import { parseCsv } from "../../worker/providers/csv.ts";
import { placeOf, withPlatform } from "../platform.ts";
import { messageOf, runCommand, say } from "../terminal.ts";
import { readFigure } from "../universe/universe-files.ts";

const USAGE = `Readers' figures as a file: takes them in, or writes those that were accepted.

  npm run figures -- import FILE                    into this machine's database, with the checks of the API; all lines or none
  npm run figures -- import FILE --dry-run          says what it would do, and which lines are refused
  npm run figures -- export FILE                    the accepted figures, as at /api/figures.csv
      --at production                               the database of a deployment (production or preview)
`;

export type ImportResult = {
  /** A sentence for each line that may not be stored; then nothing is. */
  refused: string[];
  known: number;
  accepted: number;
  /** Figures that nobody has checked: they wait for readers, as any other does. */
  open: number;
};

type Line = ImportedClaim & { line: number; reason: string; isChecked: boolean };

/**
 * Takes the figures of a file in with the checks of the API. One that names its reader and those who checked it counts at once; any
 * other waits for readers. Where a line is refused, nothing is stored; what was cut off midway is completed when it is run again.
 */
export async function importFigures(
  { DB, CACHE }: Pick<Bindings, "DB" | "CACHE">,
  text: string,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<ImportResult> {
  const db = database(DB);
  const { lines, refused, known } = await readLines(db, text, now);
  const checked = lines.filter(({ isChecked }) => isChecked);
  const result = { refused, known, accepted: checked.length, open: lines.length - checked.length };
  if (isDryRun || refused.length > 0) return result;
  await insertImported(db, lines, now);
  for (const { line, claim, reason, submissionKey } of checked) {
    const stored = await findImported(db, submissionKey);
    try {
      if (!stored) throw new Error("it was not stored.");
      expectSame(claim, stored);
      if (stored.state === "open") await acceptClaim({ db, cache: CACHE, now }, stored.id, { reason });
    } catch (error) {
      throw new Error(`Line ${line}: ${messageOf(error)} The lines before it count; run it again after correcting it.`);
    }
  }
  return result;
}

async function readLines(db: Database, text: string, now: Date) {
  const columns = FIGURE_FIELDS.map(({ name }) => name);
  const { records, brokenLines } = parseCsv({ provider: "file", path: "of figures" }, text, columns);
  const refused = brokenLines.map((line) => `Line ${line}: it does not fit the header`);
  const before = await listAccepted(db);
  const lines: Line[] = [];
  let known = 0;
  for (const [place, record] of records.entries()) {
    const line = brokenLines.reduce((at, broken) => (broken <= at ? at + 1 : at), place + 2);
    try {
      const read = await readLine(db, record, now);
      const isSame = (other: NewClaim) => other.symbol === read.claim.symbol && isSameClaim(other, read.claim);
      const twin = lines.find((other) => isSame(other.claim));
      if (twin) throw new Error(`the same figure as in line ${twin.line}`);
      if (before.some((other) => isSame({ ...other, ...figureOf(other), isSure: true }))) known += 1;
      else lines.push({ ...read, line });
    } catch (error) {
      refused.push(`Line ${line}: ${messageOf(error)}`);
    }
  }
  return { lines, refused, known };
}

async function readLine(db: Database, record: Record<string, string>, now: Date): Promise<Omit<Line, "line">> {
  const { readBy = "", checkedBy = "", acceptedOn, reason } = record;
  const claim = readFigure(record);
  const names = checkedBy.split(" ").filter(Boolean);
  const strange = [readBy, ...names].find((name) => name !== "" && !GENERATED_NAME.test(name));
  if (strange) throw new Error(`"${strange}" is no generated name of a reader`);
  if (new Set([readBy, ...names]).size <= names.length)
    throw new Error("its reader and those who checked it are not different");
  const { listings, rates } = await findCompany(db, claim.symbol);
  const findings = expectPlausible(claim, listings, { rates, now });
  const submissionKey = keyOf(claim);
  const stored = await findImported(db, submissionKey);
  if (stored && stored.state !== "open" && stored.state !== "accepted")
    throw new Error(`it was ${stored.state} here, and stays so`);
  if (stored) expectSame(claim, stored);
  return {
    claim,
    findings,
    readBy: readBy || "operator",
    checkedBy: names,
    submissionKey,
    reason: reason || `From a file, accepted on ${acceptedOn}`,
    isChecked: Boolean(acceptedOn) && readBy !== "" && names.length >= readersNeeded(findings),
  };
}

const GENERATED_NAME = /^[a-z]+-[a-z]+-\d{4}$/;

function keyOf({ symbol, input, amount, unit, currency, periodEnd, url }: NewClaim): `file:${string}` {
  const figure = JSON.stringify([symbol, input, amount, unit, currency, periodEnd, url]);
  return `file:${createHash("sha256").update(figure).digest("hex").slice(0, 40)}`;
}

/** @throws Error when what was stored says something else than the line */
function expectSame(claim: NewClaim, stored: ClaimRow): void {
  const [differing] = COMPARED.filter((field) => claim[field] !== stored[field]);
  if (differing) throw new Error(`it is here already with another ${differing} (figure ${stored.id})`);
}
const COMPARED = ["symbol", "input", "amount", "unit", "currency", "periodEnd", "url", "page"] as const;

if (import.meta.main)
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { at: { type: "string" }, "dry-run": { type: "boolean" }, help: { type: "boolean" } },
    });
    const [act, file] = positionals;
    const place = placeOf(values.at);
    if (values.help || !file || (act !== "import" && act !== "export")) return say(USAGE);
    if (act === "import") {
      const isDryRun = values["dry-run"] === true;
      const text = readFileSync(file, "utf8");
      const { refused, known, accepted, open } = await withPlatform(place, (env) =>
        importFigures(env, text, { now: new Date(), isDryRun }),
      );
      if (refused.length > 0) throw new Error(`${refused.join("\n")}\nNothing was stored.`);
      const will = isDryRun ? "would be" : "were";
      return say(`${accepted} figures ${will} accepted, ${open} wait for readers, ${known} are here already.`);
    }
    const { text, count } = await withPlatform(place, ({ DB }) => figuresCsv(database(DB)));
    writeFileSync(file, text);
    say(`Wrote ${count} accepted figures to ${file}.`);
  });
