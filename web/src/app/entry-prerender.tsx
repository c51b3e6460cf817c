import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./App.tsx";
import { loadPage } from "./page-loader.tsx";
import { prerenderedAddress } from "./prerendered-file.ts";
import { type AppRoute, ROUTES } from "./routes.ts";

export { ROUTES };

/** The HTML of one route, with the tags that belong into the head in front of it. */
export async function renderRoute(route: AppRoute): Promise<string> {
  await loadPage(route);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={prerenderedAddress(route)}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // A boundary above this size would be moved to the end of the page and put back by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
