import { type ComponentType, useState } from "react";
import { Extra } from "./Extra.tsx";

/** A part that is loaded and rendered when it is opened. */
export function Fold({ title, Content }: { title: string; Content: ComponentType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <Extra>
          <Content />
        </Extra>
      )}
    </details>
  );
}
