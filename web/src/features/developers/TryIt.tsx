import { useState } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/Field.tsx";
import styles from "./Developers.module.css";

const CALLS = [
  { label: "One stock with its evidence", address: "/api/stocks/AAPL" },
  { label: "Companies by name", address: "/api/companies/search?q=aramco" },
  {
    label: "Many symbols or ISINs at once",
    address: "/api/stocks/bulk",
    body: { symbols: ["AAPL", "2222.SR", "DE0007164600", "AAPLE", "АAPL"] },
  },
  { label: "The same for a spreadsheet", address: "/api/stocks.csv?symbols=AAPL,MSFT,2222.SR" },
  { label: "Better alternatives", address: "/api/stocks/JPM/alternatives" },
  { label: "Stocks by standing and ratio", address: "/api/stocks/search?standing=halal&maxDebtRatio=5&limit=3" },
  { label: "What changed", address: "/api/changes?limit=5" },
  { label: "A fund, looked through", address: "/api/funds/SPUS" },
  { label: "The nisab", address: "/api/zakat/nisab" },
  { label: "A symbol that does not exist", address: "/api/stocks/NOSUCH" },
] as const;

type Call = { address: string; body?: unknown };
type Answer = { head: string; text: string };

const SHOWN_CHARACTERS = 6000;
const HEADERS = ["content-type", "cache-control", "etag", "link", "x-total-count", "retry-after"];

/** Asks the API from within the page, and shows what came as it came. */
export function TryIt() {
  const isReady = useHydrated();
  const [chosen, choose] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Answer | undefined>();
  const call: Call = CALLS[chosen] ?? CALLS[0];
  const run = async () => {
    setAsking(true);
    setAnswer(await ask(call).catch(() => ({ head: "No answer: you are offline, or the server is.", text: "" })));
    setAsking(false);
  };
  return (
    <section id="try" aria-labelledby="try-title" className={`container stack-4 from-start ${styles.try}`}>
      <h2 id="try-title" className="text-6">
        Try it
      </h2>
      <SelectField
        label="Example"
        value={chosen}
        options={CALLS.map(({ label }, value) => ({ value, label }))}
        onChange={({ target }) => {
          choose(Number(target.value));
          setAnswer(undefined);
        }}
      />
      <Code label="The call" text={curlOf(call, isReady ? location.origin : "")} />
      <Button onClick={() => void run()} disabled={!isReady || isAsking}>
        {isAsking ? "Asking…" : "Run"}
      </Button>
      <div role="status">{answer && <Code label="Status and headers" text={answer.head} />}</div>
      {answer?.text && <Code label="The answer" text={answer.text} />}
    </section>
  );
}

export function Code({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.code} aria-label={label} tabIndex={0}>
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  );
}

function curlOf({ address, body }: Call, origin: string): string {
  if (!body) return `curl '${origin}${address}'`;
  return `curl '${origin}${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body)}'`;
}

async function ask({ address, body }: Call): Promise<Answer> {
  const response = await fetch(address, {
    credentials: "omit",
    ...(body !== undefined && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value ? [`${name}: ${value}`] : [];
  });
  const text = laidOut(await response.text());
  const rest = text.length - SHOWN_CHARACTERS;
  return {
    head: [`${response.status} ${response.statusText}`.trim(), ...headers].join("\n"),
    text: rest > 0 ? `${text.slice(0, SHOWN_CHARACTERS)}\n… and ${rest} characters more` : text,
  };
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
