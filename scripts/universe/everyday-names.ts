import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allAliases } from "../../domain/issuers/aliases.ts";
import { findCompanies } from "../../worker/verdicts/listing/find-companies.ts";
import {
  BEFORE,
  buildNameIndex,
  EXCHANGE_LETTERS,
  HOME,
  type NameIndex,
  readNameIndex,
  SECOND,
  STANDING_LETTERS,
} from "../../worker/verdicts/listing/name-index.ts";
import { amountsOf } from "./build/build-universe.ts";
import { readCompanyFacts, readExchangeRates, readIssuers, readListedNames } from "./universe-files.ts";

const NAMES_FILE = join(import.meta.dirname, "everyday-names.txt");
const UNKNOWN_SIZE = 63;

export type EverydayNames = { typed: number; missed: { text: string; meant: string; found: string | undefined }[] };

/** How many everyday names, typed as people type them, suggest their company first and open it at once. */
export function judgeEverydayNames(): EverydayNames {
  const index = indexOfUniverse();
  const homes = new Map(readIssuers().flatMap((issuer) => issuer.map((symbol) => [symbol, issuer[0]] as const)));
  const homeOf = (symbol: string | undefined) => symbol && (homes.get(symbol) ?? symbol);
  const names = readFileSync(NAMES_FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const missed = names.flatMap(([text = "", meant = ""]) => {
    const [first] = findCompanies(index, text, { limit: 10 });
    return first?.isClearMatch && homeOf(first.symbol) === homeOf(meant) ? [] : [{ text, meant, found: first?.symbol }];
  });
  return { typed: names.length, missed };
}

/** The index that the Worker's database builds of the same universe. */
export function indexOfUniverse(): NameIndex {
  const rates = readExchangeRates();
  const homes = new Map(readIssuers().flatMap((issuer) => issuer.map((symbol) => [symbol, issuer[0]] as const)));
  const screened = [...readCompanyFacts()].map((stock) => {
    const value = amountsOf(stock.facts, rates).marketCapitalization ?? 0;
    return {
      stock,
      isScreened: true,
      sizeClass: value < 1 ? UNKNOWN_SIZE : UNKNOWN_SIZE - 1 - Math.floor(Math.log2(value)),
    };
  });
  const names = [...readListedNames()].map((stock) => ({ stock, isScreened: false, sizeClass: UNKNOWN_SIZE }));
  const aliasesOf = allAliases();
  const lines = [...screened, ...names]
    .sort((first, second) => first.sizeClass - second.sizeClass)
    .map(({ stock: { symbol, name, exchange }, isScreened, sizeClass }, position) => {
      const issuer = homes.get(symbol) ?? "";
      const place = issuer === "" || issuer === symbol ? HOME : SECOND;
      const standing = STANDING_LETTERS[isScreened ? "halal" : "not_screened"];
      const head = `${EXCHANGE_LETTERS[exchange]}${standing}${place}${position + 1},${sizeClass},${issuer}`;
      const aliases = (aliasesOf[symbol] ?? []).map((alias) => `${BEFORE.alias}${alias}`).join("");
      return `${head}${BEFORE.symbol}${symbol}${BEFORE.name}${name}${aliases}`;
    });
  return readNameIndex(buildNameIndex(lines.join("\n")));
}
