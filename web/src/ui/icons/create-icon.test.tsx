import { render } from "@testing-library/react";
import { Menu } from "lucide-react";
import { createElement } from "react";
import { expect, it } from "vitest";
import createIcon from "./create-icon.ts";

const MENU = { node: [["path", { d: "M4 5h16", key: "a" }]] as const };

it("draws with the same attributes as the library's own function, and hides itself from screen readers", () => {
  const draw = (icon: typeof Menu | ReturnType<typeof createIcon>) => {
    const svg = render(createElement(icon, { size: 18 })).container.querySelector("svg");
    const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => [name, value] as const);
    return Object.fromEntries(attributes.filter(([name]) => name !== "class"));
  };
  expect(draw(createIcon(MENU))).toEqual(draw(Menu));
});
