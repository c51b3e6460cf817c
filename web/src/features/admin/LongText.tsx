import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./AdminList.module.css";
import { listTexts } from "./messages.ts";

const LONG_FROM = 600;
const LINES_FROM = 9;

type LongTextProps = { text: string; isQuoted?: boolean; isGone?: boolean };

/** A text as it was typed, in its own direction; a long one is shortened until the reader expands it. */
export function LongText({ text, isQuoted, isGone }: LongTextProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG_FROM || text.split("\n").length > LINES_FROM;
  return (
    <div>
      <p
        dir="auto"
        className={classNames(
          styles.text,
          isQuoted && styles.quoted,
          isGone && styles.gone,
          isLong && !isWhole && styles.shortened,
        )}
      >
        {text}
      </p>
      {isLong && (
        <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? listTexts.less : listTexts.whole}
        </Button>
      )}
    </div>
  );
}
