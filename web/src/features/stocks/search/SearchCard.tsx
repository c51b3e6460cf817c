import { List } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { searchTexts } from "#messages/stocks.ts";
import { exchangeLabel } from "#wording/places.ts";
import { DASHBOARD_MARKETS, EXCHANGES } from "../../../../../domain/facts/exchanges.ts";
import { stockPath } from "../../../config/paths.ts";
import { ANY_MARKET } from "../../../lib/company-suggestions.ts";
import { AWAITED_KEY, useStored } from "../../../lib/storage.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import type { MarketChoice } from "../api.ts";
import { BrowseResults } from "../stock-view.ts";
import styles from "./SearchCard.module.css";
import { SpecificSearch } from "./SpecificSearch.tsx";
import type { StockSearch } from "./use-stock-search.ts";

const AwaitedHere = later(() => import("./Elsewhere.tsx"), "AwaitedHere");

const MODES = [
  { value: "specific", label: searchTexts.specific },
  { value: "browse", label: searchTexts.browse },
] as const;

/** What other components can do with the input, in either mode of the card. */
export type SearchInput = { focus(): void };

export function SearchCard({ search, input }: { search: StockSearch; input?: Ref<SearchInput> }) {
  const [mode, setMode] = useState<"specific" | "browse">("specific");
  const [text, setText] = useState("");
  const [market, setMarket] = useState<MarketChoice>(ANY_MARKET);
  const changeMode = (next: "specific" | "browse") => {
    setMode(next);
    if (next === "browse" && market === ANY_MARKET) setMarket("NYSE");
  };
  const isAwaiting = useStored(AWAITED_KEY) !== null;
  const inputElement = useRef<HTMLInputElement>(null);
  useImperativeHandle(
    input,
    () => ({
      focus() {
        flushSync(() => setMode("specific"));
        inputElement.current?.focus();
      },
    }),
    [],
  );
  return (
    <section className={styles.card} aria-label={searchTexts.card}>
      <Segmented legend={searchTexts.modeLegend} options={MODES} value={mode} onChange={changeMode} />
      {isAwaiting && <AwaitedHere />}
      {mode === "specific" ? (
        <>
          <SpecificSearch search={search} text={text} market={market} onTextChange={setText} inputRef={inputElement} />
          <p className={`note ${styles.examples}`}>
            {searchTexts.examples}{" "}
            {Object.entries(searchTexts.companies).map(([symbol, name]) => (
              <Link key={symbol} to={stockPath(symbol)}>
                {name}
              </Link>
            ))}
          </p>
        </>
      ) : (
        <BrowseSearch search={search} market={market} onMarketChange={setMarket} />
      )}
    </section>
  );
}

type BrowseSearchProps = { search: StockSearch; market: MarketChoice; onMarketChange: (market: MarketChoice) => void };

function BrowseSearch({ search, market, onMarketChange }: BrowseSearchProps) {
  const chosen = DASHBOARD_MARKETS.find((code) => code === market);
  return (
    <form
      className={`stack-3 items-end ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) search.browse(chosen);
      }}
    >
      <SelectField
        label={searchTexts.marketLabel}
        value={market}
        options={MARKETS}
        onFocus={BrowseResults.preload}
        onChange={(event) =>
          onMarketChange(DASHBOARD_MARKETS.find((code) => code === event.target.value) ?? ANY_MARKET)
        }
      >
        <option value={ANY_MARKET}>{searchTexts.anyMarket}</option>
      </SelectField>
      <Button type="submit" className={styles.submit} disabled={!chosen || search.isSearching}>
        <List aria-hidden="true" size={18} />
        {search.isSearching ? searchTexts.searching : searchTexts.browseButton}
      </Button>
    </form>
  );
}

const MARKETS = DASHBOARD_MARKETS.map((code) => ({
  value: code,
  label: `${EXCHANGES[code].flag} ${marketName(code)}`,
}));

/** The code, followed by the name in brackets if that says more. */
function marketName(code: (typeof DASHBOARD_MARKETS)[number]): string {
  const name = exchangeLabel(code);
  return name.includes(code) ? code : `${code} (${name})`;
}
