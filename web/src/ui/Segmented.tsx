import { useId, useRef } from "react";
import { useEnteredEarly } from "../lib/use-entered-early.ts";
import styles from "./Segmented.module.css";

type SegmentedProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEnteredEarly(group, ({ [name]: entered }) => {
    const chosen = options.find((option) => option.value === entered);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
