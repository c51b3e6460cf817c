import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Field.module.css";

type FieldProps = { label: ReactNode; hint?: ReactNode; error?: string | undefined; prefix?: string };

/** A labelled text input with its hint and its error, which a screen reader hears with it. */
export function TextField({
  label,
  hint,
  error,
  prefix,
  className,
  ...input
}: Omit<ComponentProps<"input">, "prefix"> & FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} {...input} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A labelled choice from a list: the platform's own, which phones show best. */
export function SelectField({
  label,
  className,
  children,
  ...select
}: ComponentProps<"select"> & { label: ReactNode }) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(styles.box, styles.selectBox)}>
        <select id={id} {...select}>
          {children}
        </select>
      </div>
    </div>
  );
}
