import { Search } from "lucide-react";
import { type Ref, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { exchangeName } from "../../../../../domain/issuers/exchanges.ts";
import type { Company } from "../../../../../schema/contracts/stocks.ts";
import { PATHS } from "../../../config/paths.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/Button.tsx";
import { Combobox } from "../../../ui/Combobox.tsx";
import { preloadStockAnalysis } from "../card/lazy-stock-analysis.ts";
import { searchTexts } from "../messages.ts";
import { EARLY_SEARCH, isEarlySearch } from "./early-search.ts";
import styles from "./SearchCard.module.css";
import { useCompanySuggestions } from "./use-company-suggestions.ts";
import type { StockSearch } from "./use-stock-search.ts";

/** The contract of the search takes no longer text. */
const TEXT_MAX_LENGTH = 80;

type SpecificSearchProps = {
  search: StockSearch;
  text: string;
  onTextChange: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
};

/** Typing and searching work before the page is hydrated: what was typed is kept, and the form itself sends the search. */
export function SpecificSearch({ search, text, onTextChange, inputRef }: SpecificSearchProps) {
  const { canOpen, isLoading, companies } = useCompanySuggestions(text);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [address] = useSearchParams();
  const early = useRef(isEarlySearch(address) ? (address.get("symbol") ?? "") : undefined);
  useEffect(() => {
    const typed = form.current && new FormData(form.current).get("symbol");
    if (typeof typed === "string" && typed !== "") onTextChange(typed);
  }, [onTextChange]);
  useEffect(() => {
    const symbol = early.current;
    if (symbol === undefined) return;
    early.current = undefined;
    onTextChange(symbol);
    search.searchFromAddress(symbol);
  }, [onTextChange, search]);
  const choose = (company: Company) => {
    onTextChange(company.symbol);
    search.search(company.symbol);
  };
  return (
    <form
      ref={form}
      action={PATHS.dashboard}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        search.search(text);
      }}
    >
      <input type="hidden" {...EARLY_SEARCH} />
      <Combobox
        label={searchTexts.inputLabel}
        value={text}
        onValueChange={onTextChange}
        options={companies}
        optionKey={(company) => company.symbol}
        renderOption={(company) => <Suggestion company={company} />}
        onChoose={choose}
        onEnter={() => search.search(text)}
        canOpen={canOpen}
        status={isLoading ? searchTexts.searchingCompanies : searchTexts.foundCompanies(companies.length)}
        emptyState={!isLoading && <NoCompanies text={text.trim()} />}
        inputRef={inputRef}
        inputProps={{
          name: "symbol",
          placeholder: searchTexts.inputPlaceholder,
          maxLength: TEXT_MAX_LENGTH,
          enterKeyHint: "search",
          onFocus: preloadStockAnalysis,
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
  );
}

function Suggestion({ company }: { company: Company }) {
  const { flag, displayName } = exchangeName(company.exchange);
  return (
    <span className={styles.suggestion}>
      <span className={styles.company}>{company.name}</span>
      <span className={styles.symbol}>{company.symbol}</span>
      <span className={styles.exchange}>
        <span aria-hidden="true">{flag} </span>
        {displayName}
      </span>
    </span>
  );
}

function NoCompanies({ text }: { text: string }) {
  return (
    <div className={styles.noCompanies}>
      <p>{searchTexts.noCompanies(text)}</p>
      <p>{searchTexts.noCompaniesHint}</p>
    </div>
  );
}
