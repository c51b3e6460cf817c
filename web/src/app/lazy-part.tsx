import { type ComponentType, lazy } from "react";

/**
 * A part of a page that reads the API. The prerendered page shows it; its code and the library for data come after the page's
 * own, so that the text and the shell do not wait for them. Fetched at once in the browser, unless it is not wanted yet, and again
 * if that failed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => true,
): ComponentType<Props> {
  const loadPart = async () => {
    const [Part, { DataProvider }] = await Promise.all([load(), import("./DataProvider.tsx")]);
    return {
      default: (props: Props) => (
        <DataProvider>
          <Part {...props} />
        </DataProvider>
      ),
    };
  };
  const early = isWanted() ? loadPart().catch(() => undefined) : undefined;
  return lazy(async () => (await early) ?? loadPart());
}
