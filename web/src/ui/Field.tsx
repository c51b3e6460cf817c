import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Field.module.css";
import { describedBy, FieldNotes, type Notes } from "./FieldNotes.tsx";

type FieldProps = Notes & { label: ReactNode; prefix?: string };

/** A labelled text input; a screen reader announces its hint and error with it. */
export function TextField({
  label,
  hint,
  error,
  prefix,
  className,
  ...input
}: Omit<ComponentProps<"input">, "prefix"> & FieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input id={id} {...describedBy(id, { hint, error })} {...input} />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type SelectFieldProps = ComponentProps<"select"> & {
  label: ReactNode;
  /** After those among the children. */
  options?: readonly { value: string | number; label: string }[];
};

/** A labelled choice from a list, as the platform's own control, which works best on phones. */
export function SelectField({ label, className, options = [], children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(styles.box, styles.selectBox)}>
        <select id={id} {...select}>
          {children}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
