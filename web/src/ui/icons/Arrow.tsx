import type { ComponentProps } from "react";

/** From what was to what is, in the direction of reading; inside a flex box. */
export const Arrow = (props: Pick<ComponentProps<"span">, "aria-hidden">) => (
  <span className="mirrored" {...props}>
    →
  </span>
);
