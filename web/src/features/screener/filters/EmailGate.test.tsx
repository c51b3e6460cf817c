import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { EmailGate, useHasSavedEmail } from "./EmailGate.tsx";

function Page() {
  return useHasSavedEmail() ? <p>The screener</p> : <EmailGate />;
}

it("stands in the way until an email is valid, and keeps it in the browser", async () => {
  renderPage(<Page />);
  const email = screen.getByLabelText("Email address");
  await userEvent.type(email, "amina@example{Enter}");
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(localStorage.length).toBe(0);
  await userEvent.type(email, ".org ");
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open the screener" }));
  expect(screen.getByText("The screener")).toBeTruthy();
  expect(localStorage.getItem("mizan:email")).toBe("amina@example.org");
});
