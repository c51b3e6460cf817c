import { type ReactNode, useId } from "react";
import styles from "./RadioList.module.css";

type RadioListProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string; description?: ReactNode }[];
  /** Several can be chosen from a list. */
  value: Value | readonly Value[];
  onChange: (value: Value) => void;
  name?: string;
};

export function RadioList<Value extends string>({ legend, options, value, onChange, name }: RadioListProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className={styles.option}>
          <input
            type={typeof value === "string" ? "radio" : "checkbox"}
            id={`${id}-${option.value}`}
            name={name ?? id}
            value={option.value}
            checked={typeof value === "string" ? option.value === value : value.includes(option.value)}
            aria-describedby={option.description ? `${id}-${option.value}-about` : undefined}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          {option.description && (
            <div id={`${id}-${option.value}-about`} className={styles.about}>
              {option.description}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
