import { useQueries } from "@tanstack/react-query";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { stockFiguresQuery } from "../api.ts";
import { compareTexts } from "../messages.ts";
import type { StockParts } from "../results/ResultRow.tsx";
import styles from "./CompareDialog.module.css";
import { COMPARED_FIGURES } from "./compared-figures.tsx";

type CompareDialogProps = { symbols: readonly string[]; badge: StockParts["badge"]; onClose: () => void };

export function CompareDialog({ symbols, badge, onClose }: CompareDialogProps) {
  const queries = useQueries({ queries: symbols.map((symbol) => stockFiguresQuery(symbol)) });
  return (
    <Dialog
      isOpen
      placement="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={compareTexts.title}
      description={compareTexts.description}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must be able to */}
      <section className={styles.scroll} tabIndex={0} aria-label={compareTexts.caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{compareTexts.figure}</span>
              </th>
              {symbols.map((symbol, position) => (
                <th key={symbol} scope="col">
                  {symbol}
                  <small>{queries[position]?.data?.name}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{compareTexts.status}</th>
              {queries.map(({ data, isError, refetch }, position) => (
                <td key={symbols[position]}>
                  {data ? (
                    badge(data)
                  ) : isError ? (
                    <Failed onRetry={refetch} />
                  ) : (
                    <Skeleton className={styles.skeleton} />
                  )}
                </td>
              ))}
            </tr>
            {COMPARED_FIGURES.map(({ label, figureOf }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {queries.map(({ data, isError }, position) => (
                  <td key={symbols[position]}>
                    {data ? figureOf(data) : isError ? "" : <Skeleton className={styles.skeleton} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      {compareTexts.failed}{" "}
      <Button look="quiet" size="small" onClick={onRetry}>
        {compareTexts.retry}
      </Button>
    </div>
  );
}
