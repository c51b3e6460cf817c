import styles from "./StandingBar.module.css";

/** So that a small part can be seen. */
const LEAST_SHOWN = 1;

type StandingBarProps = { parts: readonly { part: string; percent: number }[]; label?: string };

/** How much of a whole has which standing. Drawn, because a printer leaves backgrounds out and prerendered HTML has no style attributes. */
export function StandingBar({ parts, label }: StandingBarProps) {
  const shown = parts
    .filter(({ percent }) => percent > 0)
    .map(({ part, percent }) => ({ part, width: Math.max(percent, LEAST_SHOWN) }));
  const whole = shown.reduce((sum, { width }) => sum + width, 0);
  let start = 0;
  return (
    <svg
      className={`mirrored ${styles.bar}`}
      viewBox={`0 0 ${whole || 1} 6`}
      preserveAspectRatio="none"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {shown.map(({ part, width }) => {
        const x = start;
        start += width;
        return <rect key={part} className={styles[part]} x={x} y="0" width={width} height="6" />;
      })}
    </svg>
  );
}

export function Swatch({ part }: { part: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect className={styles[part]} width="1" height="1" />
    </svg>
  );
}
