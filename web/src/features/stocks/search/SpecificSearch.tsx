import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type Ref, useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { searchTexts, stockPageTexts } from "#messages/stocks.ts";
import { exchangeLabel } from "#wording/places.ts";
import { exchangeFlag } from "../../../../../domain/facts/exchanges.ts";
import { deservesSuggestions } from "../../../../../domain/issuers/symbols.ts";
import type { Company } from "../../../../../schema/contracts/stocks.ts";
import { EARLY_SEARCH, isEarlySearch, PATHS, siteAddress } from "../../../config/paths.ts";
import { useCompanySuggestions } from "../../../lib/company-suggestions.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/Button.tsx";
import { Combobox } from "../../../ui/form/Combobox.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import type { MarketChoice } from "../api.ts";
import { elsewhereHeadline } from "../elsewhere.ts";
import { StockAnalysis } from "../stock-view.ts";
import styles from "./SearchCard.module.css";
import type { SearchOutcome, StockSearch } from "./use-stock-search.ts";

const TEXT_MAX_LENGTH = 80;

type SpecificSearchProps = {
  search: StockSearch;
  text: string;
  market: MarketChoice;
  onTextChange: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
};

const Elsewhere = later(() => import("./Elsewhere.tsx"), "Elsewhere");

/** Typing and searching work before hydration: typed text is kept, and the form itself sends the search. */
export function SpecificSearch({ search, text, market, onTextChange, inputRef }: SpecificSearchProps) {
  const [question, setQuestion] = useState<{ text: string }>();
  const [outcome, setOutcome] = useState<SearchOutcome>("shown");
  const { canOpen, isLoading, hasFailed, companies } = useCompanySuggestions(
    text,
    (words) => words === question?.text || deservesSuggestions(words),
    market,
  );
  const { data: abroad } = useQuery({
    queryKey: ["elsewhere", text.trim(), market],
    queryFn: async () => (await import("./Elsewhere.tsx")).elsewhereOf(text, companies) ?? null,
    enabled: canOpen && !isLoading,
  });
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [address] = useSearchParams();
  const early = useRef(isEarlySearch(address) ? (address.get("symbol") ?? "") : undefined);
  useEffect(() => {
    const typed = form.current && new FormData(form.current).get("symbol");
    if (typeof typed === "string" && typed !== "") onTextChange(typed);
  }, [onTextChange]);
  /** A choice keeps the suggestions open with the first one highlighted. */
  const tell = useCallback((typed: string, next: SearchOutcome) => {
    setOutcome(next);
    if (next !== "choose" || typed.trim() === "") return;
    setQuestion({ text: typed.trim() });
    const input = form.current?.elements.namedItem("symbol");
    if (input instanceof HTMLInputElement) input.focus();
  }, []);
  useEffect(() => {
    const typed = early.current;
    if (typed === undefined) return;
    early.current = undefined;
    onTextChange(typed);
    search.searchFromAddress(typed).then((next) => tell(typed, next));
  }, [onTextChange, search, tell]);
  const submit = () => search.search(text, market).then((next) => tell(text, next));
  const change = (typed: string) => {
    setOutcome("shown");
    onTextChange(typed);
  };
  const choose = (company: Company) => {
    change(company.symbol);
    search.search(company.symbol);
  };
  return (
    <>
      <form
        ref={form}
        action={siteAddress(PATHS.dashboard)}
        className={`stack-3 items-end ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input type="hidden" {...EARLY_SEARCH} />
        <Combobox
          label={searchTexts.inputLabel}
          value={text}
          onValueChange={change}
          options={companies}
          optionKey={(company) => company.symbol}
          renderOption={(company) => <Suggestion company={company} />}
          onChoose={choose}
          onEnter={submit}
          canOpen={canOpen}
          question={question}
          status={
            isLoading
              ? searchTexts.searchingCompanies
              : abroad
                ? elsewhereHeadline(abroad)
                : hasFailed
                  ? searchTexts.noSuggestions
                  : question?.text === text.trim() && companies[1] && companies[0]?.match !== "nearest"
                    ? stockPageTexts.ambiguous
                    : foundText(companies, text.trim())
          }
          emptyState={!isLoading && !abroad && !hasFailed && <NoCompanies text={text.trim()} />}
          inputRef={inputRef}
          inputProps={{
            name: "symbol",
            placeholder: searchTexts.inputPlaceholder,
            maxLength: TEXT_MAX_LENGTH,
            enterKeyHint: "search",
            onFocus: StockAnalysis.preload,
          }}
        />
        <Button
          type="submit"
          className={styles.submit}
          disabled={isHydrated && (text.trim() === "" || search.isSearching)}
        >
          <Search aria-hidden="true" size={18} />
          {search.isSearching ? searchTexts.searching : searchTexts.check}
        </Button>
      </form>
      {typeof outcome === "object" && <Elsewhere {...outcome} />}
    </>
  );
}

function foundText(companies: readonly Company[], text: string): string {
  if (companies[0]?.match === "nearest") return searchTexts.nearestNames(text);
  return searchTexts.foundCompanies(companies.length);
}

function Suggestion({ company }: { company: Company }) {
  const flag = exchangeFlag(company.exchange);
  return (
    <span className={styles.suggestion}>
      <span className="strong">
        {company.isFund && company.name === company.symbol ? searchTexts.unreadFund : company.name}
      </span>
      <span className="strong green tabular">{company.symbol}</span>
      <span className="fine all-columns">
        <span aria-hidden="true">{flag} </span>
        {company.isFund ? searchTexts.fund : exchangeLabel(company.exchange)}
      </span>
    </span>
  );
}

function NoCompanies({ text }: { text: string }) {
  return (
    <div className={`padded-4 ${styles.noCompanies}`}>
      <p>{searchTexts.noCompanies(text)}</p>
      <p>{searchTexts.noCompaniesHint}</p>
    </div>
  );
}
