import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { answer } from "../../test/api.ts";
import { DonateEntry } from "./DonateEntry.tsx";

const changes: string[] = [];

beforeEach(() => answer("GET /api/donations/status", () => ({ isEnabled: true, hasPrompts: true })));

function Entry({ known = "" }: { known?: string }) {
  const [donor, setDonor] = useState({ name: "", email: known });
  const change = (next: typeof donor) => {
    changes.push(next.email);
    setDonor(next);
  };
  const rest = { isPreparing: false, prepared: undefined, prepare: async () => undefined, goBack: () => undefined };
  return <DonateEntry donation={{ donor, setDonor: change, ...rest }} />;
}

it("keeps an email entered before hydration, so that the donor can continue", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Entry />);
  document.body.append(root);
  const field = root.querySelector<HTMLInputElement>("[name=email]");
  if (field) field.value = "amina@example.org";
  render(<Entry />, { container: root, hydrate: true });
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("amina@example.org");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Continue to Payment" }).disabled).toBe(false);
});

it("keeps the donation and its key when the donor comes back from the payment", () => {
  changes.length = 0;
  render(<Entry known="amina@example.org" />);
  expect(changes).toEqual([]);
});
