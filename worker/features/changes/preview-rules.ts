import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { ratesOn } from "../../../domain/facts/in-dollars.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { announcedOn, rulesVersionOn, standardsOn } from "../../../domain/standards/standards-on.ts";
import { standingOn } from "../../../domain/verdict/derive.ts";
import type { Announcement } from "../../../schema/contracts/changes.ts";
import { ruleChangeSentence } from "../../../schema/wording/en/screening/rules.ts";
import { type Database, database } from "../../platform/database.ts";
import type { Bindings } from "../../platform/env.ts";
import {
  findPreview,
  listPreviews,
  listStocksToPreview,
  type PreviewMove,
  type StockToPreview,
  savePreview,
} from "./repository.ts";

/** Stocks screened by an announced rule in one minute: on the free plan as many as fit ten milliseconds of CPU. */
const STOCKS_AT_ONCE = { free: 25, paid: 1000 } as const;

/**
 * Continues screening the published stocks by the next announced rule change, and stores which stocks it would move; starts again
 * when a newer dataset is published. Without an announcement the database is not queried. Returns whether there was something to do.
 */
export async function previewNextRules(env: Pick<Bindings, "DB" | "PLAN">, now: Date): Promise<boolean> {
  const today = isoDay(now);
  for (const { version, takesEffectOn } of announcedOn(today)) {
    const db = database(env.DB);
    const found = await findPreview(db, version);
    if (!found || found.isComplete) continue;
    const most = STOCKS_AT_ONCE[env.PLAN === "paid" ? "paid" : "free"];
    const stocks = await listStocksToPreview(db, found.screenedTo, most);
    await savePreview(db, {
      version,
      datasetVersion: found.datasetVersion,
      from: found.screenedTo,
      screenedTo: stocks.at(-1)?.id ?? found.screenedTo,
      isComplete: stocks.length < most,
      screened: stocks.length,
      moves: stocks.flatMap((stock) => moveOf(stock, today, takesEffectOn)),
    });
    return true;
  }
  return false;
}

/** What a rule alone changes in a stock: the same facts on the same day, by today's rules and by the announced ones. */
function moveOf({ id, facts: text, ...listed }: StockToPreview, today: string, from: string): PreviewMove[] {
  const known = JSON.parse(text) as CompanyFacts;
  const figures = { known, rates: ratesOn(today, known.rates) };
  const before = standingOn(figures, today, standardsOn(today));
  const after = standingOn(figures, today, standardsOn(from));
  return before === after ? [] : [{ stockId: id, move: { ...listed, before, after } }];
}

export async function readAnnouncements(
  db: Database,
  now: Date,
): Promise<{ rulesVersion: number; announcements: Announcement[] }> {
  const today = isoDay(now);
  const rulesVersion = rulesVersionOn(today);
  const announced = announcedOn(today);
  if (announced.length === 0) return { rulesVersion, announcements: [] };
  const previews = await listPreviews(
    db,
    announced.map(({ version }) => version),
  );
  const announcements = announced.map((change): Announcement => {
    const { version, alsoExcludes } = change;
    const found = previews.find((preview) => preview.version === version);
    return {
      ...change,
      alsoExcludes: [...alsoExcludes],
      message: ruleChangeSentence(change),
      isComplete: found?.isComplete === 1,
      screened: found?.screened ?? 0,
      moved: found?.moved ?? 0,
      moves: JSON.parse(found?.moves ?? "[]") as Announcement["moves"],
    };
  });
  return { rulesVersion, announcements };
}
