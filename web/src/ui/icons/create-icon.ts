import { type ComponentProps, createElement } from "react";

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * An icon of lucide-react from its drawing. The built site uses this instead of the library's function, which is three times the size
 * for properties that no icon here has; see vite.config.ts.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...props }: ComponentProps<"svg"> & { size?: number | string }) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
