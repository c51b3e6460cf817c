import { Info } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { extra } from "../layout/lazy-part.tsx";
import styles from "./InfoTip.module.css";

const TooltipPopup = extra(() => import("./TooltipPopup.tsx"), "TooltipPopup");

const OPEN_DELAY = 700;
/** A tooltip that follows another within this many milliseconds opens at once. */
const SKIP_DELAY = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (open: boolean) => {
    clearTimeout(timer.current);
    if (open) setWanted(true);
    else if (isOpen) lastClosedAt = Date.now();
    setOpen(open);
  };
  const openSoon = () => {
    TooltipPopup.preload();
    clearTimeout(timer.current);
    const delay = Date.now() - lastClosedAt <= SKIP_DELAY ? 0 : OPEN_DELAY;
    timer.current = setTimeout(() => change(true), delay);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.mark}
        aria-label={label}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={(event) => event.pointerType === "mouse" && openSoon()}
        onPointerLeave={(event) => event.pointerType === "mouse" && change(false)}
        onFocus={openSoon}
        onBlur={() => change(false)}
        onKeyDown={(event) => event.key === "Escape" && change(false)}
        onClick={() => change(!isOpen)}
      >
        <Info aria-hidden="true" size={17} />
      </button>
      {isWanted && (
        <TooltipPopup id={id} anchor={button} isOpen={isOpen} onClose={() => change(false)}>
          {children}
        </TooltipPopup>
      )}
    </>
  );
}
