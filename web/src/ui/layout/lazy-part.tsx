import { type ComponentType, type JSXElementConstructor, lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { failureTexts } from "#wording/site.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

type PropsOf<Part> = Part extends JSXElementConstructor<infer Props> ? (unknown extends Props ? object : Props) : never;
type Loaded<Module, Name extends keyof Module> = ComponentType<PropsOf<Module[Name]>>;

/** What is loaded when it is first shown; what is around it waits. */
export function awaited<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] as Loaded<Module, Name> }));
}

/** What is loaded when it is first shown; until then its place is empty. */
export function later<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Loaded<Module, Name> {
  const Part = awaited(load, name);
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

type When = {
  /** It is fetched at once in the browser unless it is not wanted yet. */
  isWanted?: () => boolean;
  /** It is never fetched before. */
  time?: Promise<void> | undefined;
  fallback?: ReactNode;
  /** What is around it waits with it. */
  isAwaited?: boolean;
};

/**
 * A part of a page that reads the API. The prerendered page shows it; its code and the data library load after the page's own, so
 * that the text and the shell do not wait for them, and again after a failure. If it fails for good, the rest of the page stays.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { isWanted = () => true, time, fallback, isAwaited = false }: When = {},
): Loaded<Module, Name> {
  const loadPart = async () => {
    await time;
    const [{ [name]: loaded }, { DataProvider }] = await Promise.all([load(), import("../../lib/DataProvider.tsx")]);
    const Part = loaded as Loaded<Module, Name>;
    return {
      default: (props: PropsOf<Module[Name]>) => (
        <DataProvider>
          <Part {...props} />
        </DataProvider>
      ),
    };
  };
  const early = isWanted() ? loadPart().catch(() => undefined) : undefined;
  const Part = lazy(async () => (await early) ?? loadPart());
  return function LazyPart(props) {
    const { key } = useLocation();
    const part = <Part {...props} />;
    return (
      <ErrorBoundary resetKey={key} title={failureTexts.part}>
        {isAwaited ? part : <Suspense fallback={fallback}>{part}</Suspense>}
      </ErrorBoundary>
    );
  };
}
