import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { PrerenderedText } from "./PrerenderedText.tsx";

it("keeps the prerendered text and never loads its code", async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>From code</p> }));
  const Content = lazy(load);
  const root = document.createElement("div");
  root.innerHTML = '<div id="kept"><p>From the <em>page</em></p></div>';
  document.body.append(root);
  render(
    <MemoryRouter>
      <PrerenderedText id="kept" Content={Content} />
    </MemoryRouter>,
    { container: root, hydrate: true },
  );
  await new Promise((rested) => setTimeout(rested));
  expect(root.textContent).toBe("From the page");
  expect(load).not.toHaveBeenCalled();
});

it("loads its code for visitors who followed a link, and navigates inside the app by its own links", async () => {
  const Content = lazy(async () => ({
    default: () => (
      <p>
        From code, <a href="/contact?about=x">write to us</a>
      </p>
    ),
  }));
  const { address } = renderPage(<PrerenderedText id="loaded" Content={Content} />, { at: "/methodology" });
  await userEvent.click(await screen.findByRole("link", { name: "write to us" }));
  expect(address()).toBe("/contact?about=x");
});

it("leaves a link to the API to the browser", async () => {
  const Content = lazy(async () => ({ default: () => <a href="/api/fund-scores.json">The rows</a> }));
  const { address } = renderPage(<PrerenderedText id="api-link" Content={Content} />, { at: "/methodology" });
  const link = await screen.findByRole("link", { name: "The rows" });
  let isLeft = false;
  const look = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", look);
  await userEvent.click(link);
  document.removeEventListener("click", look);
  expect(isLeft).toBe(true);
  expect(address()).toBe("/methodology");
});
