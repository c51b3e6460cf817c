import "../ui/tokens.css";
import "../ui/base.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchPath } from "react-router";
import { App } from "./App.tsx";
import { loadPage } from "./page-loader.tsx";
import { registerServiceWorker } from "./register-service-worker.ts";
import { ROUTES } from "./routes.ts";

/** Not awaited at the top level: pages import from this module's chunk and would wait for it while it waits for them. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  if (goToCanonicalPath()) return;
  const route = routeOf(location.pathname);
  if (route) await loadPage(route);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition React wakes the page in slices, between which it answers to a touch.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** The page that a path leads to, letter for letter, as the server has it. */
const routeOf = (pathname: string) => ROUTES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));

/** An address in another case, or with a doubled slash, leads to the page that is meant. */
function goToCanonicalPath(): boolean {
  const { pathname, search, hash } = location;
  if (routeOf(pathname)?.path !== "*") return false;
  const canonical = pathname.replace(/\/{2,}/g, "/").toLowerCase();
  if (routeOf(canonical)?.path === "*") return false;
  location.replace(canonical + search + hash);
  return true;
}

start();
if (import.meta.env.PROD) registerServiceWorker();
