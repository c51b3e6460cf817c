import styles from "./HubStats.module.css";

type Stat = { figure: string; label: string };

export function HubStats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className={styles.stats}>
      {stats.map(({ figure, label }) => (
        <li key={label}>
          <strong>{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
