import { type ComponentType, lazy } from "react";
import { useLocation } from "react-router";
import { failureTexts } from "#wording/site.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/**
 * A part of a page that reads the API. The prerendered page shows it; its code and the data library load after the page's own, so
 * that the text and the shell do not wait for them. It is fetched at once in the browser unless it is not wanted yet, never before
 * `time`, and again after a failure. If it fails for good, the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => true,
  time?: Promise<void>,
): ComponentType<Props> {
  const loadPart = async () => {
    await time;
    const [Part, { DataProvider }] = await Promise.all([load(), import("../../lib/DataProvider.tsx")]);
    return {
      default: (props: Props) => (
        <DataProvider>
          <Part {...props} />
        </DataProvider>
      ),
    };
  };
  const early = isWanted() ? loadPart().catch(() => undefined) : undefined;
  const Part = lazy(async () => (await early) ?? loadPart());
  return function LazyPart(props: Props) {
    const { key } = useLocation();
    return (
      <ErrorBoundary resetKey={key} title={failureTexts.part}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
