import type { ReactNode } from "react";
import styles from "./FieldNotes.module.css";

export type Notes = { hint?: ReactNode; error?: string | undefined };

/** The hint and the error below a field. */
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
