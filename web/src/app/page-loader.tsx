import { type ComponentType, lazy, type ReactNode, useState } from "react";
import type { AppRoute } from "./routes.ts";

type PageModule = Record<string, ComponentType>;

const pageModules = import.meta.glob<PageModule>("../pages/*Page.tsx");
const loadedPages = new Map<string, ComponentType>();

/** Loads a route's page ahead of showing it; the first render, here and on the server, must not wait. */
export async function loadPage(route: AppRoute): Promise<ComponentType> {
  const known = loadedPages.get(route.page);
  if (known) return known;
  const loadModule = pageModules[`../pages/${route.page}.tsx`];
  if (!loadModule) throw new Error(`There is no page ${route.page}`);
  const [module, data] = await Promise.all([loadModule(), route.readsApi ? import("./DataProvider.tsx") : undefined]);
  const Page = module[route.page];
  if (!Page) throw new Error(`${route.page}.tsx exports no ${route.page}`);
  const Loaded = data ? withProvider(Page, data.DataProvider) : Page;
  loadedPages.set(route.page, Loaded);
  return Loaded;
}

/** The element of a route: the page itself when it is loaded, else one that suspends until it is. */
export function lazyPage(route: AppRoute): ComponentType {
  const Lazy = lazy(async () => ({ default: await loadPage(route) }));
  return function Page() {
    const [Current] = useState<ComponentType>(() => loadedPages.get(route.page) ?? Lazy);
    return <Current />;
  };
}

function withProvider(Page: ComponentType, Provider: ComponentType<{ children: ReactNode }>): ComponentType {
  return function PageWithData() {
    return (
      <Provider>
        <Page />
      </Provider>
    );
  };
}
