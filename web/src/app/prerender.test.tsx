import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { prerender } from "react-dom/static";
import { BrowserRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { forgiveComplaints } from "../test/complaints.ts";
import { App } from "./App.tsx";
import { ROUTES, renderRoute } from "./entry-prerender.tsx";

describe.each(ROUTES.map((route) => [route.path, route] as const))("the prerendered page of %s", (_, route) => {
  it("has one title, at most one main heading, and nothing that its content security policy forbids", async () => {
    const html = await renderRoute(route);
    expect(html.match(/<title>/g)).toHaveLength(1);
    // A page that first learns from the API or the browser what it is about has its heading later.
    expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(html).not.toMatch(/<script|<style| style="/);
  });
});

it("is taken over by the browser without a difference", async () => {
  const dashboard = ROUTES.find(({ path }) => path === "/");
  if (!dashboard) throw new Error("There is no dashboard");
  const answered = { halalStocks: 0, questionableStocks: 0, haramStocks: 0, watchlistCount: 0, statusChangesToday: 0 };
  globalThis.fetch = async (input) =>
    Response.json(String(input).includes("stats") ? { ...answered, halalGrowth: null, asOf: null } : []);
  const container = document.createElement("div");
  container.innerHTML = (await renderRoute(dashboard)).replace(/^(<title>.*?<\/title>|<meta[^>]*>)+/, "");
  // The server's renderer leaves its contexts behind until it renders again; in one process with the browser's they would be seen.
  await prerender(null);
  document.body.append(container);
  history.replaceState(null, "", "/?symbol=");
  const differences: unknown[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(
      container,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
      { onRecoverableError: (error) => differences.push(error) },
    );
  });
  expect(differences).toEqual([]);
  forgiveComplaints("Detected multiple renderers concurrently rendering the same context provider");
  await act(async () => root?.unmount());
  container.remove();
});
