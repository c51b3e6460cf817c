import styles from "../Methodology.module.css";

export function NamedRules({ rules }: { rules: readonly (readonly [name: string, rule: string])[] }) {
  return (
    <dl className={styles.rules}>
      {rules.map(([name, rule]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
  );
}
