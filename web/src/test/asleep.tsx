import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { prerender } from "react-dom/static";
import { BrowserRouter } from "react-router";
import { onTestFinished } from "vitest";
import { App } from "../app/App.tsx";
import { forgiveComplaints } from "./complaints.ts";

/**
 * Puts a prerendered page into the document as it stands there before its code has come. `wake` lets the browser take it over and
 * gives the differences that it found.
 */
export async function standAsleep(html: string) {
  const container = document.createElement("div");
  container.innerHTML = html.replace(/^(<title>.*?<\/title>|<meta[^>]*>)+/, "");
  // The server's renderer leaves its contexts behind until it renders again; in one process with the browser's they would be seen.
  await prerender(null);
  document.body.append(container);
  const differences: unknown[] = [];
  let root: Root | undefined;
  onTestFinished(async () => {
    await act(async () => root?.unmount());
    container.remove();
  });
  const wake = async () => {
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
  return { container, wake };
}

/** To be called when a test of a sleeping page has ended: two renderers in one process complain about each other. */
export const forgiveTwoRenderers = () =>
  forgiveComplaints("Detected multiple renderers concurrently rendering the same context provider");
