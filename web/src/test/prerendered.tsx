import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { prerender } from "react-dom/static";
import { BrowserRouter } from "react-router";
import { onTestFinished } from "vitest";
import { App } from "../app/App.tsx";
import { forgiveComplaints } from "./complaints.ts";

/**
 * Puts a prerendered page into the document as it is before its code is loaded. `hydrate` hydrates it and returns the differences
 * found.
 */
export async function showPrerendered(html: string) {
  const container = document.createElement("div");
  container.innerHTML = html.replace(/^(<title>.*?<\/title>|<meta[^>]*>)+/, "");
  // The server's renderer keeps its contexts until it renders again, and the browser's renderer in the same process would see them.
  await prerender(null);
  document.body.append(container);
  const differences: unknown[] = [];
  let root: Root | undefined;
  onTestFinished(async () => {
    await act(async () => root?.unmount());
    container.remove();
  });
  const hydrate = async () => {
    await act(async () => {
      root = hydrateRoot(
        container,
        <BrowserRouter>
          <App />
        </BrowserRouter>,
        { onRecoverableError: (error) => differences.push(error) },
      );
    });
    return differences;
  };
  return { container, hydrate };
}

/** Call this at the end of a test of a prerendered page: two renderers in one process complain about each other. */
export const forgiveTwoRenderers = () =>
  forgiveComplaints("Detected multiple renderers concurrently rendering the same context provider");
