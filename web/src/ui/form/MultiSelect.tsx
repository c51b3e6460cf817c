import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import styles from "./MultiSelect.module.css";

type MultiSelectProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  anyLabel: string;
  countLabel: (count: number) => string;
  clearLabel: string;
};

export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { label, options, values, onChange, anyLabel, countLabel, clearLabel } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const toggle = (value: Value) =>
    onChange(options.map((option) => option.value).filter((other) => (other === value) !== values.includes(other)));
  return (
    // It takes the focus of a press beside its controls, which would else go to the page's main part and so close the list.
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever inside the focus is
    <div ref={frame} tabIndex={-1} className={styles.frame} onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={classNames(styles.button, values.length > 0 && styles.chosen)}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>{" "}
        <span className={styles.count}>{values.length === 0 ? anyLabel : countLabel(values.length)}</span>
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <fieldset>
            <legend className="visually-hidden">{label}</legend>
            {options.map((option) => (
              <label key={option.value} className={styles.option}>
                <input type="checkbox" checked={values.includes(option.value)} onChange={() => toggle(option.value)} />
                <span>{option.label}</span>
              </label>
            ))}
          </fieldset>
          <button type="button" className={styles.clear} disabled={values.length === 0} onClick={() => onChange([])}>
            {clearLabel}
          </button>
        </div>
      )}
    </div>
  );
}
