import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Field.module.css";

type TextAreaFieldProps = ComponentProps<"textarea"> & Notes & { label: ReactNode };

export function TextAreaField({ label, hint, error, className, rows = 4, ...textarea }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={rows} {...describedBy(id, { hint, error })} {...textarea} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type FieldProps = Notes & { label: ReactNode; prefix?: string };

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

export type Notes = { hint?: ReactNode; error?: string | undefined };

export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
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
    </>
  );
}

/** The attributes by which a screen reader announces the notes with the field that has this id. */
export function describedBy(id: string, { hint, error }: Notes) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined };
}

/** Why a form was refused; nothing while it was not. */
export function Refusal({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className={`text-2 rounded padded-3-4 ${styles.refusal}`}>
      {children}
    </p>
  ) : null;
}
