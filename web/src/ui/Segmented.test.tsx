import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Segmented } from "./Segmented.tsx";

const OPTIONS = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
] as const;

function Choice() {
  const [value, setValue] = useState<"one" | "two">("one");
  return (
    <>
      <Segmented legend="Which" options={OPTIONS} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it("keeps what was chosen before hydration", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Choice />);
  document.body.append(root);
  const two = root.querySelector<HTMLInputElement>("[value=two]");
  if (two) two.checked = true;
  render(<Choice />, { container: root, hydrate: true });
  expect(screen.getByRole("status").textContent).toBe("two");
  expect(screen.getByRole("radio", { name: "Two" })).toHaveProperty("checked", true);
});
