import styles from "./HubStats.module.css";

/** The community's figures at launch: fixed texts, which count nothing. */
const LAUNCH_STATS = [
  { figure: "12,847", label: "members" },
  { figure: "284", label: "scholar responses" },
  { figure: "1,423", label: "this month" },
] as const;

export function HubStats() {
  return (
    <ul className={styles.stats}>
      {LAUNCH_STATS.map(({ figure, label }) => (
        <li key={label}>
          <strong>{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
