import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { describedBy, FieldNotes, type Notes } from "../Field.tsx";
import styles from "./TextAreaField.module.css";

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
