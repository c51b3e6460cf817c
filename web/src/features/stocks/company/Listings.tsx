import { Link } from "react-router";
import { quotedTexts } from "#wording/format.ts";
import { LISTINGS_TITLE, listingsSentence, verdictOfSentence } from "#wording/listings.ts";
import { exchangeLabel } from "#wording/places.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { stockPath } from "../../../config/paths.ts";
import styles from "./Listings.module.css";

export function Listings({ stock }: { stock: Stock }) {
  const { listings } = stock;
  const sentences = [verdictOfSentence(stock), listingsSentence(stock)].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.listings} aria-label={LISTINGS_TITLE}>
      <p className="soft">{sentences.join(" ")}</p>
      {listings.length > 0 && (
        <ul className="wrap-2">
          {listings.map((listing) => (
            <li key={listing.symbol}>
              <Link to={stockPath(listing.symbol)}>
                <strong>{listing.symbol}</strong> <span>{exchangeLabel(listing.exchange)}</span>
                <span className="tabular">{quotedTexts(listing).join(" · ")}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
