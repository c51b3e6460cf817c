import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answer, cutNetwork, refuse, requests } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { ContactForm } from "./ContactForm.tsx";

const user = userEvent.setup();

async function fillIn() {
  await user.type(screen.getByLabelText("Name"), "Amina");
  await user.type(screen.getByLabelText("Email"), "amina@example.com ");
  await user.type(screen.getByLabelText("Subject"), "AAPL");
  await user.type(screen.getByLabelText("Message"), "The debt looks wrong.");
}

const send = () => user.click(screen.getByRole("button", { name: "Send Message" }));

it("asks for every field, puts the cursor into the first, sends nothing, and forgets an error once its field is changed", async () => {
  renderPage(<ContactForm />);
  await send();
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(requests).toEqual([]);
  await user.type(screen.getByLabelText("Name"), "A");
  expect(screen.queryByText("Please enter your name")).toBeNull();
  expect(screen.getByText("Please enter a subject")).toBeTruthy();
  await user.type(screen.getByLabelText("Email"), "amina");
  await send();
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
});

it("keeps a text that is too long as it is, says how long it may be, and sends nothing", async () => {
  renderPage(<ContactForm />);
  await fillIn();
  const long = "م".repeat(10_000);
  fireEvent.change(screen.getByLabelText("Message"), { target: { value: long } });
  await send();
  expect(screen.getByText("Please shorten this: it has 10,000 characters, and 5,000 fit")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe(long);
  expect(requests).toEqual([]);
});

it("sends the message with the trap field empty and the time it took, and says so", async () => {
  const sent = answer("POST /api/contact", () => ({ message: "As the server says." }));
  renderPage(<ContactForm />);
  await fillIn();
  await send();
  expect((await screen.findByRole("status")).textContent).toBe("Thank you. Your message has been sent.");
  const typed = { name: "Amina", email: "amina@example.com", subject: "AAPL", message: "The debt looks wrong." };
  expect(sent).toEqual([{ ...typed, website: "", elapsed: expect.any(Number) }]);
  expect(document.activeElement?.textContent).toBe("Message sent");
});

it("has the language and the page of a mistake in the subject of who comes from its link", () => {
  renderPage(<ContactForm />, { at: "/contact?page=%2Fstocks%2FAAPL" });
  expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("en, /stocks/AAPL");
});

it("hides the trap field from people and from the keyboard", () => {
  renderPage(<ContactForm />);
  const trap = document.querySelector<HTMLInputElement>("[name=website]");
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest("[aria-hidden=true]")).toBeTruthy();
});

const SEND = "POST /api/contact";
it.each([
  ["the server's own words", () => refuse(SEND, 429, "Please wait a minute."), "Please wait a minute."],
  ["its own where there are none", () => refuse(SEND, 500, ""), "Failed to send message. Please try again."],
  ["so for the network", () => cutNetwork(SEND), "Network error. Please check your connection and try again."],
])("says %s, and keeps what was typed", async (_, fail, sentence) => {
  fail();
  renderPage(<ContactForm />);
  await fillIn();
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("The debt looks wrong.");
});
