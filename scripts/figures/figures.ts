import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { figuresCsv } from "../../worker/features/dataset/figures.ts";
import { database } from "../../worker/platform/database.ts";
import { placeOf, withPlatform } from "../platform.ts";
import { runCommand, say } from "../terminal.ts";
import { importFigures } from "./import-figures.ts";

const USAGE = `Readers' figures as a file: takes them in, or writes those that were accepted.

  npm run figures -- import FILE                    into this machine's database, with the checks of the API; all lines or none
  npm run figures -- import FILE --dry-run          says what it would do, and which lines are refused
  npm run figures -- export FILE                    the accepted figures, as at /api/figures.csv
      --at production                               the database of a deployment (production or preview)
`;

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
