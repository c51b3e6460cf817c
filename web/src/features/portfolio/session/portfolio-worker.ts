import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { normalizeSymbol } from "../../../../../domain/issuers/symbols.ts";
import {
  isCountedUnder,
  type LedgerLine,
  yearCosts,
  yearTotals,
} from "../../../../../domain/portfolio/purification-ledger.ts";
import { addRecords, BY_HAND, ownName, type PortfolioRecord } from "../../../../../domain/portfolio/records.ts";
import type { Standings } from "../../../../../domain/portfolio/totals.ts";
import type { ZakatCalculation } from "../../../../../domain/portfolio/year.ts";
import { comparable } from "../../../lib/listed-name.ts";
import { answerOf } from "../answer/answer-of.ts";
import type { ImportQuestion } from "../import/run-import.ts";
import {
  changePortfolio,
  EMPTY_PORTFOLIO,
  forgetPortfolio,
  type KeptAnswers,
  type KeptPortfolio,
  keepAnswers,
  mergedPortfolio,
  NO_ANSWERS,
  type Own,
  type OwnTurn,
  onOtherTab,
  readAnswers,
  readPortfolio,
} from "../portfolio-store.ts";
import {
  askedSymbol,
  besideIt,
  heldAgain,
  inTheirPlace,
  isShown,
  namesOf,
  type PortfolioView,
  recordsOf,
  type ShownLines,
  type ShownPositions,
  symbolsToAsk,
  viewLedger,
  viewPortfolio,
} from "../portfolio-view.ts";
import { type TurnedRow, turnedOf } from "../turned/turned-of.ts";
import {
  type Candidate,
  findNames,
  type LookUp,
  lookUpHoldings,
  lookUps,
  namesToFind,
  unknownSymbols,
} from "./look-ups.ts";

const copyParts = () => import("../keeping/copy-file.ts");
const recordParts = () => import("../ledger/record.ts");
const yearParts = () => import("../year/year-content.ts");

/**
 * The opened portfolio of this device. It lives in this worker thread, which stores, reads, judges and sums; the page only gets what it
 * shows, and a summary after each change.
 */
function openSession() {
  let kept: KeptPortfolio = EMPTY_PORTFOLIO;
  let answers = NO_ANSWERS;
  let state: LookUp = "idle";
  let revision = 0;
  let before: Pick<KeptPortfolio, "seen" | "seenOn"> = EMPTY_PORTFOLIO;
  let view: PortfolioView = viewPortfolio(kept, answers);
  let lines: LedgerLine[] | undefined;
  let turned: TurnedRow[] | undefined;

  const today = () => isoDay(new Date());
  const ledger = () => {
    lines ??= viewLedger(view, today());
    return { lines, years: yearTotals(lines, view.gifts, { rule: kept.rule, rates: answers.rates }) };
  };
  const turnedRows = () => (turned ??= turnedOf(view, today()));
  const show = (next: { kept?: KeptPortfolio; answers?: KeptAnswers }) => {
    if (next.kept || next.answers) {
      kept = next.kept ?? kept;
      answers = next.answers ?? answers;
      view = viewPortfolio(kept, answers);
      lines = undefined;
      turned = undefined;
    }
    tell();
  };
  let isTelling = false;
  /** Changes made together are reported once, because the page renders completely each time. */
  const tell = () => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      revision++;
      const answer = answerOf({ view, lookUp: state, before, years: ledger().years, today: today() });
      const more = { revision, lookUp: state, answer, countTurned: turnedRows().length };
      self.postMessage({ ...summaryOf(kept, answers), ...more } satisfies Summary);
    });
  };

  const asking = lookUps({
    lookUp: lookUpHoldings,
    keep: keepAnswers,
    known: () => answers,
    wanted: () => symbolsToAsk(kept),
    onChange: (known, lookUp) => {
      state = lookUp;
      show(known === answers ? {} : { answers: known });
      if (lookUp === "idle") void findMissing();
      void rememberSeen();
    },
    now: () => new Date(),
  });

  /** Stores the standings seen now, so that the next visit can name what has changed. */
  const rememberSeen = async () => {
    if (state !== "idle" || !view.positions.some(({ standings }) => standings !== null)) return;
    const seen: Record<string, Standings> = { ...kept.seen };
    for (const { key, standings } of view.positions) if (standings) seen[key] = standings;
    // It changes nothing that is shown.
    if (kept.seenOn !== today() || JSON.stringify(seen) !== JSON.stringify(kept.seen))
      kept = await changePortfolio((portfolio) => ({ ...portfolio, seen, seenOn: today() })).catch(() => kept);
  };

  const candidates = new Map<string, Candidate[]>();
  const findMissing = async () => {
    const unknown = state === "idle" ? unknownSymbols(view, kept) : [];
    const names = [...namesToFind(kept), ...unknown].filter((name) => !candidates.has(name));
    for (const name of names) candidates.set(name, []);
    const found = await findNames(names);
    const meant: Record<string, string> = {};
    for (const name of names) if (!found.has(name)) candidates.delete(name);
    // A symbol may be another market's: the person says which.
    for (const [name, { clear, candidates: possible }] of found)
      if (clear === undefined || unknown.includes(name)) candidates.set(name, possible);
      else meant[name] = clear;
    if (Object.keys(meant).length > 0)
      await change((portfolio) => ({ ...portfolio, symbols: { ...meant, ...portfolio.symbols } })).catch(
        () => undefined,
      );
    else if (found.size > 0) show({});
  };

  const showAndAsk = (next: { kept: KeptPortfolio; answers?: KeptAnswers }) => {
    show(next);
    void asking.ask();
    void findMissing();
    void rememberSeen();
  };
  const change = async (make: (portfolio: KeptPortfolio) => KeptPortfolio) =>
    showAndAsk({ kept: await changePortfolio(make) });
  const read = async (isFirst = false) => {
    const [portfolio, known] = await Promise.all([readPortfolio(), readAnswers()]);
    if (isFirst) before = portfolio;
    try {
      showAndAsk({ kept: portfolio, answers: known });
    } catch {
      // Stored by an earlier version in another form: what is owned must open all the same.
      showAndAsk({ kept: portfolio, answers: NO_ANSWERS });
    }
  };
  const rowOf = (key: string) => view.positions.find((row) => row.key === key);
  const record = () => {
    const { lines, years } = ledger();
    return { lines, years, gifts: view.gifts, rule: kept.rule, today: today(), rates: answers.rates };
  };

  let calculations: readonly ZakatCalculation[] | null | undefined;
  const yearAsked = async (year: number) => {
    const content = await yearParts();
    const given = { view, lines: ledger().lines, calculations: calculations ?? null, today: today() };
    return { ...content, report: content.yearOf(year, given) };
  };

  return {
    open: async () => {
      onOtherTab(() => void read().catch(() => undefined));
      await read(true);
    },
    positions: async ({ text, show, limit }: { text: string; show: ShownPositions | ""; limit: number }) => {
      const wanted = comparable(text);
      const found = view.positions.filter(
        (row) =>
          (show === "" || isShown(row, show, kept.standard)) && comparable(`${row.key} ${row.name}`).includes(wanted),
      );
      const rows = found
        .slice(0, limit)
        .map((row) => ({ ...row, candidates: candidates.get(ownName(row.position.share)) ?? [] }));
      return { rows, countFound: found.length, countAll: view.positions.length };
    },
    position: async (key: string) => {
      const row = rowOf(key);
      if (!row) return null;
      const asked = askedSymbol(kept, row.position.share) ?? "";
      return { row, asked, own: kept.own[key] ?? {}, records: recordsOf(key, view) };
    },
    ledger: async ({ way, limit }: { way: ShownLines; limit: number }) => {
      const { lines, years } = ledger();
      const found = lines.filter(
        (line) =>
          way === "all" ||
          line.way === way ||
          ((way === "followed" || (way === "unknown" && line.purification === null)) &&
            isCountedUnder(line, kept.rule)),
      );
      const names = new Map(view.everHeld.map(({ key, share }) => [key, share.name]));
      return {
        years: years.map((year) => ({ ...year, costs: yearCosts(view.costs, year.year, answers.rates) })),
        gifts: view.gifts,
        costs: view.costs,
        ratesOf: answers.rates?.asOf ?? null,
        lines: found.slice(0, limit).map((line) => ({ ...line, name: names.get(line.key) ?? null })),
        countFound: found.length,
        countAll: lines.length,
      };
    },
    zakat: async ({ limit }: { limit: number }) =>
      (await import("../zakat/zakat-of.ts")).zakatOf(view.positions, kept, limit),
    turned: async () => ({ rows: turnedRows(), position: kept.turnedPosition }),
    recordDocument: async () => (await recordParts()).recordContent(record()),
    recordCsv: async () => (await recordParts()).recordCsv(record()),
    year: async (asked?: number) => {
      const { report, ...content } = await yearAsked(asked ?? Number(today().slice(0, 4)));
      if (calculations === undefined) {
        calculations = null;
        void content.askCalculations().then((found) => {
          calculations = found;
          show({});
        });
      }
      return {
        years: content.yearsWith(ledger().lines, view, today()),
        year: report.year,
        state: report.state,
        basis: content.yearBasis(report),
        sections: content.yearSections(report),
        receipt: content.receiptOf(report),
        footer: content.yearFooter(today(), answers.rates),
      };
    },
    yearDocument: async (year: number) => {
      const { report, yearDocument } = await yearAsked(year);
      return yearDocument(report, today(), answers.rates);
    },
    yearCsv: async (year: number) => (await import("../year/year-csv.ts")).yearCsv((await yearAsked(year)).report),
    yearJournal: async (year: number, program: "beancount" | "ledger") => {
      const [{ journalOf }, { beancountText, ledgerText }, { report }] = await Promise.all([
        import("../year/journal.ts"),
        import("../year/journal-text.ts"),
        yearAsked(year),
      ]);
      const given = { positions: view.everHeld, records: kept.records, rates: answers.rates };
      const journal = journalOf({ ...given, report, keyOf: view.keyOf });
      return program === "beancount" ? beancountText(journal) : ledgerText(journal);
    },
    copy: async (passphrase: string) => {
      const { seen, seenOn, ...copied } = kept;
      return (await copyParts()).sealCopy(copied, passphrase);
    },
    choose: (
      chosen: Partial<Pick<KeptPortfolio, "standard" | "rule" | "costMethod" | "hawlBegan" | "turnedPosition">>,
    ) => change((portfolio) => ({ ...portfolio, ...chosen })),
    add: (records: readonly PortfolioRecord[]) =>
      change((portfolio) => ({ ...portfolio, records: addRecords(portfolio.records, records).records })),
    import: async (
      source: Blob | string,
      { over, ...options }: Omit<ImportQuestion["options"], "today"> & { over?: "add" | "replace" },
    ) => {
      const { runImport } = await import("../import/run-import.ts");
      const answer = await runImport({ source, options: { ...options, today: today() } });
      if (answer.kind !== "read") return answer;
      const { records: read, ...said } = answer;
      const again = heldAgain(read, view);
      if (again.length > 0 && !over) return { kind: "held" as const, names: again.map(({ row }) => row.name) };
      const left = new Set<PortfolioRecord>(again.map(({ record }) => record));
      const placed = over === "replace" ? inTheirPlace(again, view) : besideIt(again, view);
      const records = [...read.filter((record) => !left.has(record)), ...placed];
      let added = 0;
      await change((portfolio) => {
        const merged = addRecords(portfolio.records, records);
        added = merged.countAdded;
        return added === 0 ? portfolio : { ...portfolio, records: merged.records };
      });
      return { ...said, added, known: records.length - added };
    },
    drop: (ids: readonly string[]) => {
      const dropped = new Set(ids);
      return change((portfolio) => ({ ...portfolio, records: portfolio.records.filter(({ id }) => !dropped.has(id)) }));
    },
    chooseSymbol: async (key: string, symbol: string) => {
      const share = rowOf(key)?.position.share;
      if (share)
        await change((portfolio) => ({ ...portfolio, symbols: { ...portfolio.symbols, [ownName(share)]: symbol } }));
    },
    edit: async ({ key, symbol, own }: { key: string; symbol: string; own: Own }) => {
      const row = rowOf(key);
      if (!row) return;
      const chosen = normalizeSymbol(symbol);
      const names = namesOf(key, view);
      await change((portfolio) => {
        const isOther = chosen !== undefined && chosen !== askedSymbol(portfolio, row.position.share);
        const symbols = isOther
          ? { ...portfolio.symbols, ...Object.fromEntries(names.map((name) => [name, chosen])) }
          : portfolio.symbols;
        const { [key]: _, ...others } = portfolio.own;
        return { ...portfolio, symbols, own: Object.keys(own).length > 0 ? { ...others, [key]: own } : others };
      });
    },
    keepTurn: async (key: string, turn: OwnTurn) =>
      change((portfolio) => ({ ...portfolio, own: { ...portfolio.own, [key]: { ...portfolio.own[key], turn } } })),
    openCopy: async (file: Blob, passphrase: string) => {
      const opened = await (await copyParts()).openCopy(file, passphrase);
      if (typeof opened === "string") return opened;
      await change((portfolio) => mergedPortfolio(portfolio, opened));
      return { count: kept.records.length };
    },
    askAgain: () => asking.ask(true),
    forget: async () => {
      await forgetPortfolio();
      asking.forget();
      before = EMPTY_PORTFOLIO;
      state = "idle";
      await read();
    },
  };
}

function summaryOf({ records, standard, rule, costMethod, hawlBegan }: KeptPortfolio, answers: KeptAnswers) {
  const accounts = records.flatMap((record) => (record.kind === "gift" ? [] : [record.account]));
  return {
    isEmpty: records.length === 0,
    standard,
    rule,
    costMethod,
    hawlBegan,
    askedAt: answers.askedAt,
    oldestPrice: [...answers.stocks.values()].flatMap(({ priceAsOf }) => priceAsOf ?? []).sort()[0],
    rates: answers.rates,
    accounts: [...new Set([BY_HAND, ...accounts])],
  };
}

export type Summary = ReturnType<typeof summaryOf> & {
  revision: number;
  lookUp: LookUp;
  answer: ReturnType<typeof answerOf>;
  countTurned: number;
};
export type Session = ReturnType<typeof openSession>;
export type Question = { name: keyof Session; given: readonly unknown[] };
export type Told<Answer> = { answer: Answer } | "failed";

const session = openSession();

self.addEventListener("message", async ({ data: { name, given }, ports: [port] }: MessageEvent<Question>) => {
  try {
    const ask = session[name] as (...given: readonly unknown[]) => Promise<unknown>;
    port?.postMessage({ answer: await ask(...given) } satisfies Told<unknown>);
  } catch {
    port?.postMessage("failed" satisfies Told<unknown>);
  }
});
