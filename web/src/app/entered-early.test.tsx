import { act, render, screen } from "@testing-library/react";
import { type ReactElement, useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DonateEntry } from "../features/donation/DonateEntry.tsx";
import { EmailGate } from "../features/screener/filters/EmailGate.tsx";
import { useEnteredEarly } from "../lib/use-entered-early.ts";
import { answer } from "../test/api.ts";
import { Segmented } from "../ui/Segmented.tsx";

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

beforeEach(() => void answer("GET /api/donations/status", () => ({ isEnabled: true, hasPrompts: true })));
// The donation's form asks by code that comes late.
afterEach(() => act(async () => void (await import("../features/donation/donation-status.ts"))));

/** Enters into a page before its code is loaded, and hydrates it. */
function enterEarly(page: ReactElement, enter: (field: (selector: string) => HTMLInputElement) => void) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  enter((selector) => container.querySelector(selector) as HTMLInputElement);
  return render(page, { container, hydrate: true });
}

it("keeps what was entered before hydration", () => {
  const { container } = enterEarly(<Form />, (field) => {
    field("[name=kind]").value = "cash";
    field("[name=amount]").value = "1,200";
    field("[value=silver]").checked = true;
    field("[name=isDetailed]").checked = true;
  });
  expect(container.querySelector("output")?.textContent).toBe(
    JSON.stringify({ kind: "cash", amount: "1,200", metal: "silver", isDetailed: true }),
  );
});

const DONATION = { isPreparing: false, prepared: undefined, prepare: async () => undefined, goBack: () => undefined };
function Donation() {
  const [donor, setDonor] = useState({ name: "", email: "" });
  return <DonateEntry donation={{ donor, setDonor, ...DONATION }} />;
}

it.each([
  ["a donation", <Donation key="donation" />, "Continue to Payment"],
  ["the screener", <EmailGate key="screener" />, "Open the screener"],
])("keeps an email for %s, so that its owner can go on", (_, page, button) => {
  enterEarly(page, (field) => {
    field("[name=email]").value = "amina@example.org";
  });
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe("amina@example.org");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: button }).disabled).toBe(false);
});

it("keeps the donation and its key when the donor comes back from the payment", () => {
  const setDonor = vi.fn();
  render(<DonateEntry donation={{ donor: { name: "", email: "amina@example.org" }, setDonor, ...DONATION }} />);
  expect(setDonor).not.toHaveBeenCalled();
});

function Choice() {
  const [value, setValue] = useState("one");
  const options = ["one", "two"].map((each) => ({ value: each, label: each }));
  return <Segmented legend="Which" options={options} value={value} onChange={setValue} />;
}

it("keeps what was chosen of several", () => {
  enterEarly(<Choice />, (field) => {
    field("[value=two]").checked = true;
  });
  expect(screen.getByRole("radio", { name: "two" })).toHaveProperty("checked", true);
});

it("changes nothing where nothing was entered", () => {
  const { container } = render(<Form />);
  expect(container.querySelector("output")?.textContent).toBe(
    JSON.stringify({ kind: "", amount: "", metal: "gold", isDetailed: false }),
  );
});
