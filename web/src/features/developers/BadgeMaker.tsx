import { useState } from "react";
import { normalizeSymbol } from "../../../../domain/issuers/symbols.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import styles from "./Developers.module.css";
import { Code } from "./TryIt.tsx";

/** Of the frame at /embed, as oEmbed gives it. */
const FRAME = 'width="480" height="220" loading="lazy" frameborder="0"';

/** Makes what shows a stock's standing on another page: a badge or a card, with the standard and the day in the picture. */
export function BadgeMaker() {
  const isReady = useHydrated();
  const [typed, type] = useState("AAPL");
  const [copied, setCopied] = useState("");
  const symbol = normalizeSymbol(typed);
  const snippets = symbol ? snippetsFor(symbol, isReady ? location.origin : "") : [];
  const copy = async (label: string, text: string) => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(`${label}: copied`),
      () => setCopied("Your browser did not allow copying: select the text instead."),
    );
  };
  return (
    <section id="badges" aria-labelledby="badges-title" className={`container stack-4 from-start ${styles.try}`}>
      <h2 id="badges-title">Badges and cards</h2>
      <p>
        A stock’s standing on your own page, always with its standard and its day, and brought up to date by itself.
        What cannot be answered says so. Pages that know oEmbed make the card from the address of a stock alone.
      </p>
      <TextField
        label="Symbol"
        value={typed}
        maxLength={20}
        onChange={({ target }) => type(target.value)}
        error={symbol ? undefined : "This cannot be a symbol."}
      />
      {symbol && isReady && <img key={symbol} src={badgeOf(symbol)} alt={`The badge of ${symbol}`} height="20" />}
      {snippets.map(([label, text]) => (
        <div key={label} className={`stack-2 from-start ${styles.snippet}`}>
          <h3>{label}</h3>
          <Code label={label} text={text} />
          <Button look="secondary" size="small" onClick={() => void copy(label, text)} disabled={!isReady}>
            Copy {label}
          </Button>
        </div>
      ))}
      <p role="status">{copied}</p>
    </section>
  );
}

const badgeOf = (symbol: string) => `/badge/${encodeURIComponent(symbol)}.svg`;

function snippetsFor(symbol: string, origin: string): [label: string, text: string][] {
  const named = encodeURIComponent(symbol);
  const [page, badge, frame] = [`${origin}/stocks/${named}`, origin + badgeOf(symbol), `${origin}/embed/${named}`];
  const alt = `The standing of ${symbol.replaceAll("&", "&amp;")} on Mizan`;
  const shields = `https://img.shields.io/endpoint?url=${encodeURIComponent(`${origin}/badge/${named}.json`)}`;
  return [
    ["Markdown", `[![${alt}](${badge})](${page})`],
    ["HTML", `<a href="${page}"><img src="${badge}" alt="${alt}" height="20"></a>`],
    ["Card", `<iframe src="${frame}" title="${alt}" ${FRAME}></iframe>`],
    ["shields.io", `[![${alt}](${shields})](${page})`],
  ];
}
