import { describe, expect, it } from "vitest";
import { whyNotAShare } from "../../domain/issuers/listed-shares.ts";
import { readCompanyFacts, readListedNames } from "./universe-files.ts";

const all = [...readCompanyFacts(), ...readListedNames()];

/** What a security that is no company's share has in its name or symbol, looked for more widely than the rules do. */
const SUSPECT =
  /\b(etf|etn|etc|warrants?|spac|blank check|leveraged?|[23]x|inverse|preferred|debentures?|acquisition (corp|co|ltd|limited|inc)|units?$|notes due|mutual fund|investment trust)\b|yatirim ortakligi/i;
/** Trusts that own property, and companies that are called so. */
const COMPANIES =
  /reit|real estate|propert|realty|gayrimenkul|royalt|mortgage|gladstone|industrial investment trust|investment trust of india/i;

describe("the embedded universe, screened stocks and names", () => {
  it("has nothing that a rule calls no company's share", () => {
    const found = all.filter(({ symbol, name, exchange, industry }) =>
      whyNotAShare({ symbol, name, exchange, industry }),
    );
    expect(found.map(({ symbol, name }) => `${symbol} ${name}`)).toEqual([]);
  });

  it("has nothing whose name says so in words that no rule knows", () => {
    const found = all.filter(({ name }) => SUSPECT.test(name) && !COMPANIES.test(name));
    expect(found.map(({ symbol, name }) => `${symbol} ${name}`)).toEqual([]);
  });

  it("has no company that is named by a vendor's number", () => {
    expect(all.filter(({ name }) => /0P0000/.test(name))).toEqual([]);
  });
});
