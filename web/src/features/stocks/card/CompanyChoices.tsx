import { Link } from "react-router";
import { stockPageTexts } from "#messages/stocks.ts";
import { isolate } from "#wording/format.ts";
import { exchangeLabel } from "#wording/places.ts";
import type { Company } from "../../../../../schema/contracts/stocks.ts";
import styles from "./CompanyChoices.module.css";

const CHOICES_MAX = 5;
const ABROAD_MAX = 3;

type CompanyChoicesProps = {
  companies: readonly Company[];
  /** None where what stands above says what they are. */
  heading?: string | false;
  pathOf: (symbol: string) => string;
};

export function CompanyChoices({ companies, heading, pathOf }: CompanyChoicesProps) {
  if (companies.length === 0) return null;
  return (
    <nav className={styles.choices} aria-label={stockPageTexts.choices}>
      {heading && <p>{heading}</p>}
      <ul className="stack-2">
        {companies.map(({ symbol, name, exchange }) => (
          <li key={symbol}>
            <Link to={pathOf(symbol)}>
              <strong>{name}</strong>
              <span className="note">
                {isolate(symbol)} · {exchangeLabel(exchange)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function fundMeant(symbol: string, companies: readonly Company[]): boolean {
  return companies.some((company) => company.isFund && company.symbol === symbol);
}

/** The companies whose names are like the one asked for. */
export function likeNamed(companies: readonly Company[]): readonly Company[] {
  return companies.filter(({ match, isFund }) => !isFund && match !== "nearest" && match !== "spelling");
}

/** The companies to offer beside a company abroad. */
export const choicesAbroad = (found: readonly Company[]) => likeNamed(found).slice(0, ABROAD_MAX);

/** The companies to offer for a refused symbol: for an ambiguous one, those that have it, one per market. */
export function choicesFor(symbol: string, companies: readonly Company[], isAmbiguous: boolean): readonly Company[] {
  const meant = isAmbiguous
    ? companies.filter((company) => company.match === "exact" && company.symbol.startsWith(`${symbol}.`))
    : companies.filter(({ isFund }) => !isFund);
  return meant.slice(0, CHOICES_MAX);
}
