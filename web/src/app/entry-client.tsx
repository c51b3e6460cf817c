import "../ui/tokens.css";
import "../ui/base.css";
import "../ui/primitives.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchPath } from "react-router";
import { LANGUAGE } from "#wording/language.ts";
import { languageOfPath } from "../../../schema/wording/languages.ts";
import { pathOfAddress } from "../config/paths.ts";
import { onForgotten } from "../lib/storage.ts";
import { App } from "./App.tsx";
import { loadPage } from "./page-loader.tsx";
import { ROUTES } from "./routes.ts";

/** The page loads first; the files for offline use are fetched after that. */
const QUIET_MILLISECONDS = 4_000;

/** Not awaited at the top level: pages import from this module's chunk, so both would wait for each other. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  if (goToCanonicalPath()) return;
  const route = routeOf(pathOfAddress(location.pathname));
  // If it fails, the page fails to render, and says so.
  if (route) await loadPage(route).catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter basename={LANGUAGE.prefix || "/"}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // Hydrating in a transition lets React pause for input.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const routeOf = (pathname: string) => ROUTES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));

function goToCanonicalPath(): boolean {
  const { pathname, search, hash } = location;
  if (routeOf(pathOfAddress(pathname))?.path !== "*") return false;
  const canonical = pathname.replace(/\/{2,}/g, "/").toLowerCase();
  if (canonical === pathname || routeOf(languageOfPath(canonical).inner)?.path === "*") return false;
  location.replace(canonical + search + hash);
  return true;
}

function registerServiceWorker(): void {
  // Missing on an insecure origin.
  if (!("serviceWorker" in navigator)) return;
  const load = () => import("./offline-use.ts");
  navigator.serviceWorker.addEventListener("message", async ({ data }) => (await load()).sayKeptAnswer(data));
  const install = async () => (await load()).installServiceWorker();
  addEventListener("load", () => setTimeout(install, QUIET_MILLISECONDS));
}

start();
onForgotten(() => location.reload());
if (import.meta.env.PROD) registerServiceWorker();
