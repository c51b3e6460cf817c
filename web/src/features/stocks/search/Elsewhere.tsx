import { useQueries } from "@tanstack/react-query";
import { elsewhereTexts as texts } from "#messages/stocks.ts";
import {
  type CompanyAbroad,
  companyAbroad,
  isItself,
  meantAbroad,
} from "../../../../../domain/issuers/companies-abroad.ts";
import type { Company } from "../../../../../schema/contracts/stocks.ts";
import { stockOnDashboardPath } from "../../../config/paths.ts";
import { companiesQuery } from "../../../lib/company-suggestions.ts";
import { AWAITED_KEY, useStored, writeStored } from "../../../lib/storage.ts";
import { Button } from "../../../ui/Button.tsx";
import { CompanyChoices, choicesAbroad, likeNamed } from "../card/CompanyChoices.tsx";
import { elsewhereHeadline, elsewhereSentence } from "../elsewhere.ts";
import styles from "./Elsewhere.module.css";

const AWAITED_MAX = 20;

export const elsewhereOf = (text: string, found: readonly Company[]) => meantAbroad(text, likeNamed(found));

/** Says of a company abroad where it is at home, what bears a like name here, and keeps who waits for it. */
export function Elsewhere({ company, found }: { company: CompanyAbroad; found: readonly Company[] }) {
  return (
    <section className={styles.notice} role="status">
      <h2 className="text-4">{elsewhereHeadline(company)}</h2>
      <p>{elsewhereSentence(company)}</p>
      <CompanyChoices companies={choicesAbroad(found)} heading={texts.others} pathOf={stockOnDashboardPath} />
      {company.country && <TellMeWhen name={company.name} />}
    </section>
  );
}

export function TellMeWhen({ name }: { name: string }) {
  const awaited = readAwaited(useStored(AWAITED_KEY));
  const isAwaited = awaited.includes(name);
  const others = isAwaited ? awaited.filter((one) => one !== name) : [...awaited, name].slice(-AWAITED_MAX);
  return (
    <div className="soft wrap items-center gap-2">
      <Button look="secondary" size="small" aria-pressed={isAwaited} onClick={() => keepAwaited(others)}>
        {isAwaited ? texts.willTell : texts.tellMe}
      </Button>
      <small>{texts.onDevice}</small>
    </div>
  );
}

/** Tells of the awaited companies that can be looked up by now. */
export function AwaitedHere() {
  const awaited = readAwaited(useStored(AWAITED_KEY));
  const answers = useQueries({ queries: awaited.map((name) => companiesQuery(name)) });
  return awaited.map((name, place) => {
    const abroad = companyAbroad(name);
    const here = likeNamed(answers[place]?.data ?? []).find((company) =>
      abroad ? isItself(abroad, company) : company.isClearMatch,
    );
    if (!here) return null;
    return (
      <section key={name} className={styles.notice} role="status">
        <h2 className="text-4">{texts.nowHere(name)}</h2>
        <CompanyChoices companies={[here]} pathOf={stockOnDashboardPath} />
        <Button look="quiet" size="small" onClick={() => keepAwaited(awaited.filter((one) => one !== name))}>
          {texts.dismiss}
        </Button>
      </section>
    );
  });
}

const keepAwaited = (names: readonly string[]) =>
  writeStored(AWAITED_KEY, names.length === 0 ? null : JSON.stringify(names));

function readAwaited(stored: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string").slice(0, AWAITED_MAX) : [];
  } catch {
    return [];
  }
}
