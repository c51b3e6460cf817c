import styles from "./HubStats.module.css";
import { LAUNCH_STATS } from "./hub-stats.ts";

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
