import { type ComponentProps, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./add/AddPanel.module.css";

type FileFieldProps = ComponentProps<"input"> & { label: string; hint: string; onFile: (file: File) => void };

export function FileField({ label, hint, onFile, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.file, styles.wide)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
        }}
        {...input}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {hint}
      </p>
    </div>
  );
}
