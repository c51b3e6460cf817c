import { type ComponentType, lazy, useState } from "react";
// In the shell, because every page has them and a chunk of their own would weigh nearly three times as much.
import "../ui/layout/Page.tsx";
import "../ui/layout/lazy-part.tsx";
import type { AppRoute } from "./routes.ts";

type PageModule = Record<string, ComponentType>;

const pageModules = import.meta.glob<PageModule>("../pages/*Page.tsx");
const loadedPages = new Map<string, ComponentType>();

export async function loadPage(route: AppRoute): Promise<ComponentType> {
  const known = loadedPages.get(route.page);
  if (known) return known;
  const loadModule = pageModules[`../pages/${route.page}.tsx`];
  const Page = (await loadModule?.().catch(importAgain))?.[route.page];
  if (!Page) throw new Error(`There is no ${route.page}`);
  loadedPages.set(route.page, Page);
  return Page;
}

/** A browser remembers under its address that a module did not load, so it is asked for at another. */
function importAgain(error: unknown): Promise<PageModule> {
  const [address] = /http\S+\.js/.exec(String(error)) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address}?again`);
}

export function lazyPage(route: AppRoute): ComponentType {
  const Lazy = lazy(async () => ({ default: await loadPage(route) }));
  return function Page() {
    const [Current] = useState<ComponentType>(() => loadedPages.get(route.page) ?? Lazy);
    return <Current />;
  };
}
