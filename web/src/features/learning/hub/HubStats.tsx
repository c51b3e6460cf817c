import { launchStats } from "#wording/pages/learn.ts";
import styles from "./HubStats.module.css";

export function HubStats() {
  return (
    <ul className={styles.stats}>
      {launchStats.map(({ figure, label }) => (
        <li key={label}>
          <strong>{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
