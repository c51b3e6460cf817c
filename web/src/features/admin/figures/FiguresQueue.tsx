import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { figuresTexts as texts } from "#messages/admin/figures.ts";
import { ERROR_SENTENCES } from "#wording/errors.ts";
import { formatAmount, formatDay } from "#wording/format.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { RATIO_TEXTS } from "#wording/screening/ratios.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import type { Claim, ClaimCheck, QueuedClaim, QueueOrder } from "../../../../../schema/contracts/claims.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Arrow } from "../../../ui/icons/Arrow.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { StandingWord } from "../../../ui/StandingWord.tsx";
import { FailureMessage } from "../../../ui/StateMessage.tsx";
import { AdminArea } from "../AdminArea.tsx";
import list from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { callAsAdmin } from "../admin-session.ts";
import { ADMIN_KEY } from "../use-change.ts";
import { type Decision, DecisionForm } from "./DecisionForm.tsx";
import styles from "./Figures.module.css";

type Shown = {
  /** A figure with everybody's checks of it. */
  figure: (claim: Claim) => ReactNode;
};

/** As keyboards of every language print them. */
const KEY_NAMES = { next: "J", previous: "K", close: "Esc" } as const;
const QUEUE = "GET /api/admin/claims";
const VIEWS = [
  { value: "open", label: texts.open.label },
  { value: "accepted", label: texts.accepted.label },
] as const;
const ORDERS = (["value", "verdicts"] as const).map((value) => ({ value, label: texts.orders[value] }));

export function FiguresQueue({ figure }: Shown) {
  const [view, setView] = useState<"open" | "accepted">("open");
  const [order, setOrder] = useState<QueueOrder>("value");
  return (
    <AdminArea title={texts.title}>
      <div className={`wrap-3 under-4 between items-center ${list.head}`}>
        <Segmented legend={texts.views} options={VIEWS} value={view} onChange={setView} />
        {view === "open" && <Segmented legend={texts.order} options={ORDERS} value={order} onChange={setOrder} />}
      </div>
      {view === "open" ? <Queue key={order} order={order} figure={figure} /> : <Accepted figure={figure} />}
    </AdminArea>
  );
}

type Asked = { id: number; decision: Decision };

/** One open claim is unfolded at a time. Keys work while the queue has the focus, and never in a field. */
function Queue({ order, figure }: Shown & { order: QueueOrder }) {
  const queue = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [asked, setAsked] = useState<Asked>();

  const heads = () => [...(queue.current?.querySelectorAll<HTMLElement>("button[data-claim]") ?? [])];
  const idOf = (head: HTMLElement | undefined) => Number(head?.dataset["claim"]);
  const isUnfolded = (head: HTMLElement) => head.getAttribute("aria-expanded") === "true";
  const choose = (head: HTMLElement | undefined) => {
    if (!head) return;
    setChosen(idOf(head));
    setAsked(undefined);
    head.focus();
    head.scrollIntoView({ block: "nearest" });
  };
  const move = (by: 1 | -1) => {
    const all = heads();
    const at = all.findIndex(isUnfolded);
    choose(all[Math.min(Math.max(at + by, 0), all.length - 1)]);
  };
  const ask = (decision: Decision) => {
    const button = queue.current?.querySelector<HTMLButtonElement>(`button[data-decision="${decision}"]`);
    if (button && !button.disabled) button.click();
  };
  const act: Readonly<Record<string, () => void>> = {
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    o: () => queue.current?.querySelector<HTMLElement>("a[data-report]")?.click(),
    a: () => ask("accept"),
    c: () => ask("correct"),
    d: () => ask("decline"),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === "Escape" && asked) {
      setAsked(undefined);
      heads().find(isUnfolded)?.focus();
    }
    const respond = act[key.length === 1 ? key.toLowerCase() : key];
    if (!respond || (target instanceof Element && target.closest("input, textarea, select, [contenteditable]"))) return;
    event.preventDefault();
    respond();
  };
  const decided = () => {
    const all = heads();
    const at = all.findIndex(isUnfolded);
    choose(all[at + 1] ?? all[at - 1]);
    setAsked(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys repeat what its buttons do
    <section ref={queue} className="stack-3 one-column" onKeyDown={onKeyDown}>
      <p className={`fine ${styles.keys}`}>
        <kbd>{KEY_NAMES.next}</kbd> <kbd>{KEY_NAMES.previous}</kbd> {texts.move} · <kbd>{KEY_NAMES.close}</kbd>{" "}
        {texts.close}
      </p>
      <AdminList
        of={QUEUE}
        input={{ query: { order, limit: "20" } }}
        texts={texts.open}
        renderRow={(claim, index) => (
          <Row
            claim={claim}
            isFirst={index === 0}
            isOpen={chosen === undefined ? index === 0 : claim.id === chosen}
            onOpen={choose}
            asked={asked?.id === claim.id ? asked.decision : undefined}
            onAsk={(decision) => setAsked(decision && { id: claim.id, decision })}
            onDecided={decided}
            figure={figure}
          />
        )}
      />
    </section>
  );
}

type RowProps = Shown & {
  claim: QueuedClaim;
  isFirst: boolean;
  isOpen: boolean;
  onOpen: (head: HTMLElement) => void;
  asked: Decision | undefined;
  onAsk: (decision: Decision | undefined) => void;
  onDecided: () => void;
};

function Row({ claim, isFirst, isOpen, onOpen, asked, onAsk, onDecided, figure }: RowProps) {
  const { id, symbol, name, input, value, currency, marketCapitalization, settles, readersMissing } = claim;
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst && document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <article className="stack-3 one-column" aria-labelledby={`claim-${id}`}>
      <h2 className={styles.head}>
        <button
          ref={head}
          id={`claim-${id}`}
          type="button"
          data-claim={id}
          aria-expanded={isOpen}
          aria-keyshortcuts="J K"
          onClick={(event) => onOpen(event.currentTarget)}
        >
          <span>
            <bdi>{symbol}</bdi> {name}
          </span>
          <span className="regular">
            {INPUT_LABELS[input]}: <bdi className="tabular">{formatAmount(value, currency)}</bdi>
          </span>
        </button>
      </h2>
      <p className={list.meta}>
        <Badge tone={readersMissing > 0 ? "caution" : "positive"}>
          {readersMissing > 0 ? texts.missing(readersMissing) : texts.ready}
        </Badge>
        {marketCapitalization !== null && <span className="tabular">{formatAmount(marketCapitalization)}</span>}
        {settles > 0 && <span>{texts.settles(settles)}</span>}
      </p>
      {isOpen && <Details claim={claim} asked={asked} onAsk={onAsk} onDecided={onDecided} figure={figure} />}
    </article>
  );
}

type DetailsProps = Omit<RowProps, "isFirst" | "isOpen" | "onOpen">;

function Details({ claim, asked, onAsk, onDecided, figure }: DetailsProps) {
  const asking = useQuery({
    queryKey: [...ADMIN_KEY, QUEUE, claim.id],
    queryFn: ({ signal }) => callAsAdmin("GET /api/admin/claims/:id", { params: { id: String(claim.id) }, signal }),
    staleTime: 0,
  });
  const check = asking.data;
  const key = (decision: Decision, letter: string, isOff = false) => (
    <button
      type="button"
      className={styles.decide}
      data-decision={decision}
      aria-keyshortcuts={letter}
      aria-pressed={asked === decision}
      disabled={isOff}
      onClick={() => onAsk(decision)}
    >
      {texts[decision]} <Key letter={letter} />
    </button>
  );
  const isUnchecked = claim.readersMissing > 0;
  const isRefused = check !== undefined && check.refusal !== null;
  return (
    <>
      <div className="fields">
        <div className="stack-2 one-column">
          <h3 className="label">{texts.given}</h3>
          {figure(claim)}
          <div className="wrap-2">
            <a
              className={styles.decide}
              href={claim.url}
              target="_blank"
              rel="nofollow noopener noreferrer"
              data-report=""
              aria-keyshortcuts="O"
            >
              {texts.report} <Key letter="O" />
            </a>
            {key("accept", "A", isUnchecked || isRefused)}
            {key("correct", "C", isUnchecked)}
            {key("decline", "D")}
          </div>
        </div>
        <div className="stack-2 one-column">
          <h3 className="label">{texts.inUse}</h3>
          {check && <InUse inUse={check.inUse} />}
        </div>
        {check?.others.map((other) => (
          <div className="stack-2 one-column" key={other.id}>
            <h3 className="label">{texts.other}</h3>
            {figure(other)}
          </div>
        ))}
      </div>
      {asking.isError && <FailureMessage isSmall text={texts.checkFailed} onRetry={() => asking.refetch()} />}
      {check && (
        <div className="stack-2">
          <h3 className="label">{texts.outcome}</h3>
          {check.refusal !== null && (
            <p>{ERROR_SENTENCES[check.refusal === "claim_outranked" ? "claim_outranked" : "claim_implausible"]}</p>
          )}
          <ul>
            {check.effects?.map(({ symbol, from, to }) => (
              <li key={symbol} className="wrap items-center gap-2">
                <bdi>{symbol}</bdi> <StandingWord standing={from} />{" "}
                {from === to ? (
                  texts.unchanged
                ) : (
                  <>
                    <Arrow /> <StandingWord standing={to} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked && (
        <DecisionForm
          key={asked}
          claim={claim}
          decision={asked}
          reload={[QUEUE]}
          onClose={() => onAsk(undefined)}
          onDecided={onDecided}
        />
      )}
    </>
  );
}

/** In small, for the eye: a screen reader hears it as the key of its button. */
function Key({ letter }: { letter: string }) {
  return (
    <span aria-hidden="true" className={styles.key}>
      {letter}
    </span>
  );
}

function InUse({ inUse }: Pick<ClaimCheck, "inUse">) {
  if (!inUse) return <p>{texts.nothingInUse}</p>;
  const { value, currency, periodEnd, source, url, quality } = inUse;
  return (
    <p className="text-2 stack-1 rounded outlined padded-4">
      <strong className="tabular display-5">{formatAmount(value, currency)}</strong>
      <span>
        {formatDay(periodEnd)} · {RATIO_TEXTS[quality]}
      </span>
      {url ? (
        <a href={url} target="_blank" rel="nofollow noopener noreferrer">
          {SOURCE_LABELS[source]}
        </a>
      ) : (
        <span>{SOURCE_LABELS[source]}</span>
      )}
    </p>
  );
}

const ACCEPTED = "GET /api/claims";

function Accepted({ figure }: Shown) {
  const [asked, setAsked] = useState<number>();
  return (
    <AdminList
      of={ACCEPTED}
      input={{ query: { state: "accepted" } }}
      texts={texts.accepted}
      renderRow={(claim) => (
        <div className="stack-3 one-column">
          <p>
            <bdi>{claim.symbol}</bdi> {claim.name}
          </p>
          {figure(claim)}
          {asked === claim.id ? (
            <DecisionForm
              claim={claim}
              decision="revoke"
              reload={[ACCEPTED, QUEUE]}
              onClose={() => setAsked(undefined)}
              onDecided={() => setAsked(undefined)}
            />
          ) : (
            <div className="wrap-2">
              <button type="button" className={styles.decide} onClick={() => setAsked(claim.id)}>
                {texts.revoke}
              </button>
            </div>
          )}
        </div>
      )}
    />
  );
}
