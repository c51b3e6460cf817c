import { render } from "@testing-library/react";
import { useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useEnteredEarly } from "./use-entered-early.ts";

function Form() {
  const [fields, setFields] = useState({ kind: "", amount: "", metal: "gold", isDetailed: false });
  const frame = useRef<HTMLFormElement>(null);
  useEnteredEarly(frame, ({ kind = "", amount = "", metal = "", isDetailed }) =>
    setFields({ kind, amount, metal, isDetailed: isDetailed !== undefined }),
  );
  const ignore = () => undefined;
  return (
    <form ref={frame}>
      <select name="kind" value={fields.kind} onChange={ignore}>
        <option value="">None</option>
        <option value="cash">Cash</option>
      </select>
      <input name="amount" value={fields.amount} onChange={ignore} />
      <input type="radio" name="metal" value="gold" checked={fields.metal === "gold"} onChange={ignore} />
      <input type="radio" name="metal" value="silver" checked={fields.metal === "silver"} onChange={ignore} />
      <input type="checkbox" name="isDetailed" checked={fields.isDetailed} onChange={ignore} />
      <output>{JSON.stringify(fields)}</output>
    </form>
  );
}

it("keeps what was entered before hydration", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const field = (name: string, value: string) => {
    const found = root.querySelector<HTMLInputElement>(`[name=${name}]${value && `[value=${value}]`}`);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  field("kind", "").value = "cash";
  field("amount", "").value = "1,200";
  field("metal", "silver").checked = true;
  field("isDetailed", "").checked = true;
  render(<Form />, { container: root, hydrate: true });
  expect(root.querySelector("output")?.textContent).toBe(
    JSON.stringify({ kind: "cash", amount: "1,200", metal: "silver", isDetailed: true }),
  );
});

it("changes nothing where nothing was entered", () => {
  const { container } = render(<Form />);
  expect(container.querySelector("output")?.textContent).toBe(
    JSON.stringify({ kind: "", amount: "", metal: "gold", isDetailed: false }),
  );
});
