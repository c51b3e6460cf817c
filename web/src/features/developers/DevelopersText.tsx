import type { ReactNode } from "react";
import { DATASET_FIELDS } from "../../../../schema/contracts/dataset-fields.ts";
import { PATHS } from "../../config/paths.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { Contents } from "../../ui/layout/Contents.tsx";
import stacked from "../../ui/StackedTable.module.css";
import styles from "./Developers.module.css";
import { API_REFERENCE, type EndpointReference } from "./reference.ts";
import { Code } from "./TryIt.tsx";

const { origin, tools, groups } = API_REFERENCE;

const SECTIONS = [
  ["rules", "What to know first"],
  ["sheets", "Spreadsheets"],
  ["dataset", "The open dataset"],
  ["mcp", "For assistants: MCP"],
  ["text", "For language models"],
  ["client", "A client and a command line"],
  ["endpoints", "Every endpoint"],
  ["errors", "Errors and limits"],
  ["terms", "Terms and versions"],
] as const;
const FIELDS: readonly Column<(typeof DATASET_FIELDS)[number]>[] = [
  { label: "Field", cell: ({ name }) => <code>{name}</code> },
  { label: "Type", cell: ({ type }) => type },
  { label: "Meaning", cell: ({ description }) => description },
];

type SectionId = (typeof SECTIONS)[number][0];

/** The text of the page. It has no state, so that PrerenderedText can show it without its code. */
export function DevelopersText() {
  return (
    <div className={`container stack-6 parts-may-shrink ${styles.page}`}>
      <Contents title="On this page" sections={SECTIONS} />
      <Section id="rules">
        <ul className="bullets">
          <li>Ratios are percents: 33 means 33 %. Amounts are US dollars. A null is an unknown, never a zero.</li>
          <li>
            The status is halal, questionable or haram. The standing says what it means: halal, purify (permissible,
            with a part of the dividends to be given away), doubt, haram or not_screened.
          </li>
          <li>A verdict ages. Ask again after midnight UTC, and show the date that comes with it.</li>
          <li>A verdict is neither a fatwa nor advice. Show it with its standard and date, never as a bare “halal”.</li>
          <li>
            How a verdict is made: <a href={PATHS.methodology}>Methodology</a>. The whole description of the API:{" "}
            <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </li>
        </ul>
      </Section>
      <Section id="sheets">
        <p>
          Google Sheets, a line for each symbol in A2:A50. It reads the address about once an hour; the verdicts change
          once a day at most.
        </p>
        <Code
          label="Google Sheets"
          text={`=IMPORTDATA("${origin}/api/stocks.csv?symbols="&TEXTJOIN(",",TRUE,A2:A50))`}
        />
        <p>
          Excel: Data, From Web, with the same address. LibreOffice: Sheet, External Links. At most 100 symbols or ISINs
          in an address; a cell that a spreadsheet would run as a formula begins with an apostrophe.
        </p>
        <p>
          A program asks for up to 500 at once with POST /api/stocks/bulk. Each is answered by itself, in its place:
          found, fund, ambiguous, unknown with candidates, or malformed. Nothing is guessed and nothing is kept. ISINs
          of the United States, Canada and other countries whose numbers contain a CUSIP are known only where a list of
          holdings names them.
        </p>
      </Section>
      <Section id="dataset">
        <p>
          All stocks as <a href="/api/dataset.csv">CSV</a> and <a href="/api/dataset.json">JSON</a>, as they stand
          today, under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Prices and amounts of data
          vendors are not part of it.
        </p>
        <ul className="bullets">
          <li>
            <a href="/api/datasets">Versions</a>: the file of each dataset as its first reader got it, with size and
            SHA-256, for a year. <a href="/api/changes/runs">What changed with each</a>.
          </li>
          <li>
            <a href="/api/figures.csv">Readers’ accepted figures</a>, each with its report and who checked it.
          </li>
          <li>
            <a href="/api/datapackage.json">datapackage.json</a> (Frictionless) and a{" "}
            <a href="/api/dataset.schema.json">JSON Schema</a>.
          </li>
        </ul>
        <DataTable className={stacked.table} columns={FIELDS} rows={DATASET_FIELDS} rowKey={({ name }) => name} />
      </Section>
      <Section id="mcp">
        <p>
          An MCP server over streamable HTTP, without a key and without a session, at <code>{origin}/api/mcp</code>. Its
          tools:
        </p>
        <ul className="bullets">
          {tools.map(({ name, description }) => (
            <li key={name}>
              <code>{name}</code>: {description}
            </li>
          ))}
        </ul>
        <h3>Claude</h3>
        <p>Settings, Connectors, Add custom connector, with the address above. Claude Code:</p>
        <Code label="Claude Code" text={`claude mcp add --transport http mizan ${origin}/api/mcp`} />
        <h3>ChatGPT</h3>
        <p>
          Settings, Apps, Advanced settings: switch Developer mode on. Then Create app, with the address above and no
          authentication.
        </p>
        <h3>VS Code</h3>
        <p>
          In <code>.vscode/mcp.json</code>:
        </p>
        <Code label="VS Code" text={json({ servers: { mizan: { type: "http", url: `${origin}/api/mcp` } } })} />
        <h3>Cursor</h3>
        <p>
          In <code>~/.cursor/mcp.json</code>:
        </p>
        <Code label="Cursor" text={json({ mcpServers: { mizan: { url: `${origin}/api/mcp` } } })} />
      </Section>
      <Section id="text">
        <p>
          <a href="/llms.txt">llms.txt</a> says what is where. The pages of stocks and funds are there as Markdown, too:
          at <a href="/stocks/AAPL.md">/stocks/AAPL.md</a>, or at the page's own address for who asks with{" "}
          <code>Accept: text/markdown</code>. So are <a href="/methodology.md">/methodology.md</a> and{" "}
          <a href="/developers.md">/developers.md</a>, at these addresses only.
        </p>
      </Section>
      <Section id="client">
        <p>
          One package without dependencies has a client, typed by the endpoints below, and a command. It is built from
          the source with <code>npm run client:build</code>.
        </p>
        <Code
          label="The command line"
          text={
            "mizan AAPL\nmizan compare AAPL --json\nmizan portfolio positions.csv --fail-on haram\nmizan zakat --cash 9000 --gold 40g"
          }
        />
        <p>A portfolio’s file is read on your own machine; its symbols are sent, and nothing else of it.</p>
      </Section>
      <Section id="endpoints">
        <p>
          All of these may be called by scripts of any site. What a visitor keeps, and what an admin does, is described
          in the OpenAPI document only: no other site's script can reach it.
        </p>
        {groups.map(({ title, rows }) => (
          <section key={title} className={`parts-may-shrink ${styles.group}`} aria-label={title}>
            <h3>{title}</h3>
            {rows.map((row) => (
              <Endpoint key={`${row.method} ${row.path}`} row={row} />
            ))}
          </section>
        ))}
      </Section>
      <Section id="errors">
        <p>
          Every error has the same shape, with a status that fits its code. The sentence may change; code and reason do
          not.
        </p>
        <Code
          label="An error"
          text={json({
            error: "symbols must be at most 500",
            code: "invalid_request",
            requestId: "8f1c…",
            reason: "too_many",
            parameters: { field: "symbols", max: 500 },
          })}
        />
        <ul className="bullets">
          <li>600 POST requests in ten minutes from one network.</li>
          <li>
            50,000 rows of the database in an hour from one network: about 20,000 known symbols in bulk, or 5,000 other
            answers. Beyond it the answer is 429 with Retry-After.
          </li>
          <li>Bodies of at most 64 KiB.</li>
          <li>
            Use the ETag: an unchanged answer comes as 304 without a body. Lists name their next page in the Link
            header.
          </li>
        </ul>
      </Section>
      <Section id="terms">
        <ul className="bullets">
          <li>Verdicts, ratios and texts: CC BY 4.0. Name Mizan and the date. The code is under the MIT licence.</li>
          <li>No warranty, no fatwa, no advice.</li>
          <li>
            Fair use: cache what you read, name your program in the User-Agent, and take the dataset where you want
            everything.
          </li>
          <li>
            There is one version. Fields, codes and reasons are added; none changes its meaning and none is taken away
            without half a year's notice here.
          </li>
        </ul>
      </Section>
    </div>
  );
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`parts-may-shrink ${styles.section}`}>
      <h2 id={`${id}-title`} className="text-6">
        {SECTIONS.find(([known]) => known === id)?.[1]}
      </h2>
      {children}
    </section>
  );
}

function Endpoint({ row }: { row: EndpointReference }) {
  const { method, path, summary, parameters, body, answer, fields, cache, errors, example } = row;
  return (
    <article className={`stack-2 ruled-above pad-over-4 ${styles.endpoint}`}>
      <h4>
        <code>
          {method} {path}
        </code>
      </h4>
      <p>{summary}.</p>
      {parameters.length > 0 && (
        <ul className="bullets">
          {parameters.map(({ name, isRequired, text }) => (
            <li key={name}>
              <code>{name}</code>
              {isRequired && " (required)"}: {text}
            </li>
          ))}
        </ul>
      )}
      {body.length > 0 && <p className="note breaks">Body: {body.join(", ")}.</p>}
      <p className="note breaks">
        Answers {answer}
        {fields.length > 0 && ` with ${fields.join(", ")}`}. {cache}. Errors: {errors.join(", ")}.
      </p>
      {example && (
        <p>
          <a href={example}>{example}</a>
        </p>
      )}
    </article>
  );
}
