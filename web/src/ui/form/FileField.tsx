import { type ComponentProps, useId } from "react";
import { describedBy, FieldNotes } from "../Field.tsx";
import styles from "./FileField.module.css";

type FileFieldProps = ComponentProps<"input"> & { label: string; hint: string; onFile: (file: File) => void };

/** A file that is chosen, or dropped on the field. */
export function FileField({ label, hint, onFile, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        {...describedBy(id, { hint })}
        onClick={({ currentTarget }) => {
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
        }}
        {...input}
      />
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
