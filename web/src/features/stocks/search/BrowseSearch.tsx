import { List } from "lucide-react";
import { DASHBOARD_MARKETS, EXCHANGES } from "../../../../../domain/facts/exchanges.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { ANY_MARKET, type MarketChoice } from "../api.ts";
import { searchTexts } from "../messages.ts";
import { preloadBrowseResults } from "./lazy-browse-results.ts";
import styles from "./SearchCard.module.css";
import type { StockSearch } from "./use-stock-search.ts";

type BrowseSearchProps = { search: StockSearch; market: MarketChoice; onMarketChange: (market: MarketChoice) => void };

export function BrowseSearch({ search, market, onMarketChange }: BrowseSearchProps) {
  const chosen = DASHBOARD_MARKETS.find((code) => code === market);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) search.browse(chosen);
      }}
    >
      <SelectField
        label={searchTexts.marketLabel}
        value={market}
        onFocus={preloadBrowseResults}
        onChange={(event) =>
          onMarketChange(DASHBOARD_MARKETS.find((code) => code === event.target.value) ?? ANY_MARKET)
        }
      >
        <option value={ANY_MARKET}>{searchTexts.anyMarket}</option>
        {DASHBOARD_MARKETS.map((code) => (
          <option key={code} value={code}>
            {EXCHANGES[code].flag} {marketName(code)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className={styles.submit} disabled={!chosen || search.isSearching}>
        <List aria-hidden="true" size={18} />
        {search.isSearching ? searchTexts.searching : searchTexts.browseButton}
      </Button>
    </form>
  );
}

/** The code, followed by the name in brackets if that says more. */
function marketName(code: (typeof DASHBOARD_MARKETS)[number]): string {
  const { displayName } = EXCHANGES[code];
  return displayName.includes(code) ? code : `${code} (${displayName})`;
}
