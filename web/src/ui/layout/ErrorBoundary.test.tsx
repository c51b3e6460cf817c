import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { complaints } from "../../test/complaints.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

function Part({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error("broken");
  return <p>whole</p>;
}

const page = (isBroken: boolean, resetKey: string) => (
  <>
    <h1>around</h1>
    <ErrorBoundary title="Failed" text="Sorry" resetKey={resetKey}>
      <Part isBroken={isBroken} />
    </ErrorBoundary>
  </>
);

it("keeps the rest of the page when a part breaks, and renders the part again after a navigation", () => {
  const { rerender } = render(page(true, "here"));
  expect(screen.getByRole("alert").textContent).toContain("Failed");
  expect(screen.getByText("around")).toBeTruthy();
  rerender(page(false, "here"));
  expect(screen.queryByText("whole")).toBeNull();
  rerender(page(false, "there"));
  expect(screen.getByText("whole")).toBeTruthy();
  complaints.length = 0;
});
