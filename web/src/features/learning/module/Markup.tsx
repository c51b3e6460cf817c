import { Fragment } from "react";
import styles from "./Markup.module.css";
import { type Block, type Inline, parseMarkup } from "./markup.ts";

/** A module's text. It is rendered as text only, never as HTML. */
export function Markup({ source }: { source: string }) {
  return (
    <div className={styles.markup}>
      {parseMarkup(source).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <BlockElement key={index} block={block} />
      ))}
    </div>
  );
}

function BlockElement({ block }: { block: Block }) {
  if (block.kind === "paragraph") {
    return (
      <p>
        <Runs runs={block.text} />
      </p>
    );
  }
  const items = block.items.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move
    <li key={index}>
      <Runs runs={runs} />
    </li>
  ));
  return block.kind === "numbers" ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map(
    (run, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the runs of a text never move
      run.isBold ? <strong key={index}>{run.text}</strong> : <Fragment key={index}>{run.text}</Fragment>,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the runs of a text never move
  );
}
