import type { ComponentProps } from "react";
import { LANGUAGE } from "#wording/language.ts";

/** From what was to what is, in the direction of reading. */
export const Arrow = (props: Pick<ComponentProps<"span">, "aria-hidden">) => (
  <span {...props}>{LANGUAGE.direction === "rtl" ? "←" : "→"}</span>
);
